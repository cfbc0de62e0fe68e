"""Does what is still to be done, then becomes `python -m bestiary`."""

import fcntl
import os
import shlex
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import NoReturn

from launcher.engine import engine_prepared
from launcher.environment import DEV, PLAY, Environment
from launcher.page import generate_types, install_tools, node_folders, page_exists, page_is_served, prepare_page
from launcher.proxies import proxy_folders
from launcher.shell import Rights, SetupError, apt_install, say

NEEDS_EVERYTHING = {"test", "bench", "check"}
NEEDS_THE_PAGE = {"serve", "test"}
NEEDS_NO_ENGINE = {
    "help",
    "-V",
    "--version",
    "games",
    "replay",
    "saves",
    "completion",
    "tables",
    "backup",
    "restore",
    "sbom",
    "migrate",
}
WITH_PAGE = ("tests/e2e", "tests/server")
WITH_SERVICES = ("tests/cluster", "tests/server")
PROGRAMS = Path("/usr/lib/postgresql")
SERVICES = {"postgres": "postgresql", "nats-server": "nats-server"}  # programs of tests, by Debian's packages
HELP = {"-h", "--help", "help"}
INTERRUPTED = 130


def main(arguments: list[str]) -> NoReturn:
    """Set up what these arguments need, and run them."""
    environment = Environment(Path(__file__).resolve().parent.parent)
    # What Bestiary tells people to type is what they typed to start it.
    os.environ["BESTIARY_COMMAND"] = shlex.quote(sys.argv[0])
    if only_help(arguments) and not environment.can_explain():
        sys.exit(explain(environment.root, arguments))
    try:
        if not only_help(arguments):
            prepare(environment, arguments)
    except SetupError as error:
        say(f"Set-up failed: {error}")
        sys.exit(1)
    except KeyboardInterrupt:
        say("Set-up was interrupted; the next start continues it.")
        sys.exit(INTERRUPTED)
    os.environ["VIRTUAL_ENV"] = str(environment.folder)
    put_first_on_path(str(environment.folder / "bin"))
    sys.stdout.flush()
    os.execv(environment.python, [str(environment.python), "-m", "bestiary", *arguments])


def only_help(arguments: list[str]) -> bool:
    """Tell whether nothing but a help page is asked for, which must install and compile nothing."""
    return bool(HELP & set(arguments[:1])) or bool((HELP - {"help"}) & set(arguments))


def explain(root: Path, arguments: list[str]) -> int:
    """Print what can be said of a command before anything is installed."""
    sys.path.insert(0, str(root / "src"))
    from bestiary.cli import help_before_setup

    print(help_before_setup(arguments))
    return 0


def prepare(environment: Environment, arguments: list[str]) -> None:
    verb = arguments[0] if arguments else "serve"
    level = DEV if verb in NEEDS_EVERYTHING else PLAY
    Rights.packages = verb == "test"
    named = verb == "test" and ("--audit" in arguments or names_tests(arguments[1:]))
    with _only_one_setup(environment.root):
        if not environment.is_ready(level):
            environment.prepare(level)
        whole = not {"--quick", "--audit"} & set(arguments) and (not named or needs(WITH_PAGE, arguments[1:]))
        with nullcontext() if named or verb in NEEDS_NO_ENGINE else engine_prepared(environment):
            if verb in NEEDS_THE_PAGE and whole and page_is_served(environment.root):
                prepare_page(environment)
            if verb == "test":
                prepare_tests(environment, page=whole and page_exists(environment.root))
                if not named or needs(WITH_SERVICES, arguments[1:]):
                    prepare_services()


def names_tests(arguments: list[str]) -> bool:
    """Tell whether only some tests are to run: they take the engine at hand, and need nothing that is built first."""
    return any(argument not in ("--quick", "--audit") for argument in arguments)


def needs(folders: tuple[str, ...], arguments: list[str]) -> bool:
    """Tell whether tests of some folders are named; an expression or a folder above may name any."""
    places = [argument.split("::")[0].rstrip("/") for argument in arguments if argument.startswith("tests")]
    return not places or any(place == "tests" or place.startswith(folders) for place in places)


def prepare_tests(environment: Environment, *, page: bool) -> None:
    """Bring what only tests need: Node for the type checkers, and a browser once there are tests that drive one."""
    put_first_on_path(*node_folders())
    if not page:
        return
    from launcher.uv import cache_home

    put_first_on_path(*map(str, proxy_folders(cache_home() / "proxies")))
    install_tools(environment)
    generate_types(environment)
    browsers = ("chromium", "chromium-browser", "google-chrome")
    if not (environment.root / "tests" / "e2e").is_dir() or any(shutil.which(name) for name in browsers):
        return
    if not apt_install("chromium"):
        say("No Chromium was found, so the browser tests will fail (Debian: apt install chromium).")


def prepare_services() -> None:
    """Bring the programs that tests of several servers start for themselves."""
    # Debian lets PostgreSQL's own programs lie outside the path.
    path = os.pathsep.join([os.environ.get("PATH", os.defpath), "/usr/sbin", *map(str, PROGRAMS.glob("*/bin"))])
    missing = [package for program, package in SERVICES.items() if not shutil.which(program, path=path)]
    if missing and not apt_install(*missing):
        say(f"Tests of several servers will fail without {' and '.join(missing)}.")


def put_first_on_path(*folders: str) -> None:
    os.environ["PATH"] = os.pathsep.join([*folders, os.environ.get("PATH", os.defpath)])


@contextmanager
def _only_one_setup(root: Path) -> Iterator[None]:
    """Let a second start wait for the first one's set-up."""
    handle = os.open(root, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)
