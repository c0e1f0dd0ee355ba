import { Puck } from "@puckeditor/core";
import { useEffect, useRef } from "react";
import { useSize } from "../../ui/use-size";
import styles from "./canvas-pane.module.css";

interface CanvasPaneProps {
  /** Width of the page, in its own pixels. */
  readonly width: number;
  readonly onScale: (scale: number) => void;
}

/** Puck's frame, scaled down until it fits. */
export function CanvasPane({ width, onScale }: CanvasPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  const room = useSize(pane);
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1;
  useEffect(() => onScale(scale), [onScale, scale]);

  return (
    <div ref={pane} className={styles.pane}>
      <div
        className={styles.page}
        style={{
          width,
          height: room.height / scale,
          transform: `scale(${scale})`,
          marginInlineStart: Math.max(0, (room.width - width * scale) / 2),
        }}
      >
        <Puck.Preview />
      </div>
    </div>
  );
}
