// Compiles archives of Python with the interpreter that a page will run them in:
//   node compile.mjs INTERPRETER FROM TO     every archive of a folder into another, deflated

import console from "node:console";
import process from "node:process";
import { pathToFileURL } from "node:url";

const [interpreter, from, to] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${interpreter}/pyodide.mjs`).href);
// Lines without columns: a fifth less to fetch, and no page shows a traceback with carets.
const python = await loadPyodide({ indexURL: interpreter, env: { PYTHONNODEBUGRANGES: "1" } });
python.mountNodeFS("/from", from);
python.mountNodeFS("/to", to);
let code = 0;
try {
  python.runPython(`
import os, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

def compiled(name, source, level):
    # By a hash that nobody checks: a file in an archive has no date to compare.
    code = compile(source, name, "exec", dont_inherit=True, optimize=level)
    return _code_to_hash_pyc(code, bytes(8), False)

for archive in sorted(os.listdir("/from")):
    level = 2 if archive == "python_stdlib.zip" else 0  # asserts of ours stay
    with zipfile.ZipFile(f"/from/{archive}") as raw, zipfile.ZipFile(f"/to/{archive}", "w") as packed:
        for name in raw.namelist():
            data = raw.read(name)
            if name.endswith(".py"):
                data, name = compiled(name, data, level), name + "c"
            packed.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED, 9)
`);
} catch (error) {
  console.error(error.message);
  code = 1;
}
process.exit(code);
