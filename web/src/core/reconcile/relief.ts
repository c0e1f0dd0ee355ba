import type { FieldSize } from "./field-messages";
import { startFieldModule } from "./field-module";

/** The vision's forms, drawn on a canvas. */
export interface ReliefHandle {
  readonly resize: (size: FieldSize) => void;
  /** Shows the form at a position between the statements, at a progress of the scroll, 0 to 1. */
  readonly show: (position: number, progress: number) => void;
}

/**
 * Draws on a canvas until `life` is aborted. `colours` is the text that `Colours::parse` reads. Throws if the browser
 * can't draw; `onEnd` is called if it can't any longer, with the cause.
 */
export async function startRelief(
  canvas: HTMLCanvasElement,
  colours: string,
  life: AbortSignal,
  onEnd: (cause: unknown) => void,
): Promise<ReliefHandle> {
  const { ReliefView } = await startFieldModule(onEnd, life);
  const context = canvas.getContext("webgl2", { alpha: false, powerPreference: "low-power" });
  if (!context) throw new Error("no WebGL 2");
  const view = new ReliefView(context, colours);
  canvas.addEventListener("webglcontextlost", onEnd, { signal: life });
  life.addEventListener("abort", () => {
    view.free();
    // Browsers limit the number of contexts.
    context.getExtension("WEBGL_lose_context")?.loseContext();
  });
  return {
    resize({ width, height, ratio }) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
      view.resize(width, height, ratio);
    },
    show: (position, progress) => view.show(position, progress),
  };
}
