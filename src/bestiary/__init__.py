"""Monster tabletop games: one rules contract, and everything above the rules written once."""

from bestiary._engine import ENGINE, EngineMode, engine_mode

__all__ = ["EngineMode", "__version__", "engine_mode"]

__version__ = "0.1.0"

ENGINE.install()
