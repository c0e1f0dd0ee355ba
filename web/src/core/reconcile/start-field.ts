import type { FieldCommand, FieldEvent, FieldSize } from "./field-messages";
import type { FieldStart } from "./field-worker";

export interface FieldHandle {
  readonly take: (command: FieldCommand) => void;
  readonly stop: () => void;
}

/** Starts the field on an unused canvas, in a worker. `colours` is the text that `Colours::parse` reads. */
export function startField(
  canvas: HTMLCanvasElement,
  colours: string,
  size: FieldSize,
  report: (event: FieldEvent) => void,
): FieldHandle {
  const offscreen = canvas.transferControlToOffscreen();
  const worker = new Worker(new URL("./field-worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<FieldEvent>) => report(data);
  // The worker's script could not be fetched or parsed.
  worker.onerror = (event) => {
    event.preventDefault();
    report({ kind: "ended", trap: null });
  };
  const start: FieldStart = { kind: "start", canvas: offscreen, colours, size };
  worker.postMessage(start, [offscreen]);
  return { take: (command) => worker.postMessage(command), stop: () => worker.terminate() };
}
