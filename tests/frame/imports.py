"""Reads from the sources who imports whom, at any depth: an import inside a function counts like any other."""

import ast
from collections.abc import Container, Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src"
PACKAGE = "bestiary"
MADE = {"static", "__pycache__"}

Graph = dict[str, set[str]]


def modules() -> dict[str, Path]:
    """Map the name of every module to its file."""
    files = (file for file in (SOURCES / PACKAGE).rglob("*.py") if not MADE & set(file.parts))
    return {_name(file.relative_to(SOURCES)): file for file in sorted(files)}


def _name(file: Path) -> str:
    parts = file.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def graph() -> Graph:
    """Map each module to the modules of the package that it imports."""
    known = modules()
    return {name: set(imported(file.read_text("utf-8"), known)) - {name} for name, file in known.items()}


def imported(text: str, known: Container[str]) -> Iterator[str]:
    """Yield which of the known modules a text imports."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names if each.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for each in node.names:
                full = f"{node.module}.{each.name}"
                if full in known or node.module in known:
                    yield full if full in known else node.module


def layer(module: str) -> str:
    """Return the layer that a module belongs to: its first folder, or `engine` for what lies in none."""
    parts = module.split(".")
    if parts[-1] == "__main__":
        return "cli"
    return parts[1] if len(parts) > 1 and (SOURCES / PACKAGE / parts[1]).is_dir() else "engine"


def layers(imports: Graph) -> Graph:
    """Map each layer to those it imports."""
    found: Graph = {}
    for module, others in imports.items():
        found.setdefault(layer(module), set()).update(layer(other) for other in others)
    return {name: others - {name} for name, others in found.items()}


def cycles(imports: Graph) -> list[list[str]]:
    """List the groups of modules that import each other in a circle, by Tarjan's strongly connected components."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(node: str) -> None:
        index[node] = low[node] = len(index)
        stack.append(node)
        for other in sorted(imports.get(node, ())):
            if other not in index:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], index[other])
        if low[node] == index[node]:
            group = stack[stack.index(node) :]
            del stack[-len(group) :]
            if len(group) > 1:
                found.append(sorted(group))

    for node in sorted(imports):
        if node not in index:
            visit(node)
    return sorted(found)
