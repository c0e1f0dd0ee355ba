import type { FieldEvent } from "~/core/reconcile/field-messages";
import type { FieldHandle } from "~/core/reconcile/start-field";
import { columnCanvasSize, columnColours } from "~/ui/browser/column-canvas";

/**
 * Draws a field on a new canvas in `host`; `onHandle` receives its handle. Returns a function that removes both. The
 * canvas is not reused, since a canvas can be transferred to a worker only once.
 */
export function mountField(
  host: HTMLElement,
  report: (event: FieldEvent) => void,
  onHandle: (handle: FieldHandle | null) => void,
): () => void {
  const canvas = document.createElement("canvas");
  let handle: FieldHandle | null = null;
  let isShown = false;
  let hasLeft = false;

  const onEvent = (event: FieldEvent) => {
    if (event.kind === "ended") handle?.stop();
    if (!hasLeft) report(event);
  };
  const show = () => handle?.take({ kind: "show", isShown: isShown && !document.hidden });
  const sight = new IntersectionObserver(
    ([entry]) => {
      isShown = entry?.isIntersecting ?? false;
      show();
    },
    // The animation starts in view.
    { threshold: 0.25 },
  );
  const growth = new ResizeObserver(() => handle?.take({ kind: "resize", size: columnCanvasSize(host) }));

  loadStart().then(
    (startField) => {
      if (hasLeft) return;
      host.append(canvas);
      handle = startField(canvas, columnColours(host), columnCanvasSize(host), onEvent);
      onHandle(handle);
      sight.observe(host);
      growth.observe(host);
      document.addEventListener("visibilitychange", show);
    },
    // Without the script the picture stays.
    () => onEvent({ kind: "ended", trap: null }),
  );

  return () => {
    hasLeft = true;
    onHandle(null);
    handle?.stop();
    sight.disconnect();
    growth.disconnect();
    document.removeEventListener("visibilitychange", show);
    canvas.remove();
  };
}

async function loadStart() {
  if (import.meta.env.SSR) throw new Error("the field runs only in the browser");
  return (await import("~/core/reconcile/start-field")).startField;
}
