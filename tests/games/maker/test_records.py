"""How the kept games of this game end, and what they show."""

from __future__ import annotations

import pytest
from tests.games.golden import golden, told
from tests.games.maker.scene import GAME

from bestiary.games.maker.position import write_position
from bestiary.games.maker.rules import Maker

FINAL = {
    3: (
        "g1=14:rl0^+abc,1:ra2+ac g2=5:ll0,6:ll2 g3=10:rl3 g4=15:la2,16:he0 heap=9:br3+abc a=0:la1+bc,3:br2+bc "
        "b=8:ll3+ac,19:br7* c=18:ll1+ab A=21:la0,2:he3,22:rl1,20:ra1 B=4:ra0,12:la3,7:he1 "
        "C=23:rl2,13:he2,11:ra3,17:br1 die=5,5,2 stones=4,1234,134 turn=c round=11 action=2 prepared=yes "
        "shown=80 end=c"
    ),
    4: (
        "g1=0:la3 g2=7:ll0+abcd g3=19:br2* g4=15:he3,16:ll3,17:ra0,18:rl3 g5=20:la1 "
        "heap=11:br3+abcd,3:ra1+abd a=29:he0+bcd,6:ll4+bcd b=23:br4+acd,22:br7+acd d=10:he4+abc "
        "A=27:rl4,13:ra3,2:ll1,12:la0 B=28:rl0,14:ra4,25:la2,1:he1,21:ll2 C=24:ra2,4:la4,8:rl2,9:he2,5:br1 "
        "D=26:rl1 die=5,1,4,4 stones=135,5,23,- turn=c first=c round=12 action=2 limit=fifty "
        "refill=whenever_possible shown=121 end=c"
    ),
    5: (
        "g1=17:ll0+bcde g2=6:la3^+d,4:he0^+abcde,18:br7* g3=12:rl0 g4=15:ra1^+b,2:rl3+ace g5=24:he5,25:rl5 "
        "heap=23:ra0+abce a=26:ll2+d,33:br5+bcde c=13:la0+d,28:ll5+ad d=19:br3+ce,27:br1+abc "
        "e=20:br4+abc,30:he4+abcd A=29:la5,34:ll4,7:rl2,0:ra2 B=31:la2,16:he1 C=22:la1,14:he3,8:ra5,5:br2 "
        "D=11:ra3,9:rl1,35:ll3,21:la4 E=10:ll1,32:rl4,3:ra4,1:he2 die=1,4,3,5,2 stones=2,345,-,12345,14 "
        "turn=c first=b round=13 action=2 refill=whenever_possible shown=160 end=c"
    ),
}


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_replays_to_the_same_state(seats: int) -> None:
    final = golden(GAME, seats).final()
    assert isinstance(final, Maker)
    assert write_position(final) == FINAL[seats]


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_can_be_told_from_its_events_alone(seats: int) -> None:
    said = told(GAME, golden(GAME, seats))
    assert any(line.startswith("It lives!") for line in said)
    assert " wins with " in said[-1]


def test_together_they_show_every_value_of_every_option_and_nearly_every_event() -> None:
    for option in GAME.options:
        assert {golden(GAME, seats).header.options[option.name] for seats in GAME.seats} == set(option.values)
    shown = {row[0] for seats in GAME.seats for row in golden(GAME, seats).events}
    assert {GAME.event_kinds[kind].name for kind in range(len(GAME.event_kinds))} - {
        GAME.event_kinds[kind].name for kind in shown
    } == {"empty", "time-up"}
