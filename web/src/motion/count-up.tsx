import { useEffect, useRef } from "react";
import type { Core } from "~/core/load";
import { useCore } from "~/core/use-core";
import { REDUCED_MOTION } from "~/ui/browser/media-queries";
import { useWords } from "~/ui/text/words";
import styles from "./count-up.module.css";
import { groupedNumber } from "./grouped-number";

/** Visible ratios that the browser reports; the core decides which one starts the animation. */
const THRESHOLDS = [0, 0.1, 0.2, 0.3, 0.4, 0.6, 0.8, 1];

/**
 * A number that counts up once when it becomes visible. The page contains the end value and only an overlay counts, so
 * screen readers, crawlers and browsers without JavaScript get the end value.
 */
export function CountUp({ end, suffix }: CountUpProps) {
  const root = useRef<HTMLSpanElement>(null);
  const core = useCore();
  const { thousands } = useWords().numbers;

  useEffect(() => {
    const element = root.current;
    if (!core || !element) return undefined;
    const machine = new core.CountUp(end);
    machine.reduceMotion(matchMedia(REDUCED_MOTION).matches);
    return countWhenSeen(machine, element, end, (shown) => groupedNumber(shown, thousands) + suffix);
  }, [core, end, suffix, thousands]);

  return (
    <span ref={root} className={styles.count} data-shown={`0${suffix}`}>
      <span className={styles.end}>
        {groupedNumber(end, thousands)}
        {suffix}
      </span>
    </span>
  );
}

interface CountUpProps {
  readonly end: number;
  readonly suffix: string;
}

/** Starts counting when the element becomes visible. Takes ownership of the machine. */
function countWhenSeen(
  machine: InstanceType<Core["CountUp"]>,
  element: HTMLElement,
  end: number,
  textOf: (shown: number) => string,
): () => void {
  if (machine.snapshot().phase === "done") return () => machine.free();
  let frame = 0;
  const draw = (now: number) => {
    const shown = machine.tick(now);
    element.dataset.shown = textOf(shown);
    // The overlay never draws the end value: the element itself shows it.
    if (shown === end) element.dataset.count = "done";
    else frame = requestAnimationFrame(draw);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (!entry) return;
      // An end value that is already visible does not count.
      if (entry.isIntersecting && element.firstElementChild?.checkVisibility({ opacityProperty: true })) {
        observer.disconnect();
        element.dataset.count = "done";
        return;
      }
      element.dataset.count = "counting";
      const now = performance.now();
      machine.visible(entry.intersectionRatio, now);
      if (machine.snapshot().phase !== "running") return;
      observer.disconnect();
      draw(now);
    },
    { threshold: THRESHOLDS },
  );
  observer.observe(element);

  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    machine.free();
    if (element.dataset.count !== "done") delete element.dataset.count;
  };
}
