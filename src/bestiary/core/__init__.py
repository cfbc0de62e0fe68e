"""The contract a game fulfils, and what is written once for all games: this is Bestiary's public API."""

from bestiary.core.aims import Decision, aim_column, decide, read_decision, refusal_of, write_aim
from bestiary.core.chance import Chance, Keyed, Recorder, Tape, TapeDry, commitment
from bestiary.core.declared import ActionKind, Condition, EventKind, Option, Term, Trial, Unseen
from bestiary.core.errors import (
    BadGame,
    BadNotation,
    BadOption,
    BadOutcome,
    BadRecord,
    BadSeats,
    BadSeed,
    BadState,
    BestiaryError,
    CannotUndo,
    NoPractice,
    OtherRulesVersion,
    Refused,
    UnknownGame,
)
from bestiary.core.game import CONTRACT, Game, Rule, bits, column
from bestiary.core.log import EVERYONE, Log
from bestiary.core.match import Match
from bestiary.core.nature import OutcomeFailed, outcome_key
from bestiary.core.pack import pack, plain, unpack
from bestiary.core.playout import playout, playouts
from bestiary.core.record import Header, Move, Record, Result, load, save
from bestiary.core.registry import game_of, games, get, ids, register
from bestiary.core.state import HIDDEN, LOOKS, NATURE, UNSEEN, State
from bestiary.core.view import Choice, Drawing, Event, Piece, Prompt, Spot, View
from bestiary.core.words import LANGUAGES, Words

__all__ = [
    "CONTRACT",
    "EVERYONE",
    "HIDDEN",
    "LANGUAGES",
    "LOOKS",
    "NATURE",
    "UNSEEN",
    "ActionKind",
    "BadGame",
    "BadNotation",
    "BadOption",
    "BadOutcome",
    "BadRecord",
    "BadSeats",
    "BadSeed",
    "BadState",
    "BestiaryError",
    "CannotUndo",
    "Chance",
    "Choice",
    "Condition",
    "Decision",
    "Drawing",
    "Event",
    "EventKind",
    "Game",
    "Header",
    "Keyed",
    "Log",
    "Match",
    "Move",
    "NoPractice",
    "Option",
    "OtherRulesVersion",
    "OutcomeFailed",
    "Piece",
    "Prompt",
    "Record",
    "Recorder",
    "Refused",
    "Result",
    "Rule",
    "Spot",
    "State",
    "Tape",
    "TapeDry",
    "Term",
    "Trial",
    "UnknownGame",
    "Unseen",
    "View",
    "Words",
    "aim_column",
    "bits",
    "column",
    "commitment",
    "decide",
    "game_of",
    "games",
    "get",
    "ids",
    "load",
    "outcome_key",
    "pack",
    "plain",
    "playout",
    "playouts",
    "read_decision",
    "refusal_of",
    "register",
    "save",
    "unpack",
    "write_aim",
]
