import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** Compiles the library that gives a process faults of the clock and the disk. Returns its file, for `LD_PRELOAD`. */
export function buildFaultShim(folder) {
  const library = join(folder, "fault-shim.so");
  const source = join(import.meta.dirname, "../fault-shim.c");
  execFileSync("cc", ["-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"]);
  return library;
}
