import { createContext } from "react";
import type { Json, Path } from "../../schema-form/json";
import { Payload } from "./payload";
import type { Site } from "./site";

/** The modules of public pages, once they are loaded. */
export const SiteContext = createContext<Site | null>(null);

export interface CanvasEnvironment {
  readonly payload: Payload;
  /** Size of the canvas on the screen, relative to its own. */
  readonly scale: number;
  /** Height of the window that the canvas stands for. */
  readonly height: number;
  /** Returns a section's values. */
  readonly valuesOf: (id: string) => Json | undefined;
  /** Replaces a text of a section's values. */
  readonly onText: (id: string, path: Path, text: string) => void;
  readonly announce: (message: string) => void;
}

export const CanvasContext = createContext<CanvasEnvironment>({
  payload: new Payload(),
  scale: 1,
  height: 900,
  valuesOf: () => undefined,
  onText: () => undefined,
  announce: () => undefined,
});
