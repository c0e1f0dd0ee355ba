import { expect, test } from "vitest";
import { decideReload } from "~/features/shell/reload-guard";
import vectors from "./fixtures/reload-guard.json" with { type: "json" };

test.each(vectors)("$name", ({ message, stored, path, expect: decision }) => {
  expect(decideReload(message, stored, path)).toEqual(decision);
});
