"""How decks, tags, dice, food, and what cards do are counted; the tables the rules read cards and chart from."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Decks
LOCATION: Final[i64] = 0
ITEM: Final[i64] = 1
ACTION_CARD: Final[i64] = 2
MUTATION: Final[i64] = 3

# Tags, one bit each: of Locations, of Items, of Mutations
RURAL: Final[i64] = 1 << 0
URBAN: Final[i64] = 1 << 1
COASTAL: Final[i64] = 1 << 2
INDUSTRIAL: Final[i64] = 1 << 3
MILITARY: Final[i64] = 1 << 4
SCIENCE: Final[i64] = 1 << 5
LANDMARK: Final[i64] = 1 << 6
UNIT: Final[i64] = 1 << 7
ATTACHMENT: Final[i64] = 1 << 8
TRAP: Final[i64] = 1 << 9
CONSUMABLE: Final[i64] = 1 << 10
INFANTRY_TAG: Final[i64] = 1 << 11
POLICE: Final[i64] = 1 << 12
VEHICLE: Final[i64] = 1 << 13
AIRCRAFT: Final[i64] = 1 << 14
ROBOT: Final[i64] = 1 << 15
FORTIFICATION: Final[i64] = 1 << 16
MEDIA: Final[i64] = 1 << 17
FOOD_TAG: Final[i64] = 1 << 18
MUTAGEN: Final[i64] = 1 << 19
BREATH_TAG: Final[i64] = 1 << 20
RESISTANCE: Final[i64] = 1 << 21
BODY: Final[i64] = 1 << 22

# Dice and the lowest number that hits, in this order
WHITE: Final[i64] = 0
BLACK: Final[i64] = 1
RED: Final[i64] = 2
GREEN: Final[i64] = 3
BLUE: Final[i64] = 4
COLOURS: Final[i64] = 5
NO_COLOUR: Final[i64] = -1

# Where an Item may be played; tags are a column of their own
ON_ANY: Final[i64] = 0
ON_STANDING: Final[i64] = 1  # a Location with at least one Hit left
ON_OWN: Final[i64] = 2  # a Location of the card's player
ON_MONSTER: Final[i64] = 3  # a Location with a monster

# What an Action card is played at
AT_MONSTER: Final[i64] = 0
AT_MUTANT: Final[i64] = 1  # a monster with a Mutation
AT_GROWN: Final[i64] = 2  # a monster of Size 2 or more
AT_MONSTERS: Final[i64] = 3  # a Location with a monster
AT_UNITS: Final[i64] = 4  # a Location with Units
AT_MEEPLE: Final[i64] = 5  # a standing Location with Meeple on it or its Items
AT_LOCATION: Final[i64] = 6  # any Location, Rubble included
AT_OWN: Final[i64] = 7  # the player's own monster
AT_INFAMOUS: Final[i64] = 8  # a player whose last Infamy card is worth little enough
AT_SELF: Final[i64] = 9  # the player

# When an Action card may be played
WHEN_ANY: Final[i64] = 0
WHEN_EATING: Final[i64] = 1
WHEN_ATTACKING: Final[i64] = 2
WHEN_GROWING: Final[i64] = 3
WHEN_DESTROYED: Final[i64] = 4  # in a turn in which the player's monster destroyed a Location
WHEN_UNSHOT: Final[i64] = 5  # before Units shoot in a Monster Move

# What sets an effect off
ON_PLAY: Final[i64] = 0
ALWAYS: Final[i64] = 1
ON_EAT: Final[i64] = 2  # all of a card's form one optional bundle, done in order
ON_DESTROYED: Final[i64] = 3
ON_MONSTER_DESTROYED: Final[i64] = 4  # a monster has destroyed the Location
ON_ANNOUNCED: Final[i64] = 5  # the next Action I or II announced here
LATER: Final[i64] = 6  # after the current Monster Move, or the next one if none is under way

# What an effect does. Its number, dice colour and tags are columns of their own; whom it hits, what the card is played
# at, or who set it off.
ROLL: Final[i64] = 0  # number dice of a colour
LOSE_HEALTH: Final[i64] = 1
HEAL: Final[i64] = 2
LOSE_MOVE: Final[i64] = 3
REGAIN_MOVE: Final[i64] = 4
SHRINK: Final[i64] = 5
GAIN_MUTATION: Final[i64] = 6  # number: out of how many drawn cards
LOSE_MUTATION: Final[i64] = 7
DESTROY_SELF: Final[i64] = 8
DESTROY_LOCATION: Final[i64] = 9  # nobody is credited
DESTROY_CONTENTS: Final[i64] = 10
DISCARD_SELF: Final[i64] = 11
SAME_HITS: Final[i64] = 12  # the Location and each Unit there take the roll's unmodified hits
CREDIT_TARGET: Final[i64] = 13
MOVE_UNITS: Final[i64] = 14
ADD_INFANTRY: Final[i64] = 15
REMOVE_MEEPLE: Final[i64] = 16
EXTRA_EAT: Final[i64] = 17
ATTACK_DICE: Final[i64] = 18
GROW_DISCOUNT: Final[i64] = 19
GAIN_INFAMY: Final[i64] = 20
INFAMY_BY_BREATH: Final[i64] = 21
LOSE_INFAMY: Final[i64] = 22  # number: the card's highest worth
SILENCE_UNITS: Final[i64] = 23
UNIT_DICE: Final[i64] = 24  # Units of a tag roll number more dice of a colour
LOCATION_HITS: Final[i64] = 25
DRAW: Final[i64] = 26
BREATH: Final[i64] = 27  # number dice of a colour
BREATH_HITS: Final[i64] = 28  # number: hits that one Breath hit is worth on a Location
HIT_ON: Final[i64] = 29  # number: the lowest roll of a colour that hits
KEEP_MOVE: Final[i64] = 30  # the sixes of a colour cost no Monster Move
REGENERATE: Final[i64] = 31
STOMACH: Final[i64] = 32
EAT_MORE: Final[i64] = 33
MOVE_TWICE: Final[i64] = 34
KEEP_CARDS: Final[i64] = 35
OPERATIONS: Final[i64] = 36

NOBODY: Final[i64] = -1

# A card's row
DECK: Final[i64] = 0
COPIES: Final[i64] = 1
TAGS: Final[i64] = 2
HITS: Final[i64] = 3
INFAMY: Final[i64] = 4
FOOD: Final[i64] = 5  # four columns: tokens of each kind; the last are standing Infantry
DICE: Final[i64] = 9
COLOUR: Final[i64] = 10
ON: Final[i64] = 11  # for Items where, for Action cards at what they are played
ON_TAGS: Final[i64] = 12  # a Location needs one of them, if there are any
BANNED: Final[i64] = 13  # tags of Items that can't be played on the Location
WHEN: Final[i64] = 14
ABUNDANCE: Final[i64] = 15
USEFULNESS: Final[i64] = 16
EFFECTS: Final[i64] = 17  # the first row in the table of effects
EFFECT_COUNT: Final[i64] = 18
CARD_WIDTH: Final[i64] = 19

# An effect's row
TRIGGER: Final[i64] = 0
OPERATION: Final[i64] = 1
NUMBER: Final[i64] = 2
EFFECT_COLOUR: Final[i64] = 3
EFFECT_TAGS: Final[i64] = 4
EFFECT_WIDTH: Final[i64] = 5

# A line of the monster chart; Size 1 is the first
ATTACK: Final[i64] = 0
EAT: Final[i64] = 1
STOMACH_SIZE: Final[i64] = 2
HEALTH: Final[i64] = 3
GROW: Final[i64] = 4
CHART_WIDTH: Final[i64] = 5
SIZES: Final[i64] = 8

# What any set keeps to
MOST_MAIN: Final[i64] = 108
MOST_MUTATIONS: Final[i64] = 25
