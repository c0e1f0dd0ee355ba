import { Puck } from "@puckeditor/core";
import { useEffect, useRef } from "react";
import { useScaled } from "../../ui/use-scaled";
import styles from "./canvas-pane.module.css";

interface CanvasPaneProps {
  /** Width of the page, in its own pixels. */
  readonly width: number;
  readonly onScale: (scale: number) => void;
}

/** Puck's frame, scaled down until it fits. */
export function CanvasPane({ width, onScale }: CanvasPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  const { scale, height, margin } = useScaled(pane, width);
  useEffect(() => onScale(scale), [onScale, scale]);
  return (
    <div ref={pane} className={styles.pane}>
      <div
        className={styles.page}
        style={{ width, height, transform: `scale(${scale})`, marginInlineStart: margin }}
      >
        <Puck.Preview />
      </div>
    </div>
  );
}
