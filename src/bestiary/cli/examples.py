"""Examples for the end of each help page; a test runs every one of them."""

from typing import Final

EXAMPLES: Final[dict[str, tuple[str, ...]]] = {
    "serve": ("bestiary serve --no-open", "bestiary serve --host 0.0.0.0 --port 8080"),
    "play": (
        "bestiary play marry",
        "bestiary play marry --seats you,greedy,brute --seed 7",
        "bestiary play mashup --seats Ann,Bob --language de",
        "bestiary play maker --say",
        "bestiary play --resume",
        "bestiary play monstrous --help",
    ),
    "saves": ("bestiary saves", "bestiary saves --finished --json", "bestiary saves NAME --delete"),
    "tables": ("bestiary tables", "bestiary tables --running --json", "bestiary tables --ban 192.0.2.7"),
    "backup": ("bestiary backup FILE",),
    "sbom": ("bestiary sbom --output bestiary.cdx.json",),
    "restore": (
        "bestiary restore FILE --replace",
        "bestiary restore FILE --into postgresql://bestiary@localhost/bestiary",
    ),
    "migrate": ("bestiary migrate --database postgresql://bestiary@localhost/bestiary",),
    "worker": ("bestiary worker --nats nats://localhost:4222",),
    "games": ("bestiary games", "bestiary games --json", "bestiary games --language de"),
    "arena": (
        "bestiary arena marry --seats greedy,random --players 3 --games 30",
        "bestiary arena maker --seats greedy,random --players 3 --games 4 --json",
    ),
    "replay": (
        "bestiary replay FILE",
        "bestiary replay FILE --to 10 --plain",
        "bestiary replay FILE --verify",
        "bestiary replay FILE --analyse --level brute --seat 1",
    ),
    "check": (
        'bestiary check marry --players 3 --only "games end"',
        'bestiary check maker --only "notation round-trips" --json',
    ),
    "bench": ("bestiary bench --game marry --seconds 0.01 --repeats 1 --no-save", "bestiary bench --profile"),
    "doctor": ("bestiary doctor", "bestiary doctor --json"),
    "completion": (
        'eval "$(bestiary completion bash)"',
        'eval "$(bestiary completion zsh)"',
        "bestiary completion fish | source",
    ),
    "test": ("bestiary test --quick", "bestiary test tests/games/marry -x"),
}


def epilogue(verb: str) -> str:
    """Return a verb's examples as the end of its help page."""
    lines = [f"  {example}" for example in EXAMPLES.get(verb, ())]
    return "\n".join(["\b", "Examples:", *lines]) if lines else ""
