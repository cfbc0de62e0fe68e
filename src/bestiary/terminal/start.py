"""From a wish on the command line to a table: checks it, asks for what is missing, says what was saved."""

from __future__ import annotations

import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

import bestiary.bots as bots
from bestiary.core.errors import BadOption, BadSeats, BestiaryError, UnknownGame
from bestiary.core.game import Game
from bestiary.core.registry import games, get, ids
from bestiary.core.words import check_language
from bestiary.table.orders import default_orders
from bestiary.terminal.lines import Lines
from bestiary.terminal.opponents import Opponents
from bestiary.terminal.plain import PlainTable
from bestiary.terminal.practice import PlainPractice
from bestiary.terminal.saved import NotSaved
from bestiary.terminal.seating import Seat, check_count, read_options, read_seats, seated
from bestiary.terminal.session import Session, key_of
from bestiary.terminal.shelf import find, latest
from bestiary.terminal.speech import game_words, terminal_words
from bestiary.terminal.standing import read_orders
from bestiary.workers.nature import Supplier


class TerminalTooSmall(BestiaryError):
    """What is raised when the app is started in a terminal in which it can't be shown."""


@dataclass(frozen=True)
class Wish:
    """What was given on the command line."""

    game: str | None = None
    seats: str | None = None
    players: int | None = None
    options: tuple[str, ...] = ()
    language: str | None = None
    seed: str | None = None
    path: Path | None = None
    hints: bool = False
    orders: str | None = None  # of all people, as a command line writes them
    locale: str = "en"  # the language where none is wished for
    say: bool = False  # whether to speak in sentences instead of drawing


def resumed_file(text: str, game: str | None) -> Path:
    """Return which game is to go on: the one named by file, name or game, else the one played last."""
    if not text:
        return latest(get(game).id if game else None)
    path = find(text)
    if not path.exists() and text in ids():
        return latest(text)
    return path


def play(wish: Wish, resume: Path | None, *, plain: bool) -> None:
    """Play until the game is over or left, in lines or on the screen."""
    language = check_language(wish.language) if wish.language else wish.locale
    if wish.path is not None and wish.path.exists() and wish.path != resume:
        raise NotSaved(f"{wish.path} exists: save to another file, or go on with --resume {wish.path}")
    if resume is not None:
        session = Session.resumed(resume, wish.language)
        if wish.game not in (None, session.game.id):
            raise BadSeats(f"the game in {resume} is {session.game.id}, not {wish.game}")
        if wish.path is not None:
            session.path = wish.path
        if wish.orders is not None:
            session.order_all(wish.orders)
        _run(session, wish, plain=plain)
        return
    game = get(wish.game) if wish.game is not None else None
    if game is None and (wish.seats or wish.players or wish.options or wish.orders is not None):
        raise UnknownGame("say which game: bestiary play GAME; `bestiary games` lists them")
    if game is not None:
        options = read_options(game, wish.options)
        words = game_words(game, language)
        if wish.orders is not None:
            read_orders(game, default_orders(game), wish.orders)
        if wish.seats is not None:
            seats = read_seats(game, wish.seats, words, wish.players)
            _run(dealt(game, seats, options, wish, language), wish, plain=plain)
            return
        if wish.players is not None:
            check_count(game, wish.players)
    if plain:
        _ask_and_run(game, wish, language)
    else:
        _pick_and_run(game, wish, language)


def practise(game: str | None, language: str) -> None:
    """Let the player throw without a game, in lines."""
    if game is None:
        raise UnknownGame("say which game: bestiary play GAME --practice")
    with Supplier() as supplier:
        PlainPractice(get(game), supplier, check_language(language)).run()


def dealt(game: Game, seats: list[Seat], options: dict[str, str], wish: Wish, language: str) -> Session:
    """Deal the game that was wished for."""
    session = Session.new(game, seats, options, key_of(wish.seed), wish.path, language, wish.hints)
    if wish.orders is not None:
        session.order_all(wish.orders)
    return session


