"""How the kept games of this game end, and what they show."""

from __future__ import annotations

import pytest
from tests.games.golden import golden, told
from tests.games.maker.scene import GAME

from bestiary.games.maker.notation.positions import write_position
from bestiary.games.maker.state import Maker

FINAL = {
    3: (
        "a=12:ra3+bc b=17:he2+ac,15:ll0+ac,16:rl1+ac c=10:la3+ab,18:br2* "
        "A=21:la0,22:rl2,0:he1,5:ra2,2:ll3,14:br1 B=4:rl0,13:ra1,7:la1,6:he3,9:ll2,3:br7 "
        "C=20:ll1,19:he0,8:rl3,1:ra0,23:la2,11:br3 die=6,3,5 stones=14,124,1234 turn=b first=b round=39 action=2 "
        "limit=none shown=126 counted=47,21,50 end=b"
    ),
    4: (
        "g1=3:la0+cd g2=26:br3* g3=16:br2+abcd g5=18:br7+abcd a=29:br4+bcd,1:rl1+c "
        "b=5:ra2+d,10:ll2+ac,13:he2+acd c=22:la2+abd,6:he1+a,15:rl0+abd,23:he0+abd A=19:ll3,25:ra3,9:la3,21:rl2 "
        "B=0:ra0,7:ll0 C=4:he3,17:la1,8:ra4,2:ll1,11:rl4 D=14:ra1,28:ll4,24:la4,12:rl3,20:he4,27:br1 die=5,3,4,3 "
        "stones=14,34,145,125 turn=d round=15 action=2 limit=fifty refill=whenever_possible shown=141 "
        "counted=34,11,30 end=d"
    ),
    5: (
        "g1=18:br7* g2=6:la3,7:rl2 g3=5:br2* g4=11:ra3+abcd a=13:la0+bcd b=12:rl0+acde "
        "c=14:he3+abe,9:rl1+b,8:ra5+abd e=26:ll2+abcd A=21:la4,23:ra0,10:ll1,1:he2,33:br5 "
        "B=31:la2,3:ra4,28:ll5,25:rl5,4:he0 C=16:he1,27:br1,34:ll4,22:la1,2:rl3 D=17:ll0,24:he5,0:ra2,19:br3 "
        "E=15:ra1,35:ll3,32:rl4,30:he4,29:la5,20:br4 die=5,6,4,3,5 stones=3,3,123,-,23 turn=e first=b round=24 "
        "action=2 prepared=yes refill=whenever_possible shown=211 counted=60,35,66 end=e"
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
    } == {"time-up"}
