"""The rules' buffers as numpy arrays: shared, not copied, and read-only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bestiary.envs.setup import MissingPackage

try:
    import numpy as np
except ImportError as missing:
    raise MissingPackage("numpy") from missing

INT32 = np.dtype(np.int32)
INT8 = np.dtype(np.int8)

# Any: numpy's annotations don't know that the rules' vectors have the buffer protocol.
share: Callable[[Any, np.dtype[Any]], np.ndarray[Any, Any]] = np.frombuffer
