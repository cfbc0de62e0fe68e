"""Lists the games one can go on with, and deletes them."""

import json
from typing import Annotated, Any

import typer


def saves(
    names: Annotated[list[str] | None, typer.Argument(help="Only these, as the list names them.")] = None,
    delete: Annotated[bool, typer.Option("--delete", help="Delete the games that are named.")] = False,
    finished: Annotated[bool, typer.Option("--finished", help="Also games that are over, and damaged files.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the games you can go on with, the last played first; or delete some of them."""
    from bestiary.core.errors import BadRecord
    from bestiary.terminal import shelf

    lying = shelf.shelved()
    missing = [name for name in names or [] if name not in {kept.name for kept in lying}]
    if missing:
        known = ", ".join(kept.name for kept in lying) or "none"
        raise BadRecord(f"there is no game {missing[0]!r} in {shelf.folder()}; there are: {known}")
    if delete and not names:
        raise BadRecord("say which games are to be deleted: bestiary saves NAME --delete")
    chosen = [kept for kept in lying if (kept.name in names if names else finished or (kept.game and not kept.over))]
    if delete:
        for kept in chosen:
            remove(kept.path)
    if as_json:
        print(json.dumps([data(kept) for kept in chosen], indent=2, ensure_ascii=False))
    elif delete:
        print("\n".join(f"Deleted {kept.name}." for kept in chosen))
    else:
        print("\n".join(in_words(chosen)))


def remove(path: Any) -> None:
    """Delete a file, or say why not."""
    from bestiary.core.errors import BadRecord

    try:
        path.unlink()
    except OSError as error:
        raise BadRecord(f"{path} can't be deleted: {error.strerror}") from None


def data(kept: Any) -> dict[str, Any]:
    """Return what is known of a file, ready for JSON."""
    return {
        "name": kept.name,
        "game": kept.game or None,
        "players": list(kept.names),
        "moves": kept.moves,
        "over": kept.over,
        "written": kept.written.isoformat(timespec="seconds"),
        "path": str(kept.path),
    }


def in_words(chosen: list[Any]) -> list[str]:
    """Return a line for each game, and how to go on."""
    from bestiary.terminal import shelf
    from bestiary.terminal.command import command

    if not chosen:
        return [f"There is no game to go on with in {shelf.folder()}."]
    lines = []
    for kept in chosen:
        state = "over" if kept.over else "running" if kept.game else "damaged: can't be read as a game"
        who = f"{', '.join(kept.names)}; {kept.moves} moves; {state}" if kept.game else state
        lines.append(f"{kept.name}   {kept.written:%Y-%m-%d %H:%M}   {who}")
    first = next((kept for kept in chosen if kept.game and not kept.over), None)
    how = [f"Go on with: {command()} play --resume {shelf.called(first.path)}"] if first else []
    return [*lines, *how, f"Delete with: {command()} saves {chosen[-1].name} --delete"]
