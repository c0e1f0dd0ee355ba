import { expect, test } from "vitest";
import { loadWasm } from "./fixtures/load-wasm.ts";
import { replayVectors } from "./fixtures/replay-vectors.ts";
import { LEAST_VECTORS, readVectorFolder, SERVER_ONLY } from "./fixtures/vector-folder.ts";

// The permanent vectors of core-wasm/testdata through the WebAssembly module. The Rust tests play the same files.

const folder = readVectorFolder();
const { played, findings, nativeOnly } = replayVectors(await loadWasm(), folder);
const total = Object.values(played).reduce((sum, count) => sum + count, 0);

test("every file of vectors is played, or is one of the server's", () => {
  expect([...Object.keys(played), ...SERVER_ONLY].sort()).toEqual(Object.keys(folder.files).sort());
});

test.each(Object.entries(played))("%s: %i vectors", (file, count) => {
  expect(findings.filter((finding) => finding.startsWith(`${file}:`))).toEqual([]);
  expect(count).toBeGreaterThan(0);
});

/** A name goes from here when a view comes to call it, and joins when none does any more. */
const NATIVE_ONLY: readonly string[] = ["Particles", "Sequencer", "SlotPicker.reset"];

test("the module lacks no binding but those that no view needs", () => {
  expect(nativeOnly).toEqual(NATIVE_ONLY);
});

test(`${total} vectors were played`, () => {
  expect(total).toBeGreaterThanOrEqual(LEAST_VECTORS);
});
