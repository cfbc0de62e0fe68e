"""Mends a leak in what mypyc generates: a vector that comes from interpreted code must be borrowed, not taken.

`Emitter.emit_unbox` of mypyc 2.4.1 has a parameter `borrow` and does not look at it for vectors: it calls librt's
`unbox`, which returns a new reference. Its two callers that ask to borrow never give that reference back: the setter of
an attribute, which takes one of its own besides, and the wrapper of a function, for each argument. So each vector that
plain Python sets or passes is lost, in our modules and in every third party's. python/mypy PR 21657 mended the same
for ints; the vectors themselves are mypyc/mypyc issue 840, where this belongs.

The generated C is mended before it is compiled, so that authors need not know of it. The version of mypy is pinned
exactly (`MYPY`): another one is looked at anew, since mending what is no longer broken would free a vector too early.
"""

from __future__ import annotations

import re
from typing import Final

# One line each, as emitclass.generate_setter and emitwrapper.generate_arg_check write them.
_SET: Final = re.compile(r"^[ \t]*VEC_[A-Z0-9]+_INCREF\(tmp\);\n", re.MULTILINE)
_PASSED: Final = re.compile(r"^([ \t]*)(arg_\w+) = (Vec\w+)Api\.unbox\(obj_\w+(?:, [^;\n]*)?\);\n", re.MULTILINE)
# What must be left when all is mended: no unboxed value or argument but those that were seen.
_UNBOXED: Final = re.compile(r"^[ \t]*(?:arg_\w+|tmp) = Vec\w+Api\.unbox\(", re.MULTILINE)
_MACROS: Final = {
    "VecI64": "VEC_I64",
    "VecI32": "VEC_I32",
    "VecI16": "VEC_I16",
    "VecU8": "VEC_U8",
    "VecFloat": "VEC_FLOAT",
    "VecBool": "VEC_BOOL",
    "VecT": "VEC_T",
    "VecNested": "VEC_NESTED",
}


def mend(generated: str) -> tuple[str, int]:
    """Return generated C in which vectors from outside are borrowed, and at how many places.

    A setter keeps the reference that unboxing gave it; an argument gives it back at once, since the caller holds the
    vector until the call returns.
    """
    unboxed = len(_UNBOXED.findall(generated))
    text, passed = _PASSED.subn(_give_back, generated)
    text, assigned = _SET.subn("", text)
    if passed + assigned != unboxed:
        raise ValueError(f"{unboxed} vectors come from outside, but {passed + assigned} of them could be mended")
    return text, unboxed


def _give_back(found: re.Match[str]) -> str:
    indent, name, kind = found.groups()
    return f"{found[0]}{indent}if (!VEC_IS_ERROR({name})) {_MACROS[kind]}_DECREF({name});\n"
