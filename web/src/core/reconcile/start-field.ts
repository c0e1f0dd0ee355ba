import type { FieldEngine } from "./field-engine";
import type { FieldCommand, FieldEvent, FieldSize } from "./field-messages";
import type { FieldStart } from "./field-worker";

export interface FieldHandle {
  readonly take: (command: FieldCommand) => void;
  readonly stop: () => void;
}

/**
 * Starts the field on an unused canvas: in a worker if the browser can draw there, otherwise on the main thread.
 * `colours` is the text that `Colours::parse` reads.
 */
export function startField(
  canvas: HTMLCanvasElement,
  colours: string,
  size: FieldSize,
  report: (event: FieldEvent) => void,
): FieldHandle {
  return "transferControlToOffscreen" in canvas && hasOffscreenWebGL()
    ? startInWorker(canvas, colours, size, report)
    : startHere(canvas, colours, size, report);
}

let offscreenWebGL: boolean | null = null;

/**
 * Returns true if an offscreen canvas supports WebGL 2. Safari 16.4 supports only 2D there, and a canvas cannot be
 * transferred back.
 */
function hasOffscreenWebGL(): boolean {
  if (offscreenWebGL === null) {
    const context = new OffscreenCanvas(1, 1).getContext("webgl2");
    offscreenWebGL = context !== null;
    // Browsers limit the number of contexts.
    context?.getExtension("WEBGL_lose_context")?.loseContext();
  }
  return offscreenWebGL;
}

function startInWorker(
  canvas: HTMLCanvasElement,
  colours: string,
  size: FieldSize,
  report: (event: FieldEvent) => void,
): FieldHandle {
  const worker = new Worker(new URL("./field-worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<FieldEvent>) => report(data);
  // The worker's script could not be fetched or parsed.
  worker.onerror = (event) => {
    event.preventDefault();
    report({ kind: "ended", trap: null });
  };
  const offscreen = canvas.transferControlToOffscreen();
  const start: FieldStart = { kind: "start", canvas: offscreen, colours, size };
  worker.postMessage(start, [offscreen]);
  return { take: (command) => worker.postMessage(command), stop: () => worker.terminate() };
}

function startHere(
  canvas: HTMLCanvasElement,
  colours: string,
  size: FieldSize,
  report: (event: FieldEvent) => void,
): FieldHandle {
  let engine: FieldEngine | null = null;
  let hasStopped = false;
  const early: FieldCommand[] = [];
  // Loaded on demand: few browsers need it on the main thread.
  import("./field-engine").then(
    (module) => {
      if (hasStopped) return;
      engine = new module.FieldEngine(canvas, colours, size, module.BOUNDED, report);
      void engine.start();
      for (const command of early) engine.take(command);
    },
    () => report({ kind: "ended", trap: null }),
  );
  return {
    take(command) {
      if (engine) engine.take(command);
      else early.push(command);
    },
    stop() {
      hasStopped = true;
      engine?.stop();
    },
  };
}
