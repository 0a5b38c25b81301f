// Runs the `main` of a Python module in the interpreter that a page would load, here under Node.
//   node in-wasm.mjs MODULE ARGUMENT... -- FOLDER...     folders are laid on Python's path, the first one first

import console from "node:console";
import process from "node:process";
import { loadPyodide } from "pyodide";

const [module, ...rest] = process.argv.slice(2);
const line = rest.indexOf("--");
const folders = rest.slice(line + 1);

const python = await loadPyodide();
const places = folders.map((folder, number) => {
  const place = `/folder${number}`;
  python.mountNodeFS(place, folder);
  return place;
});
python.globals.set("places", python.toPy(places));
python.globals.set("given", python.toPy([module, ...rest.slice(0, line)]));
let code = 0;
try {
  await python.runPythonAsync(`
import importlib, sys
sys.dont_write_bytecode = True
sys.path[:0] = places
await importlib.import_module(given[0]).main(given[1:])
`);
} catch (error) {
  console.error(error.message); // without the interpreter's own source, which Node would print
  code = 1;
}
process.exit(code); // timers that Python has cancelled would keep Node waiting
