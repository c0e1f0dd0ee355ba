import { sendReport } from "~/api/send-report";
import type { VitalsReport } from "~/generated/contract";
import { LayoutShift } from "./layout-shift";

/** Shortest interaction that is observed, in milliseconds: shorter ones are fast by any measure. */
const SHORTEST_INTERACTION = 40;

/** Fields of performance entries that the common types lack. */
interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface InteractionEntry extends PerformanceEntry {
  readonly interactionId?: number;
}

/**
 * Measures the visit's Core Web Vitals and reports them once, when the page is left: the name of the first page's
 * route or kind and up to five numbers, nothing about the visitor. Omits those that a browser does not measure.
 */
export function reportVitals(route: string): void {
  const metrics: NonNullable<VitalsReport["metrics"]> = {};
  const shift = new LayoutShift();
  const navigation = performance.getEntriesByType("navigation")[0];
  if (navigation instanceof PerformanceNavigationTiming) metrics.TTFB = navigation.responseStart;
  observe("paint", (entry) => {
    if (entry.name === "first-contentful-paint") metrics.FCP = entry.startTime;
  });
  observe("largest-contentful-paint", (entry) => {
    metrics.LCP = entry.startTime;
  });
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as LayoutShiftEntry;
    if (!hadRecentInput) shift.add({ value, startTime: entry.startTime });
    metrics.CLS = shift.value;
  });
  observe("event", (entry) => {
    if ((entry as InteractionEntry).interactionId) metrics.INP = Math.max(metrics.INP ?? 0, entry.duration);
  });

  const send = () => {
    if (document.visibilityState !== "hidden") return;
    removeEventListener("visibilitychange", send, true);
    if (Object.keys(metrics).length > 0) sendReport({ route, metrics });
  };
  // The last event that a page reliably receives, on phones too.
  addEventListener("visibilitychange", send, true);
}

function observe(type: string, take: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  const options: PerformanceObserverInit & { durationThreshold?: number } = { type, buffered: true };
  if (type === "event") options.durationThreshold = SHORTEST_INTERACTION;
  observer.observe(options);
}
