/** After the page's load event, in milliseconds. */
const SETTLE_MS = 800;

/** Runs once the page has loaded and a moment has passed: what is large and can wait. The answer calls it off. */
export function whenSettled(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(run, SETTLE_MS);
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
  return () => {
    removeEventListener("load", wait);
    clearTimeout(timer);
  };
}
