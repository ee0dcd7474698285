# `make site` builds the site into Site/public, `make test` tests the program, the pages and the articles.
# Both install what is missing first.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help site test quick lint bench growth test-swift test-browser test-articles test-mutations keel packages \
	packages-browser packages-articles format clean

# Annotations at the lines of a pull request where those are shown.
FORMAT ?= $(if $(filter true,$(GITHUB_ACTIONS)),github,terminal)
VENV := .venv
PIP := $(VENV)/bin/python -m pip install --quiet --disable-pip-version-check

help: ## show this text
	@echo "usage: make TARGET"
	@sed -nE 's/^([a-z-]+):.*## (.*)/\1|\2/p' $(MAKEFILE_LIST) | while IFS='|' read -r name text; do printf '  %-14s%s\n' "$$name" "$$text"; done

site: keel ## check the examples and build the site into Site/public
	@echo "make: building the site"
	@SOURCE_DATE_EPOCH=$${SOURCE_DATE_EPOCH:-$$(date +%s)} .build/release/keel build --format $(FORMAT)
	@echo "make: read it at Site/public/index.html"

test: test-swift test-browser test-articles ## run the tests of the program, of the pages and of the articles

# What is run between edits: without the compiler's, the killing and the browser's tests, in under two minutes.
quick: packages lint ## the sources' form and the tests that need no compiler, killing or browser
	@echo "make: running the quick tests"
	swift test --disable-xctest --skip '$(SLOW)'

SLOW := ^KeelExamplesTests|KillTests|ExampleCommandTests

lint: ## check the form of the sources
	swift format lint --strict --recursive Sources Tests Package.swift

# The two Swift builds share a folder, so one comes after the other.
test-swift: packages ## run the tests of the program; FILTER=… only those whose name has it
	@echo "make: running the tests"
	swift test --disable-xctest $(if $(FILTER),--filter '$(FILTER)')

keel: packages
	@echo "make: building keel"
	@swift build --configuration release --static-swift-stdlib --product keel

# Of the site as it is now, with the program as it is now.
test-browser: test-swift site packages-browser
	@echo "make: testing the pages in a browser"
	$(VENV)/bin/python -m pytest --quiet --numprocesses auto --maxprocesses 4 --dist worksteal Tests/Browser

# The examples are built once more, so the program comes first.
test-articles: keel packages-articles
	@echo "make: testing the articles"
	$(VENV)/bin/python -m pytest Tests/Articles

test-mutations: keel ## break what the articles claim, claim by claim (NAMES=vip-cycle/3 for one); takes minutes
	@echo "make: breaking the articles' claims"
	@python3 Tests/Articles/mutations.py $(NAMES)

growth: keel ## how time and memory grow with a hundred shapes of input
	@python3 Tests/Benchmarks/growth.py .build/release/keel

bench: keel ## measure Keel against the compiler and SwiftPM alone; takes a while
	@echo "make: measuring"
	@python3 Tests/Benchmarks/bench.py

packages:
	@.ci/packages build

packages-browser:
	@.ci/packages browser
	@[ -x $(VENV)/bin/python ] || python3 -m venv $(VENV)
	@echo "make: installing the browser tests' Python packages"
	@$(PIP) --requirement Tests/Browser/requirements.txt
	@$(PIP) --no-deps --requirement Tests/Browser/requirements-bare.txt

packages-articles: Tests/Articles/requirements.txt
	@.ci/packages articles
	@[ -x $(VENV)/bin/python ] || python3 -m venv $(VENV)
	@$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --requirement $<

format: ## bring the sources into form
	swift format --in-place --recursive Sources Tests Package.swift

clean: ## remove all that was built
	rm -rf .build $(VENV) Site/public Site/examples Site/.keel
