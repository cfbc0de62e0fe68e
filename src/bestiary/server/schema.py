"""The protocol for other languages: `python -m bestiary.server.schema [FILE]` writes TypeScript types.

They are generated when the page is built and never committed, so the page's type check fails when the two part.
"""

from __future__ import annotations

import dataclasses
import sys
import typing
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as mi

from bestiary import bots
from bestiary.core.game import Game
from bestiary.core.optional.endings import Finale
from bestiary.core.previews import Foreseen, Previews
from bestiary.core.registry import games
from bestiary.core.view import Change, View
from bestiary.server import analysis_types, api_types
from bestiary.server.contents import event_arguments
from bestiary.server.gathering import BEASTS
from bestiary.server.gathering_messages import LARGEST_WISH, GatheringReply, GuestMessage
from bestiary.server.messages import CLOSE_CODES, ERRORS, PROTOCOL, ClientMessage, ServerMessage
from bestiary.table.news import Snapshot
from bestiary.table.phrases import PHRASES

DEFAULT = Path(__file__).parents[3] / "web" / "src" / "generated" / "protocol.ts"
API = [
    kind
    for module in (api_types, analysis_types)
    for kind in vars(module).values()
    if isinstance(kind, type) and dataclasses.is_dataclass(kind)
]


def view_types() -> dict[str, type[View]]:
    """Return the class of each installed game's view."""
    return {game.id: _view_type(type(game)) for game in games()}


def _view_type(game: type[Game]) -> type[View]:
    try:
        found = typing.get_type_hints(game.view).get("return")
    except (NameError, TypeError):  # in a stranger's annotations
        found = None
    return found if isinstance(found, type) and issubclass(found, View) else View


def preview_types() -> list[type]:
    """Return what the installed games tell beforehand, where they have types for it."""
    parts = (part for game in games() if isinstance(game, Previews) for part in (game.preview, game.prospect))
    found = (typing.get_type_hints(part)["return"] for part in parts)
    return [kind for kind in found if kind is not Any]


