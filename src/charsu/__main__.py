"""`python -m charsu` is `charsu`."""

from .cli import main

if __name__ == "__main__":
    main()
