import type { ReliefHandle } from "~/core/reconcile/relief";
import { columnCanvasSize, columnColours } from "~/ui/browser/column-canvas";

/**
 * Draws the forms on a new canvas in `place`. `onChange` learns whether they are drawn; `onTrap` receives the message of
 * a trap.
 */
export function playRelief(
  place: HTMLElement,
  onChange: (isDrawn: boolean) => void,
  onTrap: (message: string) => void,
) {
  const canvas = place.appendChild(document.createElement("canvas"));
  const life = new AbortController();
  let relief: ReliefHandle | null = null;
  let shown: readonly [number, number] = [0, 0];

  const end = (cause: unknown) => {
    if (life.signal.aborted) return;
    stop();
    if (cause instanceof WebAssembly.RuntimeError) onTrap(cause.message);
  };
  const stop = () => {
    life.abort();
    relief = null;
    resize.disconnect();
    canvas.remove();
    onChange(false);
  };
  const fill = () => {
    relief?.resize(columnCanvasSize(place));
    relief?.show(...shown);
  };
  const resize = new ResizeObserver(fill);

  loadRelief()
    .then((start) => start(canvas, columnColours(place), life.signal, end))
    .then((handle) => {
      if (life.signal.aborted) return;
      relief = handle;
      resize.observe(place);
      fill();
      onChange(true);
    })
    // Without the script or WebGL 2 the stills stay.
    .catch(end);

  return {
    /** Shows the form at a position between the statements, and at the section's progress. */
    moveTo(position: number, progress: number): void {
      shown = [position, progress];
      relief?.show(position, progress);
    },
    stop,
  };
}

async function loadRelief() {
  if (import.meta.env.SSR) throw new Error("the forms are drawn only in the browser");
  return (await import("~/core/reconcile/relief")).startRelief;
}
