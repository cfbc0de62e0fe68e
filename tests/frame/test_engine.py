"""The compiled engine runs only while it fits, and the interpreted one gives the same answers."""

import json
import shutil
import tomllib
from pathlib import Path

import pytest
from tests.frame.toys import BUILD, Toy

from bestiary import build
from bestiary._engine import ENGINE, MYPY, Engine, engine_mode
from bestiary.build import BuildResult, obstacle

ROOT = Path(__file__).parents[2]


def test_both_engines_give_the_same_answers(compiled_toy: Toy) -> None:
    compiled = compiled_toy.ask()
    interpreted = compiled_toy.ask(BESTIARY_PURE="1")
    assert compiled["mode"] == "compiled"
    assert compiled["file"].endswith(".so")
    assert interpreted["mode"] == "interpreted"
    assert interpreted["file"].endswith("state.py")
    for question in ("den", "lair", "seats"):
        assert compiled[question] == interpreted[question]


def test_pure_can_be_asked_for_and_says_so(compiled_toy: Toy) -> None:
    assert compiled_toy.ask(BESTIARY_PURE="1")["reason"] == "BESTIARY_PURE is set"
    assert compiled_toy.ask(BESTIARY_PURE="0")["mode"] == "compiled"


def test_an_edited_source_is_not_shadowed(compiled_toy: Toy) -> None:
    before = compiled_toy.ask()
    compiled_toy.edit("games/den/state.py", "self.turn * 2", "self.turn * 5")
    after = compiled_toy.ask()
    assert after["mode"] == "interpreted"
    assert "no compiled copy fits" in after["reason"]
    assert after["den"] * 2 == before["den"] * 5


def test_an_edited_constant_in_an_interpreted_module_is_not_shadowed(compiled_toy: Toy) -> None:
    assert compiled_toy.ask()["seats"] == 3
    compiled_toy.edit("core/names.py", "SEATS: Final = 3", "SEATS: Final = 5")
    after = compiled_toy.ask()
    assert (after["mode"], after["seats"]) == ("interpreted", 5)


def test_a_new_module_to_compile_asks_for_a_new_build(compiled_toy: Toy) -> None:
    (compiled_toy.root / "games/den/rules_more.py").write_text("", encoding="utf-8")
    assert compiled_toy.ask()["mode"] == "interpreted"


def test_taking_an_edit_back_finds_the_old_build(compiled_toy: Toy) -> None:
    compiled_toy.edit("games/den/state.py", "* 2", "* 5")
    assert compiled_toy.ask()["mode"] == "interpreted"
    compiled_toy.edit("games/den/state.py", "* 5", "* 2")
    assert compiled_toy.ask()["mode"] == "compiled"


def test_a_half_made_copy_is_not_used(toy: Toy, compiled_cache: Path) -> None:
    shutil.copytree(compiled_cache, toy.cache)
    assert toy.ask()["mode"] == "compiled"
    next(toy.cache.rglob("state*.so")).unlink()
    assert toy.ask()["mode"] == "interpreted"


def test_a_machine_without_compiler_stays_interpreted_and_says_so(toy: Toy, tmp_path: Path) -> None:
    sentence = toy.build(PATH=str(tmp_path))
    assert "stays interpreted" in sentence
    assert "no C compiler was found" in sentence
    assert toy.ask()["mode"] == "interpreted"


@pytest.mark.skipif(obstacle() is not None, reason=str(obstacle()))
def test_code_that_does_not_compile_stays_interpreted_and_shows_the_error(toy: Toy) -> None:
    toy.edit("games/den/state.py", "return self.turn * 2", 'return "much"')
    sentence = toy.build()
    assert "stays interpreted" in sentence
    assert "toybeast/games/den/state.py could not be compiled" in sentence
    assert "den/state.py:8: error" in sentence
    assert not list(toy.cache.rglob("*.so"))
    assert not list(toy.cache.rglob(".build-*"))


