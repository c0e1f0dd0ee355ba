import { expect, test } from "vitest";
import { groupedNumber } from "~/motion/grouped-number";

test.each([
  [0, "0"],
  [30, "30"],
  [2027, "2027"],
  [9999, "9999"],
  [10_000, "10,000"],
  [250_000, "250,000"],
  [1_234_567, "1,234,567"],
  [4_294_967_295, "4,294,967,295"],
])("%i is written %s", (value, text) => {
  expect(groupedNumber(value, ",")).toBe(text);
});

test("the separator is the owner's", () => {
  expect(groupedNumber(1_234_567, ".")).toBe("1.234.567");
});
