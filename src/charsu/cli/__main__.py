"""`python -m charsu.cli` is `charsu`."""

from .app import main

main()
