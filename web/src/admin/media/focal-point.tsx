import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { MediaItem, FocalPoint as Point } from "~/generated/contract";
import styles from "./focal-point.module.css";

/** Step of an arrow key, as a part of the picture. */
const STEP = 0.01;
const LARGE_STEP = 0.1;
/** Height of the picture at most. */
const MOST_REM = 22;
/** Time without a move after which the point is saved. */
const SAVE_AFTER_MS = 600;

interface FocalPointProps {
  readonly item: MediaItem;
  /** Saves a point. Resolves when that has ended. */
  readonly onChange: (point: Point) => Promise<unknown>;
}

/** A picture on which the point is set that stays visible when it is cropped: by a press, or with the arrow keys. */
export function FocalPoint({ item, onChange }: FocalPointProps) {
  /** A point that is not saved yet. */
  const [moved, setMoved] = useState<Point | null>(null);
  const point = moved ?? item.focus;
  const picture = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLSpanElement>(null);
  const save = useEffectEvent(async () => {
    if (!moved) return;
    await onChange(moved);
    setMoved((latest) => (latest === moved ? null : latest));
  });
  useEffect(() => {
    if (!moved) return;
    const timer = setTimeout(() => void save(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [moved]);
  useEffect(() => () => void save(), []);
  const move = ({ x, y }: Point) => setMoved({ x: share(x), y: share(y) });
  const onPointer = ({ clientX, clientY }: PointerEvent) => {
    const box = picture.current?.getBoundingClientRect();
    if (box) move({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? LARGE_STEP : STEP;
    const moves: Readonly<Record<string, Point>> = {
      ArrowLeft: { x: point.x - step, y: point.y },
      ArrowRight: { x: point.x + step, y: point.y },
      ArrowUp: { x: point.x, y: point.y - step },
      ArrowDown: { x: point.x, y: point.y + step },
    };
    const next = moves[event.key];
    if (!next) return;
    event.preventDefault();
    move(next);
  };
  const ratio = item.width > 0 && item.height > 0 ? item.width / item.height : 4 / 3;
  const position = `${point.x * 100}% ${point.y * 100}%`;
  return (
    <div className={styles.focus}>
      <div
        ref={picture}
        className={styles.picture}
        style={{ aspectRatio: ratio, width: `min(100%, ${ratio * MOST_REM}rem)` }}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          // Otherwise the press would take the focus away from the slider.
          event.preventDefault();
          slider.current?.focus({ preventScroll: true });
          event.currentTarget.setPointerCapture(event.pointerId);
          onPointer(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) onPointer(event);
        }}
      >
        <img src={item.address} alt={item.alt} draggable={false} />
        <span
          ref={slider}
          role="slider"
          tabIndex={0}
          aria-label="Focal point"
          aria-describedby={`focus-hint-${item.id}`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent(point.x)}
          aria-valuetext={`${percent(point.x)} % from the left, ${percent(point.y)} % from the top`}
          className={styles.point}
          style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles.below}>
        <p id={`focus-hint-${item.id}`} className={styles.hint}>
          The focal point stays visible when the picture is cropped. Press where it should be, or move it with
          the arrow keys.
        </p>
        <div className={styles.crops} aria-hidden="true">
          <img
            src={item.thumbnail || item.address}
            alt=""
            data-shape="wide"
            style={{ objectPosition: position }}
          />
          <img
            src={item.thumbnail || item.address}
            alt=""
            data-shape="upright"
            style={{ objectPosition: position }}
          />
        </div>
      </div>
    </div>
  );
}

function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
}

function percent(value: number): number {
  return Math.round(value * 100);
}
