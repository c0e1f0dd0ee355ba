import { describe, expect, test } from "vitest";
import { progressThrough, scrollSpan } from "~/motion/follow-scroll";

describe("the stretch over which a scene plays", () => {
  test("is from top to top until bottom to bottom, unless told otherwise", () => {
    expect(scrollSpan({ top: 1_000, bottom: 4_000 }, 800, {})).toEqual({ start: 1_000, end: 3_200 });
  });

  test("has ends that a rounded scroll position reaches", () => {
    expect(scrollSpan({ top: 1_000.4, bottom: 4_000.6 }, 800, {})).toEqual({ start: 1_001, end: 3_200 });
  });

  test("may begin before the section is at the top", () => {
    expect(scrollSpan({ top: 1_000, bottom: 1_400 }, 800, { from: 0.7, to: 0.75 })).toEqual({
      start: 440,
      end: 800,
    });
  });
});

describe("progress", () => {
  const span = { start: 1_000, end: 3_000 };

  test.each([
    [0, 0],
    [1_000, 0],
    [1_500, 0.25],
    [3_000, 1],
    [9_000, 1],
  ])("at %i px is %d", (scrollTop, progress) => {
    expect(progressThrough(span, scrollTop)).toBe(progress);
  });

  test.each([
    [999, 0],
    [1_000, 1],
  ])("through a section that is no taller than the window, at %i px, is %d", (scrollTop, progress) => {
    expect(progressThrough({ start: 1_000, end: 900 }, scrollTop)).toBe(progress);
  });
});