class TypeScript:
    """A writer of types, each once, by name."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self.view_of: dict[type, str] = {kind: game for game, kind in view_types().items()}

    def name(self, info: mi.Type) -> str:
        """Return the TypeScript for a type, and note what it refers to."""
        match info:
            case mi.StructType() | mi.DataclassType():
                return self.struct(info)
            case mi.UnionType():
                return " | ".join(self.name(part) for part in info.types)
            case mi.ListType() | mi.VarTupleType():
                item = self.name(info.item_type)
                return f"({item})[]" if " " in item else f"{item}[]"
            case mi.TupleType():
                return f"[{', '.join(self.name(part) for part in info.item_types)}]"
            case mi.DictType():
                return f"Record<string, {self.name(info.value_type)}>"
            case mi.LiteralType():
                return " | ".join(msgspec.json.encode(value).decode() for value in info.values)
            case mi.IntType() | mi.FloatType():
                return "number"
            case mi.StrType():
                return "string"
            case mi.BoolType():
                return "boolean"
            case mi.NoneType():
                return "null"
            case mi.AnyType():
                return "unknown"
        raise TypeError(f"the protocol has no TypeScript for {info}")

    def struct(self, info: mi.StructType | mi.DataclassType) -> str:
        """Write a class down and return its name."""
        kind = info.cls
        if kind.__name__ in self.written:
            return kind.__name__
        self.written[kind.__name__] = ""
        about = f"/** {(kind.__doc__ or '').splitlines()[0]} */\n"
        if isinstance(info, mi.StructType) and info.array_like:
            parts = [f'"{info.tag}"'] if info.tag else []
            parts += [f"{field.encode_name}: {self.name(field.type)}" for field in info.fields]
            labelled = [part if ":" in part else f"tag: {part}" for part in parts]
            self.written[kind.__name__] = f"{about}export type {kind.__name__} = [{', '.join(labelled)}];\n"
            return kind.__name__
        lines = []
        if isinstance(info, mi.StructType) and info.tag_field:
            lines.append(f'  {info.tag_field}: "{info.tag}";')
        lines += [f"  {self.field(info, field)};" for field in info.fields]
        body = "\n".join(lines)
        self.written[kind.__name__] = f"{about}export interface {kind.__name__} {{\n{body}\n}}\n"
        return kind.__name__

    def field(self, info: mi.StructType | mi.DataclassType, field: mi.Field) -> str:
        """Write one field: optional where the sender may leave it out."""
        written = self.name(field.type)
        if info.cls in (Snapshot, api_types.Practised) and field.name == "view":
            written = "AnyView"
        elif (info.cls, field.name) in ((api_types.Replay, "view"), (api_types.Practised, "air")):
            written = "AnyView | null"
        elif info.cls is api_types.Practised and field.name == "foreseen":
            written = "Foreseen"
        elif info.cls is api_types.Step and field.name == "changes":
            written = "Change[]"
        elif info.cls in self.view_of and field.name == "game":
            written = f'"{self.view_of[info.cls]}"'
        return f"{field.encode_name}{'?' if leaves_out(info, field) else ''}: {written}"


def leaves_out(info: mi.StructType | mi.DataclassType, field: mi.Field) -> bool:
    """Tell whether a message may come without the field: one we send only if it leaves defaults out."""
    if field.required:
        return False
    if not isinstance(info, mi.StructType):
        return True
    return info.forbid_unknown_fields or info.cls.__struct_config__.omit_defaults


def typescript() -> str:
    """Return the protocol, the HTTP API and all games' views as TypeScript."""
    writer = TypeScript()
    views = " | ".join(writer.name(info) for info in mi.multi_type_info(list(view_types().values())))
    client, server, change = (writer.name(info) for info in mi.multi_type_info([ClientMessage, ServerMessage, Change]))
    for info in mi.multi_type_info([*API, Finale, Foreseen, *preview_types()]):
        writer.name(info)
    guest, host = (writer.name(info) for info in mi.multi_type_info([GuestMessage, GatheringReply]))
    codes = " | ".join(f'"{code}"' for code in ERRORS)
    closes = ", ".join(f'{code}: "{name}"' for name, code in CLOSE_CODES.items())
    events = msgspec.json.encode({game.id: event_arguments(game) for game in games()}).decode()
    head = [
        "// Written by `python -m bestiary.server.schema`; change the Python types, not this file.\n",
        f"export const PROTOCOL = {PROTOCOL};\n",
        f"export const LARGEST_WISH = {LARGEST_WISH};\n",
        f"export type AnyView = {views};\n",
        f"export type Change = {change};\n",
        f"export type ClientMessage = {client};\n",
        f"export type ServerMessage = {server};\n",
        f"export type GuestMessage = {guest};\n",
        f"export type GatheringReply = {host};\n",
        f"export const PHRASES = {msgspec.json.encode(PHRASES).decode()} as const;\n",
        "/** The levels that a bot can be seated or stood in with, the weakest first. */",
        f"export const LEVELS: readonly string[] = {msgspec.json.encode(bots.names()).decode()};\n",
        f"export const BEASTS = {msgspec.json.encode(BEASTS).decode()} as const;\n",
        f"export type ErrorCode = {codes};\n",
        f"export const CLOSED: Record<number, ErrorCode> = {{ {closes} }};\n",
        "/** What an event's arguments are, by game and kind: seat, spot, number or a family of words. */",
        f"export const EVENTS: Record<string, Record<string, Record<string, string>>> = {events};\n",
    ]
    return "\n".join([*head, *writer.written.values()])


def json_schema() -> dict[str, Any]:
    """Return the protocol as JSON Schema."""
    kinds = [ClientMessage, ServerMessage, *view_types().values()]
    (client, server, *views), components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Bestiary socket protocol {PROTOCOL}",
        "$defs": {**components, "ClientMessage": client, "ServerMessage": server, "AnyView": {"anyOf": views}},
    }


def main(arguments: list[str]) -> None:
    """Write the TypeScript file, only if it changed: a bundler watches it."""
    target = Path(arguments[0]) if arguments else DEFAULT
    text = typescript()
    if target.is_file() and target.read_text("utf-8") == text:
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
