print("keel")
