"""A vector that plain Python hands to compiled code is not lost: neither in our games nor in a third party's."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.frame.toys import BUILD, SOURCES, Toy

import bestiary
from bestiary.build import obstacle
from bestiary.build_vectors import mend

ROOT = Path(__file__).parents[2]
NOISE = 1_500_000  # bytes by which a process grows without any loss; the least loss would be 16 MB
PLAIN = "tests.conformance.toys.larder.game"  # a third party's: plain Python on top of the compiled state
TOY = """
import json
from librt.vecs import vec
from mypy_extensions import i64
import toybeast
from tests.frame.crossing import lost
from toybeast.core import state

class Lair(state.State):
    def __init__(self):
        super().__init__()
        self.column = vec[i64]([1] * 200)

kept = state.State()
print(json.dumps({
    "mode": toybeast.ENGINE.mode.mode,
    "set": lost(lambda: setattr(kept, "column", vec[i64]([1] * 200))),
    "passed": lost(lambda: state.summed(vec[i64]([1] * 200))),
    "third party": lost(Lair),
    "sum": state.summed(vec[i64]([1] * 200)),
}))
"""


@pytest.mark.skipif(not bestiary.engine_mode().compiled, reason="only compiled code can lose a vector")
@pytest.mark.parametrize("game", ["marry", "factory", "maker", "mashup", "monstrous", PLAIN])
def test_no_vector_is_lost_that_plain_python_sets_or_passes(game: str) -> None:
    run = [sys.executable, "-m", "tests.frame.crossing", game]
    answer = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    told = json.loads(answer.stdout)
    assert told["mode"] == "compiled"
    assert {way: size for way, size in told["lost"].items() if size > NOISE} == {}


def test_the_toy_loses_no_vector(compiled_toy: Toy) -> None:
    told = json.loads(compiled_toy.run(TOY, PYTHONPATH=compiled_toy.path(ROOT)))
    assert told["mode"] == "compiled"
    assert told["sum"] == 200
    assert max(told["set"], told["passed"], told["third party"]) < NOISE


@pytest.mark.skipif(obstacle() is not None, reason=str(obstacle()))
def test_a_toy_that_is_not_mended_loses_every_one(toy: Toy, tmp_path: Path) -> None:
    # The engine as it was: what is generated is compiled without being mended.
    leaky = tmp_path / "leaky" / "bestiary"
    leaky.mkdir(parents=True)
    for file in ("__init__.py", "_engine.py", "build.py", "build_docs.py", "build_native.py", "build_vectors.py"):
        text = (SOURCES / "bestiary" / file).read_text(encoding="utf-8")
        (leaky / file).write_text(text.replace("return text, unboxed", "return generated, unboxed"), encoding="utf-8")
    path = os.pathsep.join((str(leaky.parent), str(toy.root.parent)))
    assert toy.run(BUILD, PYTHONPATH=path).startswith("Compiled 2 modules")
    told = json.loads(toy.run(TOY, PYTHONPATH=toy.path(ROOT)))
    assert told["mode"] == "compiled"
    assert min(told["set"], told["passed"], told["third party"]) > 10 * NOISE


def test_setters_keep_the_reference_and_arguments_give_it_back() -> None:
    generated = (
        "    VecI64 tmp;\n    tmp = VecI64Api.unbox(value);\n    if (VEC_IS_ERROR(tmp)) {\n    }\n"
        "    VEC_I64_INCREF(tmp);\n    VecU8 arg_row;\n    arg_row = VecU8Api.unbox(obj_row);\n"
        "    cpy_r_r0 = VecI64Api.unbox(cpy_r_value);\n"
    )
    mended, places = mend(generated)
    assert places == 2
    assert "VEC_I64_INCREF(tmp)" not in mended
    assert "    if (!VEC_IS_ERROR(arg_row)) VEC_U8_DECREF(arg_row);\n" in mended
    assert "cpy_r_r0 = VecI64Api.unbox(cpy_r_value);\n" in mended


def test_code_of_another_shape_is_not_taken_for_mended() -> None:
    with pytest.raises(ValueError, match="1 vectors come from outside, but 0"):
        mend("    tmp = VecI64Api.unbox(value);\n    retval = CPyDef_set(self, tmp);\n")
