"""The rules page in pieces, so that a search shows the passages that fit under their headings."""

from __future__ import annotations

import re

HEADING = re.compile(r"#{1,6} ")
ITEM = re.compile(r"([-*] |\d+\. )")


def without_tests(page: str) -> str:
    """Leave out of tables the column that names tests: it is for whoever reads the code."""
    lines: list[str] = []
    table: list[str] = []
    for line in [*page.splitlines(), ""]:
        if line.startswith("|"):
            table.append(line)
            continue
        lines += _shown(table)
        table = []
        lines.append(line)
    return "\n".join(lines[:-1])


def _shown(table: list[str]) -> list[str]:
    cells = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in table]
    tests = {at for row in cells for at, cell in enumerate(row) if re.fullmatch(r"`test_\w+`(, `test_\w+`)*", cell)}
    if not tests:
        return table
    return [f"| {' | '.join(cell for at, cell in enumerate(row) if at not in tests)} |" for row in cells]


def plain_text(page: str) -> str:
    """Return Markdown as it is read aloud: no signs, a table's row as a line."""
    lines: list[str] = []
    for line in page.splitlines():
        if re.fullmatch(r"\|[\s|:-]+\|", line):
            continue
        if line.startswith("|"):
            line = "; ".join(cell.strip() for cell in line.strip("|").split("|") if cell.strip())
        line = re.sub(r"^#{1,6} ", "", line)
        line = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", line)
        lines.append(re.sub(r"\*\*|`|(?<!\w)\*(?=\w)|(?<=\w)\*(?!\w)", "", line))
    return "\n".join(lines)


def passages(page: str) -> list[tuple[list[str], str]]:
    """Split a Markdown page into paragraphs and list items, each with the headings above it."""
    found: list[tuple[list[str], str]] = []
    above: list[str] = []
    block: list[str] = []

    def close() -> None:
        if block:
            found.append((list(above), "\n".join(block)))
            block.clear()

    for line in page.splitlines():
        if HEADING.match(line):
            close()
            level = line.index(" ")
            above[:] = [each for each in above if each.index(" ") < level] + [line]
        elif not line.strip():
            close()
        elif ITEM.match(line) or (line.startswith("|") and block and not block[0].startswith("|")):
            close()
            block.append(line)
        else:
            block.append(line)
    close()
    return found


def search(page: str, text: str) -> str:
    """Return the passages that hold every word of a text, under their headings; the whole page for an empty text."""
    wanted = text.casefold().split()
    if not wanted:
        return page
    lines: list[str] = []
    shown: list[str] = []
    for above, block in passages(page):
        heading = above[-1] if above else ""
        if _fits(heading, block, wanted) and (block := _rows(heading, block, wanted)):
            lines += [heading + "\n" for heading in above if heading not in shown]
            shown = above
            lines.append(block + "\n")
    return "\n".join(lines)


def _fits(heading: str, text: str, wanted: list[str]) -> bool:
    return all(_holds(f"{heading} {text}".casefold(), word) for word in wanted)


def _rows(heading: str, block: str, wanted: list[str]) -> str:
    """Return of a table its head and the rows that fit, or nothing; all else as it stands."""
    if not block.startswith("|"):
        return block
    head, rule, *rows = block.splitlines()
    kept = [row for row in rows if _fits(heading, row, wanted)]
    return "\n".join([head, rule, *kept]) if kept else ""


def _holds(passage: str, word: str) -> bool:
    # A word is found from its beginning, so that A-1 does not bring A-10, nor "art" every "start".
    end = r"(?!\d)" if word[-1].isdigit() else ""
    return re.search(rf"(?<!\w){re.escape(word)}{end}", passage) is not None
