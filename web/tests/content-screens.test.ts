import { describe, expect, test } from "vitest";
import { slugOf } from "~/admin/content/documents/slug";
import { diffPassages } from "~/admin/content/editor/diff-passages";
import { wordsOf } from "~/admin/content/editor/words";
import { fromZonedTime, zonedTime } from "~/admin/content/zoned-time";

describe("word diff", () => {
  const inWords = (before: string, after: string) =>
    diffPassages(before, after).map((passage) =>
      passage.kind === "changed"
        ? passage.parts.map(({ value, added, removed }) => `${added ? "+" : removed ? "-" : ""}${value}`)
        : passage.kind,
    );

  test("words that one version has are marked", () => {
    expect(inWords("The old words", "The new words")).toEqual([["The ", "-old", "+new", " words"]]);
    expect(inWords("a", "a\nb")).toEqual(["same", ["+b"]]);
  });

  test("unchanged lines between changes are summed up", () => {
    const lines = ["1", "2", "3", "4", "5"].join("\n");
    expect(inWords(`x\n${lines}\ny`, lines)).toEqual([["-x"], "same", "gap", "same", ["-y"]]);
  });

  test("equal texts have no changes", () => {
    expect(inWords("a\nb", "a\nb")).toEqual(["gap"]);
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
