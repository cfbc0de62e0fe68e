"""Positions as text."""

from __future__ import annotations

import pytest
from tests.games.maker.scene import GAME

from bestiary.core import BadNotation, Chance, bits, plain
from bestiary.games.maker.checks import POSITIONS
from bestiary.games.maker.notation.positions import write_position
from bestiary.games.maker.notation.reading import read_position
from bestiary.games.maker.state import Maker


def test_a_position_reads_as_it_is_written() -> None:
    rest = "la3,ra0,ra1,ra2,ra3,ll2,ll3,rl0,rl2,rl3,he0,he3,br1,br3"
    text = f"g1=la0,he2 g4={rest} heap=br7*,ll0+b a=la2 b=ll1,rl1 A=he1,br2 C=la1 die=2,3,6 stones=34,-,- action=2"
    assert write_position(read_position(text)) == text


def test_cards_named_nowhere_lie_in_the_last_grave_or_where_it_is_said() -> None:
    assert write_position(read_position("a=la0 rest=heap")).startswith("heap=la1,la2,la3,ra0")
    state = read_position("g4=br7")
    assert state.held[3] == 24
    assert state.kind[state.top_of(3)] == 5


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_rare_positions_round_trip(name: str) -> None:
    state = read_position(POSITIONS[name])
    assert plain(read_position(write_position(state))) == plain(state)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("refill", ["when_emptied", "whenever_possible"])
