import { useEffect, useRef } from "react";
import { loadCore } from "~/core/load";
import { REDUCED_MOTION } from "./media-queries";

/** The steps at which the browser reports how much of the number is in view; the core decides which one counts. */
const THRESHOLDS = [0, 0.1, 0.2, 0.3, 0.4, 0.6, 0.8, 1];

/**
 * A number that counts up once when it comes into view. The page carries the end value; only what is drawn over it
 * counts, so that a screen reader, a crawler and a browser without JavaScript get the fact.
 */
export function CountUp({ end, suffix, className }: CountUpProps) {
  const root = useRef<HTMLSpanElement>(null);
  const digits = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = root.current;
    const shown = digits.current;
    if (!element || !shown || matchMedia(REDUCED_MOTION).matches) return;
    return countWhenSeen(element, shown, end);
  }, [end]);

  return (
    <span ref={root} className={className}>
      <span ref={digits}>{end}</span>
      {suffix}
    </span>
  );
}

interface CountUpProps {
  readonly end: number;
  readonly suffix: string;
  readonly className?: string | undefined;
}

function countWhenSeen(element: Element, shown: Element, end: number): () => void {
  let frame = 0;
  let stopped = false;
  const width = String(end).length;
  let release: (() => void) | undefined;

  const observe = async () => {
    const core = await loadCore();
    if (stopped) return;
    const machine = new core.CountUp(end);
    const draw = (now: number) => {
      // As many digits as the end value has, so that nothing beside the number moves.
      shown.textContent = String(machine.tick(now)).padStart(width, "0");
      if (machine.snapshot().phase === "running") frame = requestAnimationFrame(draw);
      else stop();
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        machine.visible(entry.intersectionRatio, performance.now());
        if (machine.snapshot().phase !== "running") return;
        observer.disconnect();
        frame = requestAnimationFrame(draw);
      },
      { threshold: THRESHOLDS },
    );
    observer.observe(element);
    release = () => {
      observer.disconnect();
      machine.free();
    };
  };

  const stop = () => {
    if (stopped) return;
    stopped = true;
    cancelAnimationFrame(frame);
    shown.textContent = String(end);
    release?.();
  };

  observe().catch(() => undefined);
  return stop;
}
