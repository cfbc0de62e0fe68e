"""The ladder plays what it says, stops when it is sure, can be interrupted and resumed, and is drawn."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from bestiary import bots
from bestiary.bots.seeker import Search
from bestiary.cli import run
from bestiary.core import Chance, get, pack
from bestiary.lab import ladder as ladder_module
from bestiary.lab.arena import Arena, BadArena
from bestiary.lab.ladder import MOST, MOST_OF_THE_SLOW, RUNGS, Game, Ladder, Pair, climb, plan, read_rungs
from bestiary.lab.ladder_file import load_ladder, save_ladder
from bestiary.lab.ladder_picture import ladder_picture
from bestiary.lab.ladder_report import difference, in_words, report
from bestiary.lab.players import Cheat, known_to, player


def games(shares: list[float]) -> list[Game]:
    return [Game(number, share, 90, 30, 0.3, 60, 0.06) for number, share in enumerate(shares)]


def small(rungs: str = "random,greedy") -> Ladder:
    return plan("marry", 3, {}, 1, rungs)


# Bots by budget, and the cheat


def test_a_search_is_named_by_its_simulations() -> None:
    bot = bots.get("search-37")
    assert isinstance(bot, Search)
    assert (bot.name, bot.simulations) == ("search-37", 37)
    assert "search-37" not in bots.names()


@pytest.mark.parametrize("name", ["search-0", "search-", "search--5", "search-1e3", "search-1000001", "cheat-0"])
def test_a_budget_that_is_none_is_refused_with_an_example(name: str) -> None:
    with pytest.raises(bots.BadBudget, match="1 to 1000000 simulations"):
        player(name)


def test_only_the_cheat_is_shown_everything() -> None:
    state = get("marry").start(3, Chance(4))
    seat = int(state.to_act()).bit_length() - 1
    assert pack(known_to(player("cheat-10"), state, seat)) == pack(state)
    assert pack(known_to(player("search-10"), state, seat)) == pack(state.blind(seat))


def test_the_cheat_is_unknown_to_tables() -> None:
    assert isinstance(player("cheat-10"), Cheat)
    with pytest.raises(bots.UnknownBot):
        bots.get("cheat-10")


def test_a_cheat_plays_legal_games() -> None:
    outcome = Arena("marry", ("cheat-5", "random", "random"), 1).play(0)
    assert outcome.length > 20
    assert outcome.thought[0].choices > 5


# Planning


def test_the_usual_ladder_has_the_promised_rungs() -> None:
    pairs = read_rungs(RUNGS)
    assert [pair for pair in pairs if pair[0].startswith("search")] == [
        ("search-10", "greedy"),
        ("search-100", "search-10"),
        ("search-1000", "search-100"),
        ("search-10000", "search-1000"),
    ]
    named = {name for pair in pairs for name in pair}
    assert named >= set(bots.names())
    most = {pair.upper: pair.most for pair in plan("marry", None, {}, 1).pairs}
    assert most["search-10000"] == most["titan"] == MOST_OF_THE_SLOW
    assert most["greedy"] == MOST


@pytest.mark.parametrize(
    ("rungs", "said"),
    [
        ("random", "at least two rungs"),
        ("random,greedy,random", "twice"),
        ("random,greedy:brute", "a rung before it"),
        ("random,oracle", "no bot 'oracle'"),
        ("random,search-0", "1 to 1000000"),
        ("", "no bot ''"),
    ],
)
def test_a_ladder_that_cannot_be_is_refused(rungs: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "marry", "--ladder", "--rungs", rungs]) == 2
    assert said in capsys.readouterr().err


# Stopping when sure


def test_a_pair_is_played_until_it_is_sure_or_long_enough() -> None:
    pair = Pair("b", "a", 200)
    assert not pair.decided(3)
    pair.games = games([1.0] * 29)
    assert not pair.decided(3)  # not before the first look
    pair.games = games([1.0] * 30)
    assert pair.decided(3)
    pair.games = games([1.0, 0.0, 0.0] * 20)
    assert not pair.decided(3)
    assert pair.missing() == list(range(60, 90))
    pair.games = games([1.0, 0.0, 0.0] * 67)
    assert pair.decided(3)


def test_looking_often_needs_more_than_the_plain_interval() -> None:
    row = pair_of_share(15, 30)
    assert row["verdict"] == "undecided"
    assert pair_of_share(16, 30)["verdict"] == "stronger"
    assert not Pair("b", "a", 200, games([1.0] * 16 + [0.0] * 14)).decided(3)


def pair_of_share(wins: int, count: int) -> dict[str, object]:
    ladder = small()
    ladder.pairs[0].games = games([1.0] * wins + [0.0] * (count - wins))
    found: dict[str, object] = report(ladder)["pairs"][0]
    return found


def test_an_interrupted_ladder_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder_module, "BLOCK", 6)
    path = tmp_path / "ladder.json"
    whole = small()
    climb(whole, 1, lambda: None, lambda pair, count: None)

    begun = small()

    def interrupt(pair: Pair, count: int) -> None:
        if len(pair.games) == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        climb(begun, 1, lambda: save_ladder(begun, path), interrupt)
    resumed = load_ladder(path)
    assert len(resumed.pairs[0].games) == 4
    climb(resumed, 1, lambda: None, lambda pair, count: None)
    assert resumed.done
    assert [game.share for game in resumed.pairs[0].games] == [game.share for game in whole.pairs[0].games]


# Ratings


def test_a_rating_is_ten_times_as_likely_for_400_points() -> None:
    equal, _ = difference(100, 300, 3)
    assert abs(equal) < 1
    strong, error = difference(10_000, 12_000, 3)  # 5 : 1 against two is ten times as likely as each
    assert strong == pytest.approx(400, abs=1)
    assert 0 < error < 10


def test_ratings_add_up_from_greedy_and_widen() -> None:
    ladder = small("random,greedy,search-10,search-100:greedy")
    for pair, wins in zip(ladder.pairs, (28, 8, 20), strict=True):
        pair.games = games([1.0] * wins + [0.0] * (30 - wins))
    rows = {row["bot"]: row for row in report(ladder)["ratings"]}
    assert rows["greedy"]["rating"] == rows["greedy"]["low"] == 0
    assert rows["random"]["high"] < 0
    assert rows["search-100"]["rating"] > 0 > rows["search-10"]["rating"]
    assert rows["search-100"]["seconds_a_move"] == pytest.approx(0.01)
    assert "stronger" in in_words(report(ladder))
    drawn = ET.fromstring(ladder_picture(report(ladder)))
    words = {text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")}
    assert words >= set(rows)


# The verb


def test_the_verb_plays_keeps_draws_and_resumes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, picture = tmp_path / "ladder.json", tmp_path / "ladder.svg"
    asked = ["arena", "marry", "--ladder", "--rungs", "random,greedy", "--workers", "1"]
    assert run([*asked, "--results", str(path), "--picture", str(picture), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["done"]
    assert found["pairs"][0]["verdict"] == "stronger"
    assert picture.read_text().startswith("<svg")
    assert run([*asked, "--results", str(path)]) == 2
    assert "is there already" in capsys.readouterr().err
    before = path.read_bytes()
    assert run(["arena", "marry", "--resume", str(path), "--workers", "1"]) == 0
    assert "greedy" in capsys.readouterr().out
    assert path.read_bytes() == before  # nothing was missing
    assert run(["arena", "marry", "--resume", str(path), "--players", "4"]) == 2
    path.write_text("{}")
    assert run(["arena", "marry", "--resume", str(path)]) == 2
    assert "holds no ladder" in capsys.readouterr().err
    assert run(["arena", "marry", "--picture", str(picture)]) == 2


def test_a_place_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadArena, match="can't be kept"):
        save_ladder(small(), tmp_path / "file" / "ladder.json")
