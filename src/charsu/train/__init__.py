"""Training by self-play: `charsu train`, or `python -m charsu.train` where only PyTorch, NumPy and Numba are."""
