import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Outline } from "./outline";
import { Palette } from "./palette";

interface SectionsPanelProps {
  /** Shows the fields of the selected section where there is no room for both. */
  readonly onOpen: () => void;
}

/** The outline of the page, or the palette of sections to add. */
export function SectionsPanel({ onOpen }: SectionsPanelProps) {
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setAdding(false));
    addButton.current?.focus();
  };
  return isAdding ? (
    <Palette onAdded={onOpen} onClose={close} />
  ) : (
    <Outline addButton={addButton} onAdd={() => setAdding(true)} onOpen={onOpen} />
  );
}
