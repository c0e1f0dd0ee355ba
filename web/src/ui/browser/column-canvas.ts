import { tokenValue } from "./token-value";

/** Maximum number of device pixels per CSS pixel: more are invisible in a picture without fine lines. */
const MAX_PIXEL_RATIO = 1.5;

/** Returns the colours of the columns: the tokens in the order of `reconcile::colours`. */
export function columnColours(host: HTMLElement): string {
  const tokens = ["--ink", "--abyss", "--brand", "--bright", "--mist", "--accent"] as const;
  return tokens.map((token) => tokenValue(host, token)).join(" ");
}

/** Returns the size of a canvas that fills `host`, and its device pixels per CSS pixel. */
export function columnCanvasSize({ clientWidth, clientHeight }: HTMLElement) {
  return { width: clientWidth, height: clientHeight, ratio: Math.min(devicePixelRatio, MAX_PIXEL_RATIO) };
}
