"""What is closed when one is done with it, by `with`."""

from __future__ import annotations

from types import TracebackType
from typing import Self


class Closing:
    """Something that closes itself at the end of a `with` block."""

    def close(self) -> None:
        """End what was started."""
        raise NotImplementedError

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
