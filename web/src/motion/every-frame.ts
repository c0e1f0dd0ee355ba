/** The longest step in milliseconds: a tab that was away does not leap. */
const LONGEST_STEP_MS = 100;

interface Frames {
  start(): void;
  stop(): void;
}

/** Calls `step` with the milliseconds since the last frame, from `start` on for as long as it answers true. */
export function everyFrame(step: (deltaMs: number) => boolean): Frames {
  let frame = 0;
  let last = 0;
  const next = (now: number) => {
    const delta = Math.min(now - last, LONGEST_STEP_MS);
    last = now;
    frame = step(delta) ? requestAnimationFrame(next) : 0;
  };
  return {
    start: () => {
      if (frame) return;
      last = performance.now();
      frame = requestAnimationFrame(next);
    },
    stop: () => {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
