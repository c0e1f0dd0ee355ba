import { Laptop, type LucideIcon, Monitor, Smartphone, Tablet } from "lucide-react";

interface CanvasWidth {
  readonly px: number;
  /** Height of the device's window. */
  readonly height: number;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** Widths at which a page can be seen. */
export const WIDTHS: readonly CanvasWidth[] = [
  { px: 390, height: 844, label: "Phone", icon: Smartphone },
  { px: 768, height: 1024, label: "Tablet", icon: Tablet },
  { px: 1024, height: 768, label: "Laptop", icon: Laptop },
  { px: 1440, height: 900, label: "Desktop", icon: Monitor },
];

export const DESKTOP_WIDTH = 1440;

/** Returns the height of a window of this width. */
export function heightOf(width: number): number {
  return WIDTHS.find(({ px }) => px === width)?.height ?? width;
}
