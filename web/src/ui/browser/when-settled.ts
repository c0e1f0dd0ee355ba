/** Delay after the page's load event, in milliseconds. */
const SETTLE_MS = 800;

/** Runs a callback some time after the page has loaded, for large downloads. Returns a function that cancels it. */
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
