"""The launcher does each step once, again when something changed, and again when it was interrupted."""

import importlib.metadata
import os
import shutil
import subprocess
import sys
import time
import tomllib
from contextlib import nullcontext
from pathlib import Path

import pytest
from launcher import engine, main, shell
from launcher.environment import DEV, PLAY, Environment
from launcher.lockfile import requirements
from launcher.page import prepare_page
from launcher.shell import SetupError, run
from launcher.stamps import Stamp, digest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Environment:
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    (tmp_path / "uv.lock").write_text("version = 1\n", encoding="utf-8")
    environment = Environment(tmp_path)
    environment.python.parent.mkdir(parents=True)
    environment.python.symlink_to(sys.executable)
    return environment


@pytest.mark.parametrize(
    "arguments", [["--help"], ["-h"], ["help"], ["check", "--help"], ["bench", "-h"], ["play", "marry", "--help"]]
)
def test_help_of_any_verb_installs_and_compiles_nothing(
    checkout: Environment, arguments: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[list[str]] = []

    def become(_: object, command: list[str]) -> None:
        started.append(command)
        raise SystemExit(0)

    def prepared(*_: object) -> None:
        raise AssertionError("something was set up")

    monkeypatch.setattr(main, "Environment", lambda _root: checkout)
    monkeypatch.setattr(main, "prepare", prepared)
    monkeypatch.setattr(main.os, "execv", become)
    (checkout.folder / "lib" / "python3" / "site-packages" / "typer").mkdir(parents=True)
    with pytest.raises(SystemExit):
        main.main(arguments)
    assert started[0][1:] == ["-m", "bestiary", *arguments]


def test_help_in_a_fresh_checkout_needs_nothing_but_python(
    checkout: Environment, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    checkout.python.unlink()
    (checkout.root / "src").symlink_to(ROOT / "src")
    monkeypatch.setattr(main, "Environment", lambda _root: checkout)
    with pytest.raises(SystemExit) as ended:
        main.main(["check", "--help"])
    assert ended.value.code == 0
    assert "bestiary check marry" in capsys.readouterr().out
    assert not checkout.stamp.read()


def test_a_checkout_without_stamp_is_not_ready(checkout: Environment) -> None:
    assert not checkout.is_ready(PLAY)


def test_what_tests_need_is_enough_for_playing_but_not_the_other_way_round(checkout: Environment) -> None:
    checkout.stamp.write(level=PLAY, key=checkout.key())
    assert checkout.is_ready(PLAY)
    assert not checkout.is_ready(DEV)
    checkout.stamp.write(level=DEV, key=checkout.key())
    assert checkout.is_ready(PLAY)


@pytest.mark.parametrize("file", ["pyproject.toml", "uv.lock"])
def test_changed_pins_are_installed_anew(checkout: Environment, file: str) -> None:
    checkout.stamp.write(level=PLAY, key=checkout.key())
    with (checkout.root / file).open("a", encoding="utf-8") as opened:
        opened.write("# changed\n")
    assert not checkout.is_ready(PLAY)


def test_a_moved_checkout_is_set_up_anew(checkout: Environment, tmp_path_factory: pytest.TempPathFactory) -> None:
    checkout.stamp.write(level=PLAY, key=checkout.key())
    moved = tmp_path_factory.mktemp("moved") / "here"
    shutil.copytree(checkout.root, moved, symlinks=True)
    assert not Environment(moved).is_ready(PLAY)


def test_an_environment_without_python_is_made_anew(checkout: Environment) -> None:
    checkout.stamp.write(level=PLAY, key=checkout.key())
    checkout.python.unlink()
    assert not checkout.is_ready(PLAY)


def test_an_interrupted_set_up_leaves_no_stamp(checkout: Environment, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout.stamp.write(level=PLAY, key="old")

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Environment, "_sync", interrupted)
    monkeypatch.setattr(Environment, "_install_by_pip", interrupted)
    with pytest.raises(KeyboardInterrupt):
        checkout.prepare(PLAY)
    assert checkout.stamp.read() == {}
    assert not checkout.is_ready(PLAY)


@pytest.mark.parametrize("content", ["", "{", "[]", '"level"'])
def test_a_damaged_stamp_counts_as_none(checkout: Environment, content: str) -> None:
    checkout.stamp.file.write_text(content, encoding="utf-8")
    assert not checkout.is_ready(PLAY)


def test_a_stamp_round_trips_and_leaves_nothing_else(tmp_path: Path) -> None:
    stamp = Stamp(tmp_path / "step" / "done.json")
    stamp.write(key="k")
    assert stamp.read() == {"key": "k"}
    assert [p.name for p in stamp.file.parent.iterdir()] == ["done.json"]
    stamp.remove()
    stamp.remove()
    assert stamp.read() == {}


def test_a_missing_file_changes_the_digest(tmp_path: Path) -> None:
    file = tmp_path / "pins"
    missing = digest(files=[file])
    file.write_text("", encoding="utf-8")
    assert digest(files=[file]) != missing


def test_a_failing_program_is_shown_with_its_last_words() -> None:
    with pytest.raises(SetupError, match="no such beast"):
        run([sys.executable, "-c", "import sys; sys.exit('no such beast')"])
    with pytest.raises(SetupError, match="can't be started"):
        run(["/nowhere/beast"])


@pytest.mark.parametrize("level", [PLAY, DEV])
def test_the_pins_for_pip_are_those_that_uv_installed(level: str) -> None:
    from packaging.markers import default_environment

    lock = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))
    environment = {key: str(value) for key, value in default_environment().items()}
    extras, groups = ({"engine", "envs"}, {"dev"}) if level == DEV else ({"engine"}, set[str]())
    lines = requirements(lock, extras, groups, environment)
    pins = dict(line.split()[0].split("==") for line in lines)
    assert pins["librt"] == "0.16.0"
    assert ("pytest" in pins) == (level == DEV)
    for name, version in pins.items():
        assert importlib.metadata.version(name) == version
    assert all("--hash=sha256:" in line for line in lines)


