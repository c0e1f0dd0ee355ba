import { expect, test } from "vitest";
import { loadWasm } from "./fixtures/load-wasm.ts";
import { replayVectors } from "./fixtures/replay-vectors.ts";
import { LEAST_VECTORS, readVectorFolder, SERVER_ONLY } from "./fixtures/vector-folder.ts";

// Replays the permanent vectors of core-wasm/testdata in the WebAssembly module. The Rust tests replay the same files.

const folder = readVectorFolder();
const { played, findings, nativeOnly } = replayVectors(await loadWasm(), folder);
const total = Object.values(played).reduce((sum, count) => sum + count, 0);

test("every file of vectors is replayed or for the server only", () => {
  expect([...Object.keys(played), ...SERVER_ONLY].sort()).toEqual(Object.keys(folder.files).sort());
});

test.each(Object.entries(played))("%s: %i vectors", (file, count) => {
  expect(findings.filter((finding) => finding.startsWith(`${file}:`))).toEqual([]);
  expect(count).toBeGreaterThan(0);
});

/** Methods that no view calls; add or remove names when that changes. */
const NATIVE_ONLY: readonly string[] = ["Particles", "Sequencer", "SlotPicker.reset"];

test("only methods that no view calls have no binding", () => {
  expect(nativeOnly).toEqual(NATIVE_ONLY);
});

test(`${total} vectors were replayed`, () => {
  expect(total).toBeGreaterThanOrEqual(LEAST_VECTORS);
});
