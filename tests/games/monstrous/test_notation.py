"""Actions and positions as text, there and back."""

from __future__ import annotations

import pytest
from tests.games.monstrous.landings import random_outcome, start
from tests.games.monstrous.scene import Scene

from bestiary.core import NATURE, BadNotation, Chance, bits, column, plain
from bestiary.games.monstrous.notation.actions import read_action, write_action
from bestiary.games.monstrous.notation.positions import read_position
from bestiary.games.monstrous.notation.written import write_position
from bestiary.games.monstrous.rules import numbers as n

TEXTS = {
    n.THROW: "throw gorgon unique",
    n.THROW + 9: "throw dragon common",
    n.COLUMN: "column 1",
    n.ROW + 31: "row 32",
    n.MANNER + 7: "from east lob",
    n.CARD + 13: "monster b.siren",
    n.PLACE: "location naxos",
    n.GOD + 2: "god c",
    n.MEMBER + 1: "member 2",
    n.GAIN: "gain",
    n.DRAW: "draw",
    n.RETHROW: "throw again",
    n.KEEP: "keep",
    n.LOCK: "lock",
    n.CHANGE: "change",
    n.SWAP + 8: "swap naxos for argos",
    n.DONE: "done",
}


def test_every_action_reads_back() -> None:
    state = start(2)
    texts = [write_action(state, action) for action in range(n.ACTIONS)]
    assert len(set(texts)) == n.ACTIONS
    assert [read_action(state, text) for text in texts] == list(range(n.ACTIONS))


@pytest.mark.parametrize(("action", "text"), TEXTS.items())
def test_actions_are_written_as_people_would(action: int, text: str) -> None:
    state = start(2)
    assert write_action(state, int(action)) == text
    assert read_action(state, f"  {text.upper()} ") == action


OTHERS = (
    "", "throw", "throw dragon", "column 49", "row 33", "column 0", "monster f.siren", "location rome",
    "swap argos for naxos", "member 3", "from above hard", "aim 1 2 3",
)  # fmt: skip


@pytest.mark.parametrize("text", OTHERS)
def test_other_texts_are_refused_with_an_example(text: str) -> None:
    with pytest.raises(BadNotation, match="write for example throw dragon unique"):
        read_action(start(2), text)


def test_an_action_beyond_the_last_has_no_text() -> None:
    with pytest.raises(BadNotation):
        write_action(start(2), int(n.ACTIONS))


# What a position leaves out: the course of a war and the last throw; a card that is not held goes by its god
NOT_WRITTEN = {"course", "scenario", "flight", "latest", "throw_number", "skill", "youngest", "holder"}


def test_positions_of_played_games_read_back() -> None:
    for seats, options in ((2, {}), (3, {"young": "a,c", "wars": "three"}), (4, {"players": "teams"})):
        state, choices, seen = start(seats, options), Chance(4), 0
        while state.to_act():
            if state.to_act() == NATURE:
                state.apply_nature(column(random_outcome(state, choices)))
                continue
            begins = state.ask == n.ASK_THROW and all(card < 0 for card in state.thrown)
            if begins and not (state.teams and state.throws > 1):
                again = read_position(write_position(state))
                assert write_position(again) == write_position(state)
                mine, theirs = plain(state), plain(again)
                assert not [name for name in mine if name not in NOT_WRITTEN and mine[name] != theirs[name]]
                seen += 1
            seat = bits(state.to_act())[0]
            legal = state.legal(seat)
            state.apply(seat, legal[choices.below(len(legal))])
        assert seen > 10


def test_a_position_is_written_at_the_beginning_of_a_throw_only() -> None:
    scene = Scene("hand-a=dragon").do("throw dragon unique")
    with pytest.raises(BadNotation, match="beginning of a throw"):
        write_position(scene.state)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("hand-a=dragon dragons=3", "no part of a position"),
        ("hand-a=dragon hand-a=harpy", "hand-a is written already, as hand-a=dragon"),
        ("seats=12", "a number from 2 to 10"),
        ("seats=6 hand-a=dragon", "two to five play alone"),
        ("seats=5 teams=yes hand-a=dragon", "an even number"),
        ("teams=maybe hand-a=dragon", "one of no, yes"),
        ("hand-c=dragon", "a letter from a to b"),
        ("hand-a=unicorn", "no monster 'unicorn'"),
        ("hand-a=dragon deck-a=dragon/", "in two places"),
        ("hand-a=dragon lie=a.dragon:0:0:0:unique", "in two places"),
        ("hand-a=dragon lie=b.siren:0:0:unique", "write card:x:y:degrees"),
        ("hand-a=dragon lie=b.siren:0:0:zero:unique", "write card:x:y:degrees"),
        ("hand-a=dragon lie=naxos:0:0:0:unique", "write card:x:y:degrees"),
        ("hand-a=dragon lie=z.siren:0:0:0:unique", "is no card of the table"),
        ("hand-a=dragon pose=b.siren:1:2:3", "write card:x:y:z"),
        ("hand-a=dragon over=b.siren", "write upper>lower"),
        ("hand-a=dragon scenario=naxos,troy", "five different locations"),
        ("hand-a=dragon faith=1", "2 numbers"),
        ("hand-a=dragon faith=a,b", "2 numbers"),
        ("hand-a=dragon turn=c", "a god by his letter"),
        ("hand-a=dragon young=c", "seats by their letters"),
        ("hand-b=dragon", "has no card in hand"),
        ("hand-a=dragon faith=３,1", "2 numbers parted by commas, in digits from 0 to 9"),
        ("hand-a=dragon faith=1_0,1", "2 numbers"),
        ("hand-a=dragon sunset=２", "a number from 0 to 99"),
        ("hand-a=dragon lie=b.siren:４０:0:0:unique", "write card:x:y:degrees"),
        ("hand-a=dragon lie=b.siren:nan:0:0:unique", "write card:x:y:degrees"),
        ("hand-a=dragon pose=b.siren:１:0:750:1000000:0:0:0", "write card:x:y:z"),
        ("hand-a=dragon deck-b=siren/ lie=b.siren:0:0:0:unique", "b.siren is in two places"),
        ("hand-a=dragon underworld-b=siren lie=b.siren:0:0:0:unique", "b.siren is in two places"),
        ("hand-a=dragon lie=b.siren:0:0:0:unique,b.siren:90:0:0:unique", "b.siren is in two places"),
        ("hand-a=dragon move=naxos:0:90:0 pose=naxos:0:0:1000:1000000:0:0:0", "naxos is in two places"),
    ],
)
def test_bad_positions_are_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(BadNotation, match=reason):
        read_position(text)
