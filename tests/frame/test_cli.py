"""The command line offers what exists, answers bad input with one sentence, and starts quickly."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import bestiary
import bestiary.cli
from bestiary.cli import VERBS, offered, run
from bestiary.cli.test import Tally, run_pytest

VERB = '''
import typer
from typing import Annotated
from bestiary.core.errors import UnknownGame

def roar(beast: str, loud: Annotated[bool, typer.Option()] = False) -> None:
    """Roar."""
    if beast == "mouse":
        raise UnknownGame("A mouse does not roar; try a lion.")
    if beast == "bug":
        raise RuntimeError("a real fault")
    print("ROAR" if loud else "roar")
'''


@pytest.fixture
def roar(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Add a verb as anyone would: a file with a function of its name."""
    (tmp_path / "roar.py").write_text(VERB, encoding="utf-8")
    monkeypatch.setattr(bestiary.cli, "__path__", [*bestiary.cli.__path__, str(tmp_path)])
    monkeypatch.setitem(VERBS, "roar", "Roar.")
    monkeypatch.delitem(sys.modules, "bestiary.cli.roar", raising=False)


@pytest.mark.usefixtures("roar")
def test_a_verb_is_found_by_its_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["roar", "lion", "--loud"]) == 0
    assert capsys.readouterr().out == "ROAR\n"


@pytest.mark.usefixtures("roar")
def test_bad_input_is_one_sentence_and_exit_code_two(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["roar", "mouse"]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "bestiary: A mouse does not roar; try a lion.\n")


@pytest.mark.usefixtures("roar")
def test_a_fault_of_ours_keeps_its_traceback() -> None:
    with pytest.raises(RuntimeError, match="a real fault"):
        run(["roar", "bug"])


@pytest.mark.usefixtures("roar")
def test_a_wrong_option_is_exit_code_two(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["roar", "lion", "--silent"]) == 2
    assert "--silent" in capsys.readouterr().err


def test_a_verb_without_module_is_not_offered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(VERBS, "purr", "Purr.")
    assert "purr" not in offered()
    assert run(["purr"]) == 2
    assert "There is no command 'purr'" in capsys.readouterr().err


def test_a_slip_of_the_pen_gets_a_hint(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["docter"]) == 2
    assert "Did you mean 'doctor'?" in capsys.readouterr().err


def test_the_help_page_lists_what_is_offered(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == 0
    page = capsys.readouterr().out
    assert all(f"  {verb} " in page for verb in offered())


def test_the_version_is_that_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"bestiary {bestiary.__version__}\n"


def test_the_help_page_imports_neither_typer_nor_a_verb() -> None:
    script = """
import sys
from bestiary.cli import run
run(["--help"])
heavy = [m for m in sys.modules if m.startswith(("typer", "rich", "textual", "bestiary.cli.", "bestiary.core"))]
sys.exit(f"imported: {heavy}" if heavy else 0)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_doctor_says_the_engine_and_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["doctor", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["engine"] == bestiary.engine_mode()._asdict()
    assert found["libraries"]["librt"] == "0.16.0"
    assert set(found) >= {"compiler", "python", "node", "chromium", "page", "cache"}
    assert run(["doctor"]) == 0
    assert bestiary.engine_mode().reason in capsys.readouterr().out


def test_failing_tests_are_counted_and_a_broken_run_never_passes(tmp_path: Path) -> None:
    tests = tmp_path / "test_beast.py"
    tests.write_text(
        "import pytest\n"
        "def test_one(): pass\n"
        "def test_two(): assert False\n"
        "@pytest.mark.skip\n"
        "def test_three(): pass\n",
        encoding="utf-8",
    )
    tally = Tally()
    run_pytest(tally, [str(tests), "-p", "no:cacheprovider", "-n", "0"])
    assert tally.line() == "1 passed, 1 failed, 1 skipped"
    nothing = Tally()
    run_pytest(nothing, [str(tmp_path / "test_missing.py"), "-n", "0"])
    assert nothing.failed == 1


SHAKY = """
import pathlib

def test_sound():
    pass

def test_wrong():
    assert False

def test_shaky(request):
    seen = pathlib.Path(__file__).with_name("seen")
    again = seen.exists()
    seen.touch()
    assert again
"""


def test_what_fails_beside_others_and_passes_alone_is_named(tmp_path: Path) -> None:
    tests = tmp_path / "test_toys.py"
    tests.write_text(SHAKY, encoding="utf-8")
    tally = Tally()
    run_pytest(tally, [str(tests), "--rootdir", str(tmp_path), "-n", "0"], again=True)
    assert (tally.line(), tally.shaky) == ("2 passed, 1 failed", ["test_toys.py::test_shaky"])
    (tmp_path / "seen").unlink()
    once = Tally()
    run_pytest(once, [str(tests), "--rootdir", str(tmp_path), "-n", "0"])
    assert (once.line(), once.shaky) == ("1 passed, 2 failed", [])
