import type { gsap } from "gsap";
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
  let stopped = false;
  let ticker: Ticker | undefined;
  const draw = () => {
    const shown = machine.tick(performance.now());
    element.dataset.shown = textOf(shown);
    // The overlay never draws the end value: the element itself shows it.
    if (shown === end) finish();
  };
  const finish = () => {
    observer.disconnect();
    ticker?.remove(draw);
    element.dataset.count = "done";
  };
  const see = async (ratio: number) => {
    ticker = await loadTicker();
    if (stopped) return;
    machine.visible(ratio, performance.now());
    if (machine.snapshot().phase !== "running") return;
    observer.disconnect();
    ticker.add(draw);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (!entry) return;
      // An end value that is already visible does not count.
      if (entry.isIntersecting && element.firstElementChild?.checkVisibility({ opacityProperty: true })) {
        finish();
        return;
      }
      element.dataset.count = "counting";
      if (entry.isIntersecting) see(entry.intersectionRatio).catch(finish);
    },
    { threshold: THRESHOLDS },
  );
  observer.observe(element);

  return () => {
    stopped = true;
    observer.disconnect();
    ticker?.remove(draw);
    machine.free();
    if (element.dataset.count !== "done") delete element.dataset.count;
  };
}

type Ticker = typeof gsap.ticker;

/** Loads GSAP's ticker without the scenes' plugins: on a phone the figures of `/about` need only the ticker. */
async function loadTicker(): Promise<Ticker> {
  if (import.meta.env.SSR) throw new Error("counters run only in the browser");
  return (await import("gsap/gsap-core")).gsap.ticker;
}
