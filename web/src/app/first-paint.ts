/** Longest wait in milliseconds, for a page that the browser neither paints nor reports as hidden. */
const TIMEOUT = 3_000;

/** Resolves once the document has been read to its end and painted for the first time, which needs no script. */
export async function afterFirstPaint(): Promise<void> {
  await documentEnd();
  // Nothing to paint without a script, or a background tab, which should be ready when it is opened.
  const drawn = document.getElementById("root")?.hasChildNodes() && document.visibilityState !== "hidden";
  if (!drawn || !PerformanceObserver.supportedEntryTypes.includes("paint")) return;
  await new Promise<void>((resolve) => {
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

/** Resolves when the browser has read the document to its end. */
function documentEnd(): Promise<unknown> {
  if (document.readyState !== "loading") return Promise.resolve();
  return new Promise((resolve) => addEventListener("DOMContentLoaded", resolve, { once: true }));
}
