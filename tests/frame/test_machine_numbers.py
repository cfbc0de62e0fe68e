"""Machine numbers stay machine numbers: `a if c else 0` of an i64 and a literal is made of objects by the compiler."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from bestiary._engine import ENGINE

PLANTED = """
def first(position: Position) -> i64:
    return 0 if position.over else position.turn

def second(position: Position) -> i64:
    left: i64 = position.left if position.turn else -1
    return left

def fine(position: Position) -> i64:
    if position.over:
        return i64(0) if position.turn else position.left
    return 1 if position.turn else 2
"""


def test_no_choice_between_a_machine_number_and_a_literal() -> None:
    found = [
        f"{name}:{line}: write i64(…) around the literal"
        for name, file in ENGINE.sources.items()
        for line in boxed(file.read_text("utf-8"))
    ]
    assert len(ENGINE.sources) > 100
    assert not found, "\n".join(found)


def test_planted_choices_are_found() -> None:
    assert list(boxed(PLANTED)) == [3, 6]


def boxed(text: str) -> Iterator[int]:
    """Yield the lines of choices between something and a bare literal where a machine number is returned or kept."""
    for function in ast.walk(ast.parse(text)):
        if not isinstance(function, ast.FunctionDef):
            continue
        for node in ast.walk(function):
            machine = (isinstance(node, ast.Return) and _is_i64(function.returns)) or (
                isinstance(node, ast.AnnAssign) and _is_i64(node.annotation)
            )
            value = getattr(node, "value", None)
            if machine and isinstance(value, ast.IfExp) and _is_literal(value.body) != _is_literal(value.orelse):
                yield value.lineno


def _is_i64(annotation: ast.expr | None) -> bool:
    return isinstance(annotation, ast.Name) and annotation.id == "i64"


def _is_literal(value: ast.expr) -> bool:
    number = value.operand if isinstance(value, ast.UnaryOp) else value
    return isinstance(number, ast.Constant) and type(number.value) is int