@pytest.fixture
def compiling(checkout: Environment, monkeypatch: pytest.MonkeyPatch) -> Environment:
    """Lets a script stand for the compiler: it says that it began, and ends when `go` is there."""
    root = checkout.root
    checkout.python.unlink()
    checkout.python.write_text(
        f"#!/bin/sh\necho x >> {root}/begun\nwhile [ ! -e {root}/go ]; do sleep 0.05; done\necho {root}\n",
        encoding="utf-8",
    )
    checkout.python.chmod(0o755)
    monkeypatch.setattr(engine, "_key", lambda _: (root / "sources").read_text("utf-8"))
    monkeypatch.delenv("BESTIARY_PURE", raising=False)
    (root / "sources").write_text("first", encoding="utf-8")
    return checkout


def wait_for(file: Path) -> None:
    """Waits until a file is there."""
    until = time.monotonic() + 20
    while not file.exists():
        assert time.monotonic() < until, f"{file.name} never came"
        time.sleep(0.02)


def test_the_engine_is_compiled_beside_other_work_once_for_each_state_of_its_sources(compiling: Environment) -> None:
    root = compiling.root
    with engine.engine_prepared(compiling):
        wait_for(root / "begun")
        (root / "go").touch()
    with engine.engine_prepared(compiling):
        pass
    assert (root / "begun").read_text("utf-8") == "x\n"
    (root / "sources").write_text("second", encoding="utf-8")
    with engine.engine_prepared(compiling):
        pass
    assert (root / "begun").read_text("utf-8") == "x\nx\n"


