/** Longest gap between two shifts of one session window, and longest window, in milliseconds (web.dev/articles/cls). */
const PAUSE = 1_000;
const BURST = 5_000;

/** A layout shift without recent input. */
export interface Shift {
  readonly value: number;
  readonly startTime: number;
}

/** Cumulative layout shift: the largest session window. */
export class LayoutShift {
  value = 0;
  private burst = 0;
  private first = Number.NEGATIVE_INFINITY;
  private last = Number.NEGATIVE_INFINITY;

  add({ value, startTime }: Shift): void {
    const goesOn = startTime - this.last < PAUSE && startTime - this.first < BURST;
    if (!goesOn) {
      this.burst = 0;
      this.first = startTime;
    }
    this.burst += value;
    this.last = startTime;
    this.value = Math.max(this.value, this.burst);
  }
}
