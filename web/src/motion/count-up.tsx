import type { gsap } from "gsap";
import { useEffect, useRef } from "react";
import { attempt, type Core, hasCoreFailed } from "~/core/load";
import { useCore } from "~/core/use-core";
import styles from "./count-up.module.css";
import { REDUCED_MOTION } from "./media-queries";

/** The steps at which the browser reports how much of the number is in view; the core decides which one counts. */
const THRESHOLDS = [0, 0.1, 0.2, 0.3, 0.4, 0.6, 0.8, 1];

/**
 * A number that counts up once when it comes into view. The page carries the end value; only what is drawn over it
 * counts, so that a screen reader, a crawler and a browser without JavaScript get the fact.
 */
export function CountUp({ end, suffix }: CountUpProps) {
  const root = useRef<HTMLSpanElement>(null);
  const core = useCore();

  useEffect(() => {
    const element = root.current;
    if (!core || !element) return undefined;
    return attempt(() => {
      const machine = new core.CountUp(end);
      machine.reduceMotion(matchMedia(REDUCED_MOTION).matches);
      return countWhenSeen(machine, element, { end, suffix });
    });
  }, [core, end, suffix]);

  return (
    <span ref={root} className={styles.count} data-shown={`0${suffix}`}>
      <span className={styles.end}>
        {end}
        {suffix}
      </span>
    </span>
  );
}

interface CountUpProps {
  readonly end: number;
  readonly suffix: string;
}

/** Takes ownership of the machine. */
function countWhenSeen(
  machine: InstanceType<Core["CountUp"]>,
  element: HTMLElement,
  { end, suffix }: CountUpProps,
): () => void {
  if (machine.snapshot().phase === "done") return () => machine.free();
  let gone = false;
  let ticker: Ticker | undefined;
  const draw = () => {
    attempt(() => {
      const shown = machine.tick(performance.now());
      element.dataset.shown = shown + suffix;
      // The end value shows at the end only.
      if (shown === end) finish();
    });
  };
  const finish = () => {
    observer.disconnect();
    ticker?.remove(draw);
    element.dataset.count = "done";
  };
  const see = async (ratio: number) => {
    ticker = await loadTicker();
    if (gone) return;
    attempt(() => {
      machine.visible(ratio, performance.now());
      if (machine.snapshot().phase !== "running") return;
      observer.disconnect();
      ticker?.add(draw);
    });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (!entry) return;
      // Whoever looks at the end value already keeps it.
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
    gone = true;
    observer.disconnect();
    ticker?.remove(draw);
    machine.free();
    // A core that failed leaves the number at its end.
    if (hasCoreFailed()) element.dataset.count = "done";
    else if (element.dataset.count !== "done") delete element.dataset.count;
  };
}

type Ticker = typeof gsap.ticker;

/** GSAP's ticker, without the plugins that the scenes bring: on a phone the figures of `/about` need nothing else of it. */
async function loadTicker(): Promise<Ticker> {
  if (import.meta.env.SSR) throw new Error("nothing counts on the server");
  return (await import("gsap/gsap-core")).gsap.ticker;
}
