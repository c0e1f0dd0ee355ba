import { expect, test } from "vitest";
import { LayoutShift } from "~/app/vitals/layout-shift";

test("the worst burst of shifts counts: pauses under a second, five seconds in all", () => {
  const cases: [number, [number, number][]][] = [
    [0, []],
    [
      0.3,
      [
        [0, 0.1],
        [500, 0.2],
      ],
    ],
    // A pause of a second begins another burst.
    [
      0.2,
      [
        [0, 0.1],
        [1000, 0.2],
      ],
    ],
    // A burst ends after five seconds even without a pause.
    [
      0.6,
      [
        [0, 0.1],
        [900, 0.1],
        [1800, 0.1],
        [2700, 0.1],
        [3600, 0.1],
        [4500, 0.1],
        [5400, 0.5],
      ],
    ],
  ];
  for (const [expected, shifts] of cases) {
    const shift = new LayoutShift();
    for (const [startTime, value] of shifts) shift.add({ startTime, value });
    expect(shift.value).toBeCloseTo(expected, 5);
  }
});
