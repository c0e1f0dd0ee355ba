import * as core from "core-wasm";
import * as exports from "core-wasm/module";

/** What wasm-bindgen writes beside the classes. */
interface Glue {
  __wbg_set_wasm(exports: object): void;
}

/**
 * Starts the module and gives its exports to the classes, wrapped by `guard`. Classes and exports come from one file, which names
 * each of them once.
 */
export function startCore(guard: (all: typeof exports) => typeof exports): typeof core {
  const guarded = guard(exports);
  (core as unknown as Glue).__wbg_set_wasm(guarded);
  guarded.__wbindgen_start();
  return core;
}
