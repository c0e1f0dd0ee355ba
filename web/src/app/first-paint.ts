/** Longest wait in milliseconds, for a page of which a picture is late and no paint is reported. */
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
    // Firefox reports no paint of a page that it reloads where it had been scrolled to.
    loadEnd().then(() => requestAnimationFrame(() => requestAnimationFrame(finish)));
  });
}

/** Resolves when the document has loaded, its pictures included. */
function loadEnd(): Promise<unknown> {
  if (document.readyState === "complete") return Promise.resolve();
  return new Promise((resolve) => addEventListener("load", resolve, { once: true }));
}

/** Resolves when the browser has read the document to its end. */
function documentEnd(): Promise<unknown> {
  if (document.readyState !== "loading") return Promise.resolve();
  return new Promise((resolve) => addEventListener("DOMContentLoaded", resolve, { once: true }));
}
