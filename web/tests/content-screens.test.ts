import { describe, expect, test } from "vitest";
import { slugOf } from "~/admin/content/documents/slug";
import { diffLines } from "~/admin/content/editor/diff-lines";
import { wordsOf } from "~/admin/content/editor/words";
import { fromZonedTime, zonedTime } from "~/admin/content/zoned-time";

describe("word diff", () => {
  test("changed words are marked on both sides", () => {
    expect(diffLines("The old words", "The new words")).toEqual([
      {
        kind: "changed",
        before: [
          { text: "The ", isChanged: false },
          { text: "old", isChanged: true },
          { text: " words", isChanged: false },
        ],
        after: [
          { text: "The ", isChanged: false },
          { text: "new", isChanged: true },
          { text: " words", isChanged: false },
        ],
      },
    ]);
  });

  test("a line that only one side has is absent on the other", () => {
    expect(diffLines("a", "a\nb")).toEqual([
      { kind: "same", text: "a" },
      { kind: "changed", before: null, after: [{ text: "b", isChanged: true }] },
    ]);
  });

  test("unchanged lines between changes are summed up", () => {
    const lines = ["1", "2", "3", "4", "5"];
    const kinds = diffLines(["x", ...lines, "y"].join("\n"), lines.join("\n")).map(({ kind }) => kind);
    expect(kinds).toEqual(["changed", "same", "gap", "same", "changed"]);
  });

  test("equal texts have no changes", () => {
    expect(diffLines("a\nb", "a\nb").every(({ kind }) => kind !== "changed")).toBe(true);
  });
});

test("words are sentences and titles, without names of pictures and addresses", () => {
  const values = {
    title: "About us",
    image: "hero/home",
    slug: "about-us",
    cards: [{ text: "We build.", icon: "bot" }],
  };
  expect(wordsOf(values, "First\n\nSecond\n")).toBe("About us\nWe build.\nbot\nFirst\nSecond");
});

describe("times of the site's zone", () => {
  const zone = "America/New_York";

  test("a time is read in winter and in summer", () => {
    expect(fromZonedTime("2026-12-03", "09:00", zone)).toBe(Date.UTC(2026, 11, 3, 14));
    expect(fromZonedTime("2026-07-03", "09:00", zone)).toBe(Date.UTC(2026, 6, 3, 13));
    expect(zonedTime(Date.UTC(2026, 6, 3, 13), zone)).toEqual({ day: "2026-07-03", time: "09:00" });
  });

  test("of a time that occurs twice it is the first", () => {
    expect(fromZonedTime("2026-11-01", "01:30", zone)).toBe(Date.UTC(2026, 10, 1, 5, 30));
  });

  test("a time that clocks skip is an hour later", () => {
    const at = fromZonedTime("2026-03-08", "02:30", zone);
    expect(at).not.toBeNull();
    expect(zonedTime(at ?? 0, zone)).toEqual({ day: "2026-03-08", time: "03:30" });
  });

  test("what is no time is null", () => {
    expect(fromZonedTime("", "09:00", zone)).toBeNull();
  });
});

test("a title suggests the end of an address", () => {
  expect(slugOf("Agents & audits: über alles")).toBe("agents-audits-uber-alles");
  expect(slugOf("  What’s new? ")).toBe("whats-new");
});
