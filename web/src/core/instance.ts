import * as core from "core-wasm";
import * as exports from "core-wasm/module";

/** The glue that wasm-bindgen generates beside the classes. */
interface Glue {
  __wbg_set_wasm(exports: object): void;
}

/**
 * Starts the module and connects its exports, wrapped by `guard`, to the classes. Classes and exports come from one
 * file, which names each of them once.
 */
export function startCore(guard: (all: typeof exports) => typeof exports): typeof core {
  const guarded = guard(exports);
  (core as unknown as Glue).__wbg_set_wasm(guarded);
  guarded.__wbindgen_start();
  return core;
}
