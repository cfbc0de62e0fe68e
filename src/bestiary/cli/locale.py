"""The language of the environment."""

import os
from collections.abc import Mapping

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts; LANGUAGE goes before them


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """Return the first language the environment asks for that there are words for, else English."""
    from bestiary.core.words import LANGUAGES

    locale = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    wanted = [locale]
    # As in gettext: who asks for no language at all gets none of the list either.
    if locale.partition(".")[0] not in ("", "C", "POSIX"):
        wanted = [*environment.get("LANGUAGE", "").split(":"), locale]
    spoken = (each.partition("_")[0].partition(".")[0].lower() for each in wanted)
    return next((each for each in spoken if each in LANGUAGES), LANGUAGES[0])
