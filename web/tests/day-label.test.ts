import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { dayLabel } from "~/ui/day-label";

interface LabelCase {
  readonly op: string;
  readonly text: string;
  readonly expect: { readonly label?: string } | null;
}

const file = fileURLToPath(new URL("../../core-wasm/testdata/booking_labels.json", import.meta.url));
const cases = JSON.parse(readFileSync(file, "utf8")) as readonly LabelCase[];
const days = cases.filter(({ op, expect }) => op === "date" && expect !== null);

test("days are labelled as the core labels them", () => {
  expect(days.length).toBeGreaterThan(3);
  expect(days.map(({ text }) => dayLabel(text.trim()))).toEqual(days.map(({ expect }) => expect?.label));
});
