"""Puts what sources say of their classes and functions into what mypyc generates, so that `help()` shows it.

mypyc keeps of a docstring nothing but the names of the parameters. They stay, since Python reads a signature from them;
the types, which that form has no room for, and the docstring follow.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from inspect import cleandoc
from typing import Final

FILE: Final = "__native_"
_END: Final = "--\\n\\n"  # of the signature, as it stands in the generated C
_LITERAL: Final = r'"((?:[^"\\]|\\.)*)"'
_DOC: Final = r"PyDoc_STR\()(?:NULL|" + _LITERAL + r")\)"
_FUNCTION: Final = re.compile(r"(\(PyCFunction\)CPyPy_(\w+),\s*METH_[\w |]+,\s*" + _DOC)
_CLASS: Final = re.compile(r"(CPyType_(\w+)_template_ = \{[^}]*?\.tp_doc = " + _DOC)
_NUMBER: Final = re.compile(r"(?<!\[)\b(?:i64|i32|i16|u8)\b")  # plain ints to whoever calls; a vector has its kind


def document(generated: str, symbol: str, source: str) -> str:
    """Return the generated C of a module with the docs of its source; a symbol is the module's name in C."""
    docs = {f"{symbol}___{name}": text for name, text in texts(source).items()}
    for pattern in (_FUNCTION, _CLASS):
        generated = pattern.sub(lambda found: _with(found, docs), generated)
    return generated


def symbol_of(module: str) -> str:
    """Return how mypyc writes a module's name in C."""
    return module.replace("___", "___3_").replace(".", "___")


def texts(source: str) -> dict[str, str]:
    """Return what a source says of its classes, methods and functions, by their names as mypyc joins them."""
    return dict(_texts(ast.parse(source), ""))


def _texts(node: ast.Module | ast.ClassDef, within: str) -> Iterator[tuple[str, str]]:
    for each in node.body:
        if not isinstance(each, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        if said := ast.get_docstring(each, clean=False):
            yield within + each.name, _types(each) + cleandoc(said)
        if isinstance(each, ast.ClassDef):
            yield from _texts(each, f"{within}{each.name}___")


def _types(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    if isinstance(node, ast.ClassDef):
        return ""
    arguments = ast.unparse(node.args)
    arguments = re.sub(r"^(?:self|cls)(?:, |$)", "", arguments)
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return _NUMBER.sub("int", f"{node.name}({arguments}){returns}\n\n")


def _with(found: re.Match[str], docs: Mapping[str, str]) -> str:
    begin, name, signature = found.groups()
    text = docs.get(name)
    if text is None:
        return found[0]
    return f'{begin}"{signature if signature and signature.endswith(_END) else ""}{_literal(text)}")'


def _literal(text: str) -> str:
    """Write a text as C does; whatever is not a plain sign, and ? for the sake of trigraphs, by its bytes."""
    return "".join(
        chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}" for byte in text.encode()
    )
