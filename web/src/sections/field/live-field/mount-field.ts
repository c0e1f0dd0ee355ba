import type { FieldEvent } from "~/core/reconcile/field-messages";
import { type FieldHandle, startField } from "~/core/reconcile/start-field";
import { columnCanvasSize, columnColours } from "~/ui/browser/column-canvas";

/**
 * Draws a field on a new canvas in `host`. The handle's `stop` removes both. The canvas is not reused, since a canvas can
 * be transferred to a worker only once.
 */
export function mountField(host: HTMLElement, report: (event: FieldEvent) => void): FieldHandle {
  const canvas = document.createElement("canvas");
  const field = startField(canvas, columnColours(host), columnCanvasSize(host), (event) => {
    if (event.kind === "ended") field.stop();
    report(event);
  });
  host.append(canvas);

  let isShown = false;
  const show = () => field.take({ kind: "show", isShown: isShown && !document.hidden });
  const sight = new IntersectionObserver(
    ([entry]) => {
      isShown = entry?.isIntersecting ?? false;
      show();
    },
    // The animation starts in view.
    { threshold: 0.25 },
  );
  const growth = new ResizeObserver(() => field.take({ kind: "resize", size: columnCanvasSize(host) }));
  sight.observe(host);
  growth.observe(host);
  document.addEventListener("visibilitychange", show);

  return {
    take: field.take,
    stop() {
      field.stop();
      sight.disconnect();
      growth.disconnect();
      document.removeEventListener("visibilitychange", show);
      canvas.remove();
    },
  };
}
