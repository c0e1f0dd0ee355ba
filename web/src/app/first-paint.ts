/** Longest wait in milliseconds, for a page that the browser neither paints nor reports as hidden. */
const TIMEOUT = 3_000;

/** Resolves after the first contentful paint, which needs no script. */
export function afterFirstPaint(): Promise<void> {
  // Nothing to paint without a script, or a background tab, which should be ready when it is opened.
  const drawn = document.getElementById("root")?.hasChildNodes() && document.visibilityState !== "hidden";
  if (!drawn || !PerformanceObserver.supportedEntryTypes.includes("paint")) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) finish();
    });
    const finish = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(finish, TIMEOUT);
    observer.observe({ type: "paint", buffered: true });
  });
}
