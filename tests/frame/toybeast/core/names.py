from typing import Final

SEATS: Final = 3
