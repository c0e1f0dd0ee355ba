import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { loadWasm, type WasmExports } from "./fixtures/load-wasm.ts";

// The permanent vectors of core-wasm/testdata, played through the WebAssembly module as JavaScript sees it. The Rust
// tests play the same files; what a machine's vector says stands in core-wasm/tests/replay.

type Call = readonly [method: string, ...args: unknown[]];

interface MachineVector {
  readonly name: string;
  readonly machine: string;
  readonly args: readonly unknown[];
  readonly events: readonly (Call | { readonly call: Call; readonly returns: unknown })[];
  /** The whole snapshot. */
  readonly expect?: unknown;
  /** A part of the snapshot. */
  readonly includes?: object;
}

type Handle = Record<string, (...args: readonly unknown[]) => unknown>;

/** How far a number may be off: what two ways of rounding the same formula can make. */
const TOLERANCE = 1e-6;

const folder = new URL("../../core-wasm/testdata/", import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, folder), "utf8"));

const machineFiles = readdirSync(folder)
  .map((file) => ({ file, vectors: read(file) }))
  .filter((entry): entry is { file: string; vectors: MachineVector[] } => {
    const { vectors } = entry;
    return Array.isArray(vectors) && vectors[0] !== undefined && "machine" in (vectors[0] as object);
  });

let core: WasmExports;
beforeAll(async () => {
  core = await loadWasm();
});

describe.each(machineFiles)("$file", ({ vectors }) => {
  test.each(vectors.map((vector) => [vector.name, vector] as const))("%s", (_, vector) => {
    const Machine = core[vector.machine] as new (...args: readonly unknown[]) => Handle;
    const machine = new Machine(...vector.args.map(decode));
    for (const event of vector.events) {
      const [method, ...args] = "call" in event ? event.call : event;
      const answer = machine[method]?.(...args.map(decode));
      if ("call" in event) expect(normal(answer), `${method} returns`).toEqual(normal(event.returns));
    }
    if ("expect" in vector) expect(normal(machine.snapshot?.())).toEqual(normal(vector.expect));
    if (vector.includes)
      expect(normal(machine.snapshot?.())).toMatchObject(normal(vector.includes) as object);
    machine.free?.();
  });
});

interface ResolveVector {
  readonly name: string;
  readonly path: string;
  readonly query: string;
  readonly landings?: object;
  readonly expect: unknown;
}

const NO_LANDINGS = { tokens: [], oracleAiWorld2025: null };

describe.each(["redirects.json", "routes.json", "site_landings.json"])("%s", (file) => {
  const vectors = read(file) as ResolveVector[];
  test.each(vectors.map((vector) => [vector.name, vector] as const))("%s", (_, vector) => {
    const resolve = core.resolve as (path: string, query: string, landings: object) => unknown;
    expect(resolve(vector.path, vector.query, vector.landings ?? NO_LANDINGS)).toEqual(vector.expect);
  });
});

interface SearchVector {
  readonly name: string;
  readonly query: string;
  readonly first: readonly string[];
  readonly count?: number;
}

describe("phone_search.json", () => {
  const vectors = read("phone_search.json") as SearchVector[];
  test.each(vectors.map((vector) => [vector.name, vector] as const))("%s", (_, { query, first, count }) => {
    const search = core.searchCountries as (query: string) => readonly { readonly iso: string }[];
    const found = search(query).map(({ iso }) => iso);
    expect(found.slice(0, first.length)).toEqual(first);
    if (count !== undefined) expect(found).toHaveLength(count);
  });
});

test("site_menus.json", () => {
  const menus = core.menus as () => unknown;
  expect(menus()).toMatchObject(read("site_menus.json") as object);
});

/** Numbers that JSON cannot hold are written by name; null stands for undefined. */
function decode(value: unknown): unknown {
  if (value === "NaN" || value === "Infinity" || value === "-Infinity") return Number(value);
  return value === null ? undefined : value;
}

/** A value without the difference between null and undefined, and with its numbers rounded to the tolerance. */
function normal(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value === "number") return Math.round(value / TOLERANCE) * TOLERANCE;
  if (ArrayBuffer.isView(value)) return Array.from(value as unknown as Iterable<number>, normal);
  if (Array.isArray(value)) return value.map(normal);
  if (typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, normal(entry)]));
  }
  return value;
}