def test_a_build_after_an_edit_compiles_only_what_the_edit_changed(toy: Toy, compiled_cache: Path) -> None:
    shutil.copytree(compiled_cache, toy.cache)
    kept = toy.cache / "engine" / ".kept"
    before = set(kept.iterdir())
    toy.edit("games/den/state.py", "self.turn * 2", "self.turn * 5")
    assert toy.build().startswith("Compiled 2 modules")
    # The edited module's object, and the library of its group; neither the core nor mypyc's runtime.
    assert len(set(kept.iterdir()) - before) == 2
    after = toy.ask()
    assert (after["mode"], after["den"]) == ("compiled", toy.ask(BESTIARY_PURE="1")["den"])


def test_a_changed_shape_compiles_those_anew_who_know_it(toy: Toy, compiled_cache: Path) -> None:
    shutil.copytree(compiled_cache, toy.cache)
    toy.edit("core/state.py", "self.turn: i64 = 0", "self.lair: i64 = 7\n        self.turn: i64 = 0")
    assert toy.build().startswith("Compiled 2 modules")
    after = toy.ask()
    assert (after["mode"], after["den"]) == ("compiled", toy.ask(BESTIARY_PURE="1")["den"])


def test_only_sources_that_do_not_compile_make_the_command_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    def built(**named: object) -> BuildResult:
        return results.pop()

    monkeypatch.setattr(build, "build", built)
    results = [BuildResult(False, "no compiler"), BuildResult(False, "rules.py", broken=True)]
    assert build.main([]) == 1
    assert build.main([]) == 0
    results = [BuildResult(False, "no compiler")]
    assert build.main(["--strict"]) == 1


@pytest.mark.skipif(obstacle() is not None, reason=str(obstacle()))
def test_of_two_builds_at_once_one_waits_for_the_other(toy: Toy) -> None:
    both = [toy.start(BUILD), toy.start(BUILD)]
    said = sorted(process.communicate(timeout=200)[0].split()[0] for process in both)
    assert said == ["Another", "Compiled"]
    assert toy.ask()["mode"] == "compiled"


def test_an_unwritable_cache_stays_interpreted_and_says_so(toy: Toy, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    sentence = toy.build(BESTIARY_CACHE=str(tmp_path / "file"))
    assert "stays interpreted" in sentence


def test_imports_of_every_form_count_for_the_fingerprint(tmp_path: Path) -> None:
    texts = {
        "__init__.py": "",
        "core/__init__.py": "",
        "core/state.py": "from beast.core import (\n    claws,  # sharp\n    fangs,\n)\nimport beast.horns as horns\n",
        "core/claws.py": "def grow():\n    from beast.tail import TIP\n",
        "core/fangs.py": "",
        "horns.py": "import os, beast.eyes\n",
        "tail.py": "TIP = 1\n",
        "eyes.py": "",
        "unused.py": "",
    }
    for name, text in texts.items():
        (tmp_path / "beast" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "beast" / name).write_text(text, encoding="utf-8")
    inputs = set(Engine("beast", tmp_path / "beast", ("core/state.py",)).inputs)
    expected = {"core", "core.state", "core.claws", "core.fangs", "horns", "tail", "eyes"}
    assert inputs == {f"beast.{name}" for name in expected}


def test_the_pinned_compiler_is_the_one_that_the_fingerprint_names() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f"mypy=={MYPY}" in project["optional-dependencies"]["engine"]


def test_the_engine_of_this_process_says_its_mode() -> None:
    assert engine_mode() == ENGINE.mode
    assert engine_mode().compiled == (engine_mode().mode == "compiled")
    assert engine_mode().reason


DOCS = """
import inspect, json
import toybeast
from toybeast.core import state
things = (state.State, state.State.worth, state.play)
print(json.dumps([toybeast.ENGINE.mode.mode, *map(inspect.getdoc, things), str(inspect.signature(state.play))]))
"""


def test_compiled_code_keeps_its_docs_types_and_signatures(compiled_toy: Toy) -> None:
    mode, state, worth, play, signature = json.loads(compiled_toy.run(DOCS))
    assert mode == "compiled"
    assert state == 'The beast\'s own state: what "turn" it is.'
    assert worth == "worth() -> int\n\nReturn what a turn is worth \N{EM DASH} nothing, \\ or so?"
    assert play == "play(state: State, turns: int) -> int\n\nPlay turns."
    assert signature == "(state, turns)"
