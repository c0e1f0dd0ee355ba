import { FieldEngine } from "./field-engine";
import type { FieldCommand, FieldEvent, FieldSize } from "./field-messages";

/** The first message to the worker, with the canvas that it draws on. */
export interface FieldStart {
  readonly kind: "start";
  readonly canvas: OffscreenCanvas;
  /** Values of the design tokens that it paints with. */
  readonly colours: string;
  readonly size: FieldSize;
}

interface Scope {
  onmessage: ((message: MessageEvent<FieldStart | FieldCommand>) => void) | null;
  postMessage(event: FieldEvent): void;
}

const scope = globalThis as unknown as Scope;
let engine: FieldEngine | null = null;

scope.onmessage = ({ data }) => {
  if (data.kind === "start") {
    engine = new FieldEngine(data.canvas, data.colours, data.size, (event) => scope.postMessage(event));
    void engine.start();
  } else {
    engine?.take(data);
  }
};
