import { useState } from "react";
import { Outline } from "./outline";
import { Palette } from "./palette";

/** The outline of the page, or the palette of sections to add. */
export function SectionsPanel() {
  const [isAdding, setAdding] = useState(false);
  return isAdding ? <Palette onClose={() => setAdding(false)} /> : <Outline onAdd={() => setAdding(true)} />;
}
