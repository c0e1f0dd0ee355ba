// Loads a module that wasm-pack built for bundlers.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** Returns the classes of a folder's module. Each folder has its own glue, which holds a single instance. */
export async function loadModule(folder, name) {
  const glue = await import(pathToFileURL(`${folder}/${name}_bg.js`).href);
  const bytes = readFileSync(`${folder}/${name}_bg.wasm`);
  const { instance } = await WebAssembly.instantiate(bytes, { [`./${name}_bg.js`]: glue });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return glue;
}
