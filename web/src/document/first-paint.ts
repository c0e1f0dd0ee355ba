/** The longest wait in milliseconds, for a page that the browser does not draw and does not call hidden either. */
const PATIENCE = 3_000;

/** Resolves when the visitor sees the page's first text or picture, which takes no script. */
export function afterFirstPaint(): Promise<void> {
  // Nothing to see without a script, or nobody who looks: a background tab should be ready by then.
  const drawn = document.getElementById("root")?.hasChildNodes() && document.visibilityState !== "hidden";
  if (!drawn || !PerformanceObserver.supportedEntryTypes.includes("paint")) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) finish();
    });
    const finish = () => {
      observer.disconnect();
      clearTimeout(patience);
      resolve();
    };
    const patience = setTimeout(finish, PATIENCE);
    observer.observe({ type: "paint", buffered: true });
  });
}
