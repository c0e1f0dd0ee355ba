import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { sendReport } from "~/api/send-report";
import type { VitalsReport } from "~/generated/contract";

/**
 * Measures the visit's Core Web Vitals and reports them once, when the page is left: the name of the first page's route
 * or kind and up to five numbers, without data about the visitor. Omits numbers that the browser does not measure.
 */
export function reportVitals(route: string): void {
  const metrics: NonNullable<VitalsReport["metrics"]> = {};
  const note = ({ name, value }: MetricType) => {
    metrics[name] = value;
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(note);

  const send = () => {
    if (document.visibilityState !== "hidden") return;
    removeEventListener("visibilitychange", send);
    if (Object.keys(metrics).length > 0) sendReport({ route, metrics });
  };
  // The last event that a page reliably receives, also on phones. Not captured, since the library sets the values then.
  addEventListener("visibilitychange", send);
}
