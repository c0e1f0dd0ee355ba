import { type PointerEvent, type ReactNode, useRef } from "react";
import type { FocalPoint, MediaItem } from "~/generated/contract";
import styles from "./picture-pad.module.css";

/** Height of the picture at most. */
const MOST_REM = 22;

/** Directions of the arrow keys: right and down. */
export const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function percent(share: number): number {
  return Math.round(share * 100);
}

interface PicturePadProps {
  readonly item: MediaItem;
  readonly alt: string;
  readonly className: string | undefined;
  /** Receives the pressed point, as shares of the picture. */
  readonly onPress: (point: FocalPoint) => void;
  /** Receives the points that the pointer is dragged to. */
  readonly onDrag: (point: FocalPoint) => void;
  /** What lies on the picture, with a slider for the keyboard. */
  readonly children: ReactNode;
}

/** A picture on which points are pressed and dragged. */
export function PicturePad({ item, alt, className, onPress, onDrag, children }: PicturePadProps) {
  const picture = useRef<HTMLDivElement>(null);
  const ratio = item.width > 0 && item.height > 0 ? item.width / item.height : 4 / 3;
  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent): FocalPoint => {
    const box = currentTarget.getBoundingClientRect();
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  };
  return (
    <div
      ref={picture}
      className={`${styles.picture} ${className}`}
      style={{ aspectRatio: ratio, width: `min(100%, ${ratio * MOST_REM}rem)` }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        // Otherwise the press would take the focus away from the slider.
        event.preventDefault();
        picture.current?.querySelector<HTMLElement>("[role=slider]")?.focus({ preventScroll: true });
        event.currentTarget.setPointerCapture(event.pointerId);
        onPress(pointOf(event));
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(pointOf(event));
      }}
    >
      <img src={item.address} alt={alt} draggable={false} />
      {children}
    </div>
  );
}
