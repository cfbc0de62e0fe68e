"""Runs the notebook of the examples without Jupyter, and writes its outputs: `python tests/core/notebook.py`."""

from __future__ import annotations

import ast
import io
import json
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

TOUR = Path(__file__).parents[2] / "examples" / "tour.ipynb"


def run(notebook: dict[str, Any]) -> list[list[dict[str, Any]]]:
    """Return the outputs of all code cells, each run after the one before."""
    room: dict[str, Any] = {}
    return [run_cell("".join(cell["source"]), room, number) for number, cell in enumerate(code_cells(notebook), 1)]


def code_cells(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def run_cell(source: str, room: dict[str, Any], number: int) -> list[dict[str, Any]]:
    """Run a cell as a notebook does: what it prints, then what its last line is."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    said, shown = io.StringIO(), None
    with redirect_stdout(said):
        exec(compile(tree, f"cell {number}", "exec"), room)
        if isinstance(last, ast.Expr):
            shown = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), room)
    outputs: list[dict[str, Any]] = []
    if said.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": said.getvalue().splitlines(keepends=True)})
    if shown is not None:
        data = {"text/plain": repr(shown).splitlines(keepends=True)}
        if hasattr(shown, "_repr_html_"):
            data["text/html"] = shown._repr_html_().splitlines(keepends=True)
        outputs.append({"data": data, "execution_count": number, "metadata": {}, "output_type": "execute_result"})
    return outputs


def main() -> None:
    """Write the outputs into the notebook."""
    notebook = json.loads(TOUR.read_text("utf-8"))
    for number, (cell, outputs) in enumerate(zip(code_cells(notebook), run(notebook), strict=True), 1):
        cell["outputs"], cell["execution_count"] = outputs, number
    TOUR.write_text(json.dumps(notebook, ensure_ascii=False, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