def test_every_moment_of_a_game_round_trips_also_as_a_seat_knows_it(seats: int, refill: str) -> None:
    chance = Chance(seats)
    state = GAME.start(seats, Chance(11), {"refill": refill})
    step = 0
    while True:
        for known in (state, state.blind(seats - 1), state.blind(seats)) if step % 4 == 0 or state.over else ():
            assert isinstance(known, Maker)
            assert plain(read_position(write_position(known))) == plain(known)
        if state.over:
            break
        seat = bits(state.to_act())[0]
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
        step += 1


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("g1", "'g1' is no part of a position"),
        ("g9=la0", "'g9=la0' is no part of a position"),
        ("a=la0 a=la1", "a stands twice"),
        ("die=3,3", "maker is played by 3 to 5 players, not 2"),
        ("die=3,3,7", "die=3,3,7: write dice from 1 to 6"),
        ("d=la0", "d is no row of a game of 3"),
        ("D=la0", "D is no row of a game of 3"),
        ("g5=la0", "g5 is no row of a game of 3"),
        ("a=xx", "'xx' is no card"),
        ("a=la4", "'la4' is not in a game of 3"),
        ("a=br0", "'br0' is not in a game of 3"),
        ("a=la?", "a card of unknown front needs its handle"),
        ("a=la0 b=la0", "a game of 3 has 24 cards with handles from 0 on, each once"),
        ("a=3:la0", "a game of 3 has 24 cards with handles from 0 on, each once"),
        ("A=la0,la1", "A has two parts la"),
        ("A=br1", "A has a brain but no head"),
        ("rest=z", "rest=z: write a row"),
        ("turn=d", "turn=d: write one of a, b, c"),
        ("turn=", "turn=: write one of a, b, c"),
        ("round=0", "round=0: write a number from 1"),
        ("action=4", "action=4: write 1, 2 or 3"),
        ("prepared=maybe", "prepared=maybe: write yes or no"),
        ("shown=-1", "shown=-1: write a number"),
        ("limit=5", "limit=5: write hundred or fifty or none"),
        ("refill=no", "refill=no: write when_emptied or whenever_possible"),
        ("wish=gold", "wish=gold: write one of left-arm"),
        ("stones=1,2", "stones=1,2: a game of 3 has 3 of them, not 2"),
        ("stones=5,-,-", "stones=5,-,-: write open robbery cards"),
        ("sealed=x,-,-", "sealed=x,-,-: write choices"),
        ("points=9,-,-", "points=9,-,-: write points"),
        ("offer=la0", "offer=la0: write cards and how they are offered"),
        ("offer=xx:shown", "offer=xx:shown: write cards"),
        ("wanted=#99", "wanted=#99: write cards, such as"),
        ("ask=dancing", "ask=dancing: write one of joining:p"),
        ("ask=joining", "ask=joining: write one of joining:p"),
        ("ask=joining:d", "ask=joining:d: write one of"),
        ("ask=assisting:b:xx", "ask=assisting:b:xx: write one of"),
        ("end=d", "end=d: write a player or limit"),
        # Digits of other scripts
        ("die=３,3,3", "die=３,3,3: write dice"),
        ("round=１", "round=１: write a number from 1"),
        ("a=la１", "'la１' is no card"),
        ("stones=１,-,-", "stones=１,-,-: write open robbery cards"),
        ("counted=1,２,3", "counted=1,２,3: write how many"),
        ("a=la1 action=3 ask=selling:la1:１", "ask=selling:la1:１: write one of"),
        # What nobody would read, and facts told in two ways
        ("rest=g1 a=0:la0", "where cards have handles"),
        ("stones=11,-,-", "stones=11,-,-: write open robbery cards"),
        ("a=la1+d", "behind + stand players of a game of 3"),
        ("a=la1^", "^ is for cards below a grave's top"),
        ("g1=la0+a,he1", "whoever has seen a front has seen the back"),
        (f"a=0:?? g1={','.join(f'{card}:??' for card in range(1, 23))},23:br7", "a: everybody sees this back"),
        ("prepared=yes", "prepared=yes: a Study is prepared in the first Action"),
        ("round=101", "round=101: the game ends after 100 rounds"),
        ("limit=fifty round=60", "round=60: write a number from 1 to 51"),
        ("end=a ask=sealing", "so nobody is asked"),
        ("sealed=?,-,-", "there is no robbery"),
        ("ask=sealing", "player a is on turn and robs"),
        ("ask=sealing sealed=?,-,- action=2", "graves are robbed in the first Action"),
        ("ask=joining:b sealed=1,-,-", "graves are chosen when all have answered"),
        ("ask=joining:b sealed=?,?,-", "that player takes part already"),
        ("ask=sealing sealed=?,-,- stones=1234,-,-", "player a has no robbery card face down"),
        ("ask=sealing sealed=1,?,- stones=1,-,-", "for grave 1 lies face up"),
        ("a=la1 b=ra1 ask=assisting:b:la", "one operates in the second Action"),
        ("a=la1 action=2 ask=assisting:a:la", "the assistant is another player"),
        ("a=la1 b=ra1 action=2 ask=assisting:b:ra", "the operator has no such part"),
        ("a=la1 b=ra1 action=2 ask=taking:b:la:la1", "what was handed over lies in the assistant's warehouse"),
        ("wish=brain", "wish=brain: nothing is for sale"),
        ("b=la1 offer=la1:shown", "offer=la1:shown: nothing is for sale"),
        ("a=la1 ask=wishing:la1", "parts are sold in the third Action"),
        ("b=la1 action=3 ask=wishing:la1", "the goods lie in the warehouse of the player on turn"),
        ("a=la1 action=3 ask=offering:la1:a", "the seller is not asked"),
        ("a=la1 action=3 ask=selling:la1:2", "write 0 if the one counter-demand is open"),
        ("a=la1 action=3 ask=answering:la1:b:4", "more knowledge than the player has"),
        ("a=la1 b=ra1 action=3 ask=selling:la1:0 offer=ra1:back", "#5 belongs to no player who has made an offer"),
        ("a=la1 action=3 ask=selling:la1:0 points=-,0,-", "offers nothing at all"),
        ("a=la1 b=ra1 action=3 ask=selling:la1:0 wanted=ra1", "nothing is demanded"),
        ("a=la1 c=ra1 action=3 ask=demanding:la1:b wanted=ra1", "the warehouse of the player who is asked"),
    ],
)
def test_what_is_wrong_is_named_with_what_would_be_right(text: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as error:
        read_position(text)
    assert sentence in str(error.value)
