import KeelBase
