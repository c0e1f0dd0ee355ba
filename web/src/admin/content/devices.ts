import { Laptop, Monitor, Smartphone, Tablet } from "lucide-react";

/** Widths at which a page can be seen, with the heights of the devices' windows. */
const DEVICES = [
  { width: 390, height: 844, name: "Phone", icon: Smartphone },
  { width: 768, height: 1024, name: "Tablet", icon: Tablet },
  { width: 1024, height: 768, name: "Laptop", icon: Laptop },
  { width: 1440, height: 900, name: "Desktop", icon: Monitor },
];

export const PHONE_WIDTH = 390;
export const DESKTOP_WIDTH = 1440;

export const WIDTH_OPTIONS = DEVICES.map(({ width, name, icon }) => ({
  value: width,
  label: `${name}, ${width} pixels`,
  icon,
}));

/** Returns the height of a window of this width. */
export function heightOf(width: number): number {
  return DEVICES.find((device) => device.width === width)?.height ?? width;
}
