import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";
import type { MediaItem, FocalPoint as Point } from "~/generated/contract";
import styles from "./focal-point.module.css";
import { ARROWS, PicturePad, percent } from "./picture-pad";
import pad from "./picture-pad.module.css";

/** Step of an arrow key, as a part of the picture. */
const STEP = 0.01;
const LARGE_STEP = 0.1;
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
  const onKeyDown = (event: KeyboardEvent) => {
    const [right, down] = ARROWS[event.key] ?? [0, 0];
    if (right === 0 && down === 0) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    move({ x: point.x + right * step, y: point.y + down * step });
  };
  return (
    <div className="stack">
      <PicturePad item={item} alt={item.alt} className={styles.picture} onPress={move} onDrag={move}>
        <span
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
      </PicturePad>
      <div className={pad.below}>
        <p id={`focus-hint-${item.id}`} className="hint">
          The focal point stays visible when the picture is cropped. Press where it should be, or move it with
          the arrow keys.
        </p>
        <div className={styles.crops} aria-hidden="true">
          {["wide", "upright"].map((shape) => (
            <img
              key={shape}
              src={item.thumbnail || item.address}
              alt=""
              style={{ objectPosition: `${point.x * 100}% ${point.y * 100}%` }}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
}
