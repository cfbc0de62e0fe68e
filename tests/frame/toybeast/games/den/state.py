from mypy_extensions import i64

from toybeast.core.state import State


class Den(State):
    def worth(self) -> i64:
        return self.turn * 2
