"""The list of what every game is checked for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from bestiary.conformance import (
    aiming,
    asking,
    bounds,
    copies,
    engines,
    legality,
    order,
    peeking,
    peers,
    reach,
    reasons,
    recording,
    renaming,
    secrecy,
    sights,
    speaking,
    streams,
    uniform,
    views,
    wording,
)
from bestiary.conformance.case import Case, Setting


class PlayCheck(Protocol):
    """A check of one setting."""

    def __call__(self, case: Case, setting: Setting) -> None: ...


class GameCheck(Protocol):
    """A check of all settings of a game."""

    def __call__(self, case: Case, settings: Sequence[Setting]) -> None: ...


@dataclass(frozen=True)
class PlayProperty:
    """A property that is checked under every number of players and every choice of options."""

    name: str
    check: PlayCheck


@dataclass(frozen=True)
class GameProperty:
    """A property that is checked once for the game as a whole."""

    name: str
    check: GameCheck


PLAY_PROPERTIES = (
    PlayProperty("same seed same game", copies.same_seed_same_game),
    PlayProperty("clone independence", copies.clone_independence),
    PlayProperty("pack and unpack", copies.pack_and_unpack),
    PlayProperty("pickle and deepcopy", copies.pickle_and_deepcopy),
    PlayProperty("record replays", recording.record_replays),
    PlayProperty("refusal matches legal", legality.refusal_matches_legal),
    PlayProperty("refusals in order", reasons.refusals_in_order),
    PlayProperty("refused changes nothing", legality.refused_changes_nothing),
    PlayProperty("outcomes are checked", legality.outcomes_are_checked),
    PlayProperty("aims are checked", aiming.aims_are_checked),
    PlayProperty("notation round-trips", legality.notation_round_trips),
    PlayProperty("blind soundness", secrecy.blind_soundness),
    PlayProperty("blind hides", secrecy.blind_hides),
    PlayProperty("fill keeps the blind state", secrecy.fill_keeps_the_blind_state),
    PlayProperty("fills are uniform", uniform.fills_are_uniform),
    PlayProperty("twins", secrecy.twins),
    PlayProperty("events suffice", secrecy.events_suffice),
    PlayProperty("told is known", secrecy.told_is_known),
    PlayProperty("shown as seen", sights.shown_as_seen),
    PlayProperty("bots can't peek", peeking.bots_cannot_peek),
    PlayProperty("answers commute", order.answers_commute),
    PlayProperty("undo is sound", order.undo_is_sound),
    PlayProperty("games end", bounds.games_end),
    PlayProperty("nothing is lost", bounds.nothing_is_lost),
    PlayProperty("all ints are small", bounds.all_ints_are_small),
    PlayProperty("declarations hold", bounds.declarations_hold),
    PlayProperty("seats can be renamed", renaming.seats_can_be_renamed),
    PlayProperty("views are whole", views.views_are_whole),
    PlayProperty("prompts name what is legal", asking.prompts_name_what_is_legal),
    PlayProperty("no idle questions", asking.no_idle_questions),
    PlayProperty("all is spoken", speaking.all_is_spoken),
    PlayProperty("pettingzoo", peers.suite("pettingzoo")),
    PlayProperty("gymnasium", peers.suite("gymnasium")),
    PlayProperty("openspiel", peers.suite("openspiel")),
)

GAME_PROPERTIES = (
    GameProperty("streams tell nothing", streams.streams_tell_nothing),
    GameProperty("everything is reached", reach.everything_is_reached),
    GameProperty("every id has words", wording.every_id_has_words),
    GameProperty("languages agree", wording.languages_agree),
    GameProperty("pages cover the rules", wording.pages_cover_the_rules),
    GameProperty("compiled equals interpreted", engines.engines_agree),
)

NAMES = tuple(each.name for each in (*PLAY_PROPERTIES, *GAME_PROPERTIES))
