"""What changed between two views leads from one to the other."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from bestiary.table.changes import changed, changes


class Leaf(msgspec.Struct):
    """Is a part of a view."""

    name: str
    numbers: list[int]


class Tree(msgspec.Struct):
    """Is a view."""

    leaves: list[Leaf]
    words: dict[str, int]
    nested: list[list[int]]
    maybe: Leaf | None
    done: bool


numbers = st.lists(st.integers(-3, 3), max_size=5)
leaves = st.builds(Leaf, st.sampled_from("abc"), numbers)
trees = st.builds(
    Tree,
    st.lists(leaves, max_size=5),
    st.dictionaries(st.sampled_from("xyz"), st.integers(0, 2)),
    st.lists(numbers, max_size=3),
    st.none() | leaves,
    st.booleans(),
)


@given(trees, trees)
def test_changes_lead_from_any_view_to_any_other(old: Tree, new: Tree) -> None:
    made = changes(old, new)
    wire = msgspec.json.decode(msgspec.json.encode(made))
    assert changed(old, wire) == msgspec.to_builtins(new)
    assert (made == []) == (old == new)


def test_one_changed_item_of_a_long_list_is_sent_alone() -> None:
    old = Tree([Leaf(str(i), [i]) for i in range(40)], {}, [], None, False)
    new = msgspec.structs.replace(old, leaves=[*old.leaves[:7], Leaf("7", [8]), *old.leaves[8:]])
    assert [msgspec.to_builtins(change) for change in changes(old, new)] == [["put", ["leaves", 7, "numbers"], [8]]]
    shorter = msgspec.structs.replace(old, leaves=old.leaves[:7] + old.leaves[8:])
    assert [msgspec.to_builtins(change) for change in changes(old, shorter)] == [["splice", ["leaves"], 7, 1, []]]
