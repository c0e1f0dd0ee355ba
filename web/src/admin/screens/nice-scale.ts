const STEPS = [1, 2, 5, 10];
const MOST_TICKS = 4;

interface Scale {
  readonly top: number;
  /** From the top to 0. */
  readonly ticks: readonly number[];
}

/** Returns whole, round numbers for the scale of a chart whose largest value this is. */
export function niceScale(largest: number): Scale {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(largest, 1) / MOST_TICKS)));
  const step =
    STEPS.map((factor) => factor * power).find((size) => size * MOST_TICKS >= largest) ?? 10 * power;
  const count = Math.max(1, Math.ceil(largest / step));
  return {
    top: count * step,
    ticks: Array.from({ length: count + 1 }, (_, index) => (count - index) * step),
  };
}
