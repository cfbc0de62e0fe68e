"""Starts the command line: `python -m bestiary`."""

import sys

from bestiary.cli import run


def main() -> None:
    """Run the command line of this process and leave with its exit code."""
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