def _run(session: Session, wish: Wish, *, plain: bool) -> None:
    with Opponents() as opponents:
        if plain:
            PlainTable(session, opponents, Lines(spoken=wish.say)).run()
        else:
            from bestiary.terminal.app import TerminalGame

            check_size(session.language)
            _on_screen(TerminalGame(session, opponents, seed=wish.seed, path=wish.path))


# On the screen


def _pick_and_run(game: Game | None, wish: Wish, language: str) -> None:
    from bestiary.terminal.app import TerminalGame
    from bestiary.terminal.picker import Setting

    check_size(language)
    chosen = game or next(iter(games()))
    players = wish.players or chosen.seats[0]
    setting = Setting(chosen, players, language, options=read_options(chosen, wish.options), orders=wish.orders)
    with Opponents() as opponents:
        _on_screen(TerminalGame(setting, opponents, seed=wish.seed, path=wish.path, hints=wish.hints))


def _on_screen(app: object) -> None:
    from bestiary.terminal.app import TerminalGame

    assert isinstance(app, TerminalGame)
    app.run()
    session = app.session
    if app.failure is not None:
        raise BestiaryError(app.failure)
    if session is not None:
        print(session.words.say("ui-recorded" if session.over else "ui-saved", **session.where()))
    if app.return_code:
        sys.exit(app.return_code)


def check_size(language: str) -> None:
    """Refuse to start in a terminal that is too small."""
    from bestiary.terminal.rooms import too_small

    size = shutil.get_terminal_size()
    if sentence := too_small(size.columns, size.lines, terminal_words(language)):
        raise TerminalTooSmall(sentence)


# In lines


def _ask_and_run(game: Game | None, wish: Wish, language: str) -> None:
    lines = Lines(spoken=wish.say)
    try:
        game = game or _ask_game(lines, language)
        seats, options = ask_seats(lines, game, wish, language)
    except (EOFError, KeyboardInterrupt):
        lines.tell(terminal_words(language).say("ui-plain-end-of-input"))
        return
    session = dealt(game, seats, options, wish, language)
    with Opponents() as opponents:
        PlainTable(session, opponents, lines).run()


def _ask_game(lines: Lines, language: str) -> Game:
    offered = list(games())
    if len(offered) == 1:
        return offered[0]
    while True:
        names = ", ".join(game.id for game in offered)
        answer = lines.ask(terminal_words(language).say("ui-ask-game", games=names))
        try:
            return get(answer)
        except UnknownGame as error:
            lines.tell(str(error))


def ask_seats(lines: Lines, game: Game, wish: Wish, language: str) -> tuple[list[Seat], dict[str, str]]:
    """Ask for what the command line leaves open: players, who they are, options."""
    words = game_words(game, language)
    players = wish.players
    while players is None:
        counts = list(map(str, game.seats))
        asked = words.say("ui-ask-players", counts=", ".join(counts), default=counts[0])
        if (answer := lines.ask(asked) or counts[0]) in counts:
            players = int(answer)
        else:
            lines.tell(words.say("ui-ask-players-again", answer=answer, counts=", ".join(counts)))
    parts: list[str] = []
    while len(parts) < players:
        default = "greedy" if parts else "you"
        named = ", ".join(bots.names())
        answer = lines.ask(words.say("ui-ask-seat", number=len(parts) + 1, bots=named, default=default)) or default
        try:
            seated([*parts, answer], words)
            parts.append(answer)
        except BadSeats as error:
            lines.tell(str(error))
    options = read_options(game, wish.options)
    given = {part.partition("=")[0].strip() for part in wish.options}
    for option in game.options:
        while option.name not in given:
            values = ", ".join(f"{value} ({words.say(f'option-{option.name}-{value}')})" for value in option.values)
            title = words.say(f"option-{option.name}")
            answer = lines.ask(words.say("ui-ask-option", title=title, values=values, default=option.values[0]))
            try:
                options = game.complete({**options, option.name: answer or option.values[0]})
                given.add(option.name)
            except BadOption as error:
                lines.tell(str(error))
    return seated(parts, words), options
