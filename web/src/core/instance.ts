import * as core from "core-wasm";
import * as exports from "core-wasm/module";
import { guardExports } from "./guard";

/** The glue that wasm-bindgen generates in addition to the classes. */
interface Glue {
  __wbg_set_wasm(exports: object): void;
}

/**
 * Starts the module and connects its guarded exports to the classes. Classes and exports are generated from the same
 * file, so their names match.
 */
export function startCore(onTrap: (cause: unknown) => void): typeof core {
  const guarded = guardExports(exports, onTrap);
  (core as unknown as Glue).__wbg_set_wasm(guarded);
  guarded.__wbindgen_start();
  return core;
}
