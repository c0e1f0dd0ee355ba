import { expect, test } from "vitest";
import { ownNumbers } from "~/ui/text/own-numbers";

const GERMAN = { thousands: ".", decimal: "," };

test("numbers in every text get the owner's separators", () => {
  const found = {
    kind: "found",
    line: 7,
    error: { before: "$\u00a01,182,310.44", after: null },
    all: ["0.05"],
  };
  expect(ownNumbers(found, GERMAN)).toEqual({
    kind: "found",
    line: 7,
    error: { before: "$\u00a01.182.310,44", after: null },
    all: ["0,05"],
  });
});

test("the example's separators change nothing", () => {
  expect(ownNumbers("$\u00a0182,310.44", { thousands: ",", decimal: "." })).toBe("$\u00a0182,310.44");
});
