import moduleUrl from "reconcile-wasm-file?url";
import * as glue from "reconcile-wasm";
import { guardExports } from "../guard";

export type FieldModule = typeof glue;

interface Glue {
  __wbg_set_wasm(exports: object): void;
}

interface Exports {
  __wbindgen_start(): void;
}

/** Fetches and starts the module. A later exception from one of its exports is a trap. */
export async function startFieldModule(onTrap: (cause: unknown) => void): Promise<FieldModule> {
  const { instance } = await WebAssembly.instantiateStreaming(fetch(moduleUrl), {
    "./reconcile_bg.js": glue as unknown as WebAssembly.ModuleImports,
  });
  const exports = guardExports(instance.exports, onTrap) as unknown as Exports;
  (glue as unknown as Glue).__wbg_set_wasm(exports);
  exports.__wbindgen_start();
  return glue;
}
