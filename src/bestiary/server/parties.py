"""Whom an address stands for when it is counted."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Final

HOUSEHOLD: Final = 64  # bits of an IPv6 address that are one customer's: the others he chooses as he likes


@lru_cache(maxsize=4096)
def party(address: str) -> str:
    """Return whom an address is counted as: itself, an IPv6 address its household; what is none stays as it is."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address) or found.is_loopback:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, HOUSEHOLD), strict=False))