@pytest.mark.parametrize(
    ("arguments", "named", "page"),
    [
        ([], False, True),
        (["--quick"], False, True),
        (["tests/games/factory"], True, False),
        (["tests/core", "-k", "stomp"], True, False),
        (["tests/server/test_lessons.py::test_a"], True, True),
        (["tests/"], True, True),
        (["-k", "stomp"], True, True),
    ],
)
def test_named_tests_compile_nothing_and_build_the_page_only_to_look_at_it(
    checkout: Environment, arguments: list[str], named: bool, page: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    monkeypatch.setattr(main, "engine_prepared", lambda _: done.append("engine") or nullcontext())
    monkeypatch.setattr(main, "page_is_served", lambda _: True)
    monkeypatch.setattr(main, "prepare_page", lambda _: done.append("page"))
    monkeypatch.setattr(main, "prepare_tests", lambda _environment, page: None)
    checkout.stamp.write(level=DEV, key=checkout.key())
    main.prepare(checkout, ["test", *arguments])
    quick = "--quick" in arguments
    assert done == [*(["engine"] if not named else []), *(["page"] if page and not quick else [])]


def test_sources_that_do_not_compile_are_told_of_at_every_start(
    compiling: Environment, capsys: pytest.CaptureFixture[str]
) -> None:
    compiling.python.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    for _ in range(2):
        with engine.engine_prepared(compiling):
            pass
        assert "COULD NOT BE COMPILED" in capsys.readouterr().err
    assert not (compiling.folder / "bestiary-engine.json").exists()


def test_a_set_up_that_fails_beside_it_ends_the_compiler_and_claims_nothing(compiling: Environment) -> None:
    def fail() -> None:
        with engine.engine_prepared(compiling):
            wait_for(compiling.root / "begun")
            raise SetupError("no page")

    with pytest.raises(SetupError, match="no page"):
        fail()
    assert not (compiling.folder / "bestiary-engine.json").exists()


BUILD_SCRIPT = """
const fs = require('fs');
const target = '../src/bestiary/server/static';
fs.mkdirSync(target, {recursive: true});
fs.writeFileSync(target + '/index.html', fs.readFileSync('page.html'));
fs.appendFileSync('../builds', 'x');
"""


@pytest.mark.skipif(shutil.which("npm") is None, reason="npm is not installed")
def test_the_page_is_built_once_for_each_state_of_its_sources(checkout: Environment) -> None:
    web = checkout.root / "web"
    web.mkdir()
    (web / "package.json").write_text(
        '{"name": "page", "version": "1.0.0", "scripts": {"build": "node build.cjs"}}', encoding="utf-8"
    )
    (web / "package-lock.json").write_text(
        '{"name": "page", "version": "1.0.0", "lockfileVersion": 3, "packages": {"": {"name": "page"}}}',
        encoding="utf-8",
    )
    (web / "build.cjs").write_text(BUILD_SCRIPT, encoding="utf-8")
    (web / "page.html").write_text("one", encoding="utf-8")
    built = checkout.root / "src/bestiary/server/static/index.html"
    for source in ("core/state.py", "games/den/rules.py", "server/app.py", "table/news.py"):
        (checkout.root / "src/bestiary" / source).parent.mkdir(parents=True, exist_ok=True)
        (checkout.root / "src/bestiary" / source).touch()

    def builds() -> int:
        return len((checkout.root / "builds").read_text(encoding="utf-8"))

    prepare_page(checkout)
    prepare_page(checkout)
    assert (built.read_text(encoding="utf-8"), builds()) == ("one", 1)
    (web / "page.html").write_text("two", encoding="utf-8")
    prepare_page(checkout)
    assert (built.read_text(encoding="utf-8"), builds()) == ("two", 2)
    built.unlink()
    prepare_page(checkout)
    assert builds() == 3


def test_a_python_that_is_too_old_is_told_what_is_needed(tmp_path: Path) -> None:
    script = (ROOT / "bestiary").read_text(encoding="utf-8").replace("(3, 11)", "(99, 0)").replace("python3.1", "x3.1")
    copy = tmp_path / "bestiary"
    copy.write_text(script, encoding="utf-8")
    done = subprocess.run([sys.executable, copy], capture_output=True, text=True, check=False, env={**os.environ})
    assert done.returncode == 1
    assert "needs Python 3.11 or newer" in done.stderr


@pytest.mark.parametrize("verb", ["serve", "play", "worker", "doctor", "test"])
def test_only_the_tests_call_a_package_manager_and_others_print_the_line(
    checkout: Environment, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], verb: str
) -> None:
    called: list[object] = []
    monkeypatch.setattr(shell.Rights, "packages", False)
    monkeypatch.setattr(shell, "run", lambda command, **_: called.append(command))
    monkeypatch.setattr(shell.os, "geteuid", lambda: 0)
    monkeypatch.setattr(shell.Path, "exists", lambda _: True)
    monkeypatch.setattr(checkout, "is_ready", lambda _: shell.apt_install("python3-dev") or True)
    monkeypatch.setattr(main, "engine_prepared", lambda _: nullcontext())
    monkeypatch.setattr(main, "page_is_served", lambda _: False)
    monkeypatch.setattr(main, "prepare_tests", lambda *_, **__: None)
    main.prepare(checkout, [verb])
    assert bool(called) == (verb == "test")
    assert ("type: apt-get install python3-dev" in capsys.readouterr().err) == (verb != "test")
