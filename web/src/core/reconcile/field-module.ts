import moduleUrl from "reconcile-wasm-file?url";
import * as glue from "reconcile-wasm";
import { guardExports } from "../guard";

type FieldModule = typeof glue;

interface Glue {
  __wbg_set_wasm(exports: object): void;
}

interface Exports {
  __wbindgen_start(): void;
}

type OnTrap = (cause: unknown) => void;

/** The running instance: the glue supports only one, so all fields of a thread share it. */
let started: Promise<void> | null = null;
const traps = new Set<OnTrap>();

/**
 * Fetches and starts the module. A later exception from one of its exports is a trap, which ends every field; the next
 * field starts another instance, as after a failed download. Once `life` is aborted, `onTrap` is no longer called.
 */
export async function startFieldModule(onTrap: OnTrap, life: AbortSignal): Promise<FieldModule> {
  traps.add(onTrap);
  life.addEventListener("abort", () => traps.delete(onTrap));
  started ??= start().catch((error: unknown) => {
    started = null;
    throw error;
  });
  await started;
  return glue;
}

async function start(): Promise<void> {
  const { instance } = await WebAssembly.instantiateStreaming(fetch(moduleUrl), {
    "./reconcile_bg.js": glue as unknown as WebAssembly.ModuleImports,
  });
  const exports = guardExports(instance.exports, notify) as unknown as Exports;
  (glue as unknown as Glue).__wbg_set_wasm(exports);
  exports.__wbindgen_start();
}

function notify(cause: unknown): void {
  started = null;
  for (const onTrap of [...traps]) onTrap(cause);
}
