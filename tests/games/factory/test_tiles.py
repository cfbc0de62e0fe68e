"""Tile sets: the shipped one, one's own, and bad ones that are refused with line and reason."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.factory.scene import GAME

from bestiary.core import BadOption, Chance, Match
from bestiary.core.options import LONGEST_TEXT, read_options
from bestiary.core.record import decode, encode
from bestiary.games.factory.content.tiles import BadTiles, code_of, edges_of, parse_tiles, standard_tiles, write_tiles
from bestiary.games.factory.show.view import FactoryView
from bestiary.games.factory.state import Factory

OWN = "leg t... - 30\nhead t... eye 10  # looks up\n\nbelly tt.t - 8\nneck t.t. - 4\n"


def test_the_shipped_set_has_88_tiles_and_every_shape() -> None:
    faces = standard_tiles()
    assert sum(face.count for face in faces) == 88
    assert len({face.kind[0] for face in faces}) == 23
    thin, thick = (sum(face.count * face.edges.count(letter) for face in faces) for letter in "tK")
    assert thin == thick


def test_six_players_always_have_a_real_choice_of_start_tiles() -> None:
    assert sum(face.count for face in standard_tiles() if face.edges.count(".") <= 1) >= 12


def test_f_33_a_third_of_the_tiles_has_an_eye_and_most_of_these_are_ends() -> None:
    eyes = [face for face in standard_tiles() if face.eye]
    count = sum(face.count for face in eyes)
    assert 26 <= count <= 33
    assert sum(face.count for face in eyes if face.edges.count(".") == 3) > count / 2


def test_f_10_a_tile_that_is_blank_all_round_is_refused() -> None:
    with pytest.raises(
        BadTiles, match=r"^line 3: hole is blank all round; a tile needs at least one thin or thick edge$"
    ):
        parse_tiles(f"# mine\nneck t.t. - 4\nhole .... - 2\n{OWN}")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "the set has 0 tiles; it needs 48 for six players and has room for 88"),
        ("leg t... - 47", "the set has 47 tiles; it needs 48 for six players and has room for 88"),
        (f"{OWN}tail t..K - 60", "the set has 112 tiles; it needs 48 for six players and has room for 88"),
        ("leg t... - 60", "the set has 0 tiles with two or more thin or thick edges; it needs 6 for six players"),
        (f"{OWN}tail K... - 1", "only one tile of the set has a thick edge: nothing could ever be joined to it"),
        (f"{OWN}leg K... - 3", "line 6: the name 'leg' stands in line 1 already"),
        (f"{OWN}LEG K... - 3", "line 6: the name 'LEG' stands in line 1 already"),
        (f"{'x' * 25} t... - 1", f"line 1: a name has at most 24 letters and is not face-<number>, not '{'x' * 25}'"),
        ("Face-7 t... - 1", "line 1: a name has at most 24 letters and is not face-<number>, not 'Face-7'"),
        ("leg\tt...", "line 1: a tile has a name, four edges, eye or -, and a count, not 'leg\\tt...'"),
        ("a t... - 1; b t.. - 2", "line 1: edges are four of t (thin), K (thick) and . (blank), not 't..'"),
        ("a T... - 1", "line 1: edges are four of t (thin), K (thick) and . (blank), not 'T...'"),
        ("a tttt1 - 1", "line 1: edges are four of t (thin), K (thick) and . (blank), not 'tttt1'"),
        ("\n\na t... yes 1", "line 3: after the edges stands eye or -, not 'yes'"),
        ("a t... - 0", "line 1: how many tiles there are is a number from 1 to 88, not '0'"),
        ("a t... - -1", "line 1: how many tiles there are is a number from 1 to 88, not '-1'"),
        ("a t... - 3; b K... - \uff13", "line 1: how many tiles there are is a number from 1 to 88, not '\uff13'"),
        ("a t... - 3\nb K... - \u0663", "line 2: how many tiles there are is a number from 1 to 88, not '\u0663'"),
        ("a t... - \u00b2", "line 1: how many tiles there are is a number from 1 to 88, not '\u00b2'"),
        ("a t... - many", "line 1: how many tiles there are is a number from 1 to 88, not 'many'"),
        (f"a t... - {'9' * 5000}", "line 1: how many tiles there are is a number from 1 to 88, not '999"),
    ],
)
def test_f_34_a_bad_set_is_refused_with_line_and_reason(text: str, reason: str) -> None:
    with pytest.raises(BadTiles) as refused:
        GAME.start(2, Chance(1), {"tiles": text})
    assert str(refused.value).startswith(reason)


def test_f_34_lines_that_show_the_same_tile_are_added_up_under_the_first_name() -> None:
    faces = parse_tiles(f"{OWN}paw .t.. - 3; claw ..t. - 1")
    assert [(face.name, face.count) for face in faces] == [("leg", 34), ("head", 10), ("belly", 8), ("neck", 4)]


def test_a_set_reads_as_it_is_written() -> None:
    for faces in (standard_tiles(), parse_tiles(OWN)):
        assert parse_tiles(write_tiles(faces)) == faces
        for face in faces:
            assert edges_of(code_of(face.edges)) == face.edges


def test_a_set_of_ones_own_is_played_recorded_and_replayed() -> None:
    match = Match(GAME, 3, Chance(4), {"tiles": OWN, "draft": "reverse"})
    chance = Chance(5)
    written = "leg t... - 30;head t... eye 10;belly tt.t - 8;neck t.t. - 4"
    assert GAME.chosen(match.state) == {"draft": "reverse", "tiles": written}
    while not match.state.over:
        seat = int(match.state.to_act()).bit_length() - 1
        legal = match.state.legal(seat)
        match.play(seat, legal[chance.below(len(legal))])
        assert GAME.invariants(match.state) == []
    record = decode(encode(match.record()))
    final = record.final()
    assert isinstance(final, Factory)
    assert list(final.counts) == [30, 10, 8, 4]
    view = GAME.view_of(final, 0)
    said = GAME.draw(view, GAME.words()).spoken
    assert "Tile set: a set of one's own." in said


def test_a_designers_names_are_kept_wherever_tiles_are_named() -> None:
    state = GAME.start(2, Chance(4), {"tiles": OWN})
    assert isinstance(state, Factory)
    assert [GAME.notation(state, action) for action in state.legal(int(state.turn))][:2] == ["start leg", "start head"]
    assert GAME.parse(state, "start Belly") == 2
    assert any("belly" in line for line in GAME.draw(GAME.view_of(state, 0), GAME.words()).lines)
    for name in ("belly", "neck"):
        state.play(int(state.turn), GAME.parse(state.clone(), f"start {name}"))
    view = GAME.view_of(state.blind(0), 0)
    assert isinstance(view, FactoryView)
    assert [face.name for face in view.faces] == ["leg", "head", "belly", "neck"]
    drawn = view.faces[view.drawn].name
    assert f"The drawn tile is {drawn} (" in " ".join(GAME.draw(view, GAME.words()).spoken)
    assert f"Gezogen: {drawn} (" in "\n".join(GAME.draw(view, GAME.words("de")).lines)


def test_the_largest_set_never_runs_out_of_cell_numbers() -> None:
    for text in ("cross tttt - 88", "cross tttt - 80; leg t... - 8", "fork ttt. - 70; leg t... - 18"):
        for seed in range(6):
            state = GAME.start(6, Chance(seed), {"tiles": text})
            assert isinstance(state, Factory)
            chance = Chance(seed)
            while not state.over:
                legal = state.legal(int(state.turn))
                assert len(state.cell_monster) <= 276
                state.apply(int(state.turn), legal[chance.below(len(legal))])


def test_an_options_text_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(OWN)
    assert read_options([f"tiles=@{file}", "draft = reverse"]) == {"tiles": OWN, "draft": "reverse"}


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (lambda path: None, "can't be read: No such file or directory"),
        (lambda path: path.mkdir(), "can't be read: Is a directory"),
        (lambda path: path.write_bytes(b"\xff\xfe"), "holds no text"),
        (lambda path: path.write_text("x" * (LONGEST_TEXT + 1)), "is too long"),
    ],
)
def test_a_file_that_holds_no_text_is_refused(tmp_path: Path, make: object, reason: str) -> None:
    file = tmp_path / "mine.txt"
    make(file)  # type: ignore[operator]
    with pytest.raises(BadOption, match=reason):
        read_options([f"tiles=@{file}"])
    with pytest.raises(BadOption, match="an option is written name=value, not 'tiles'"):
        read_options(["tiles"])
