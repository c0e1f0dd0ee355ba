import { Crop } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { FocalPoint, MediaItem, UprightCrop as Part } from "~/generated/contract";
import { Button } from "../ui/button";
import { PartHeading } from "../ui/detail";
import { FormError } from "../ui/field";
import { ARROWS, PicturePad, percent } from "./picture-pad";
import pad from "./picture-pad.module.css";
import styles from "./upright-crop.module.css";
import { isSharp, middleOf, partAround, pixelsOf, SMALLEST, scaleOf, shownPart } from "./upright-part";
import { changeError, useMediumChange } from "./use-medium-changes";

/** Step of an arrow key, as a share of the picture. */
const STEP = 0.01;
/** Step of the size, as a share of the largest part. */
const SIZE_STEP = 0.02;

/** The part of a picture that phones show when the picture opens a page: set, changed and removed. */
export function UprightCrop({ item }: { readonly item: MediaItem }) {
  const change = useMediumChange(item.id);
  /** A part that is not saved yet. */
  const [moved, setMoved] = useState<Part | null>(null);
  const stored = item.upright ? shownPart(item, item.upright) : null;
  const part = moved ?? stored;
  const frame = useRef<HTMLSpanElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  /** Whether the focused button has been removed. */
  const [refocuses, setRefocuses] = useState(false);
  useEffect(() => {
    if (!refocuses) return;
    (frame.current ?? start.current)?.focus({ preventScroll: true });
    setRefocuses(false);
  }, [refocuses]);
  const save = (upright: Part | null) =>
    change.mutate(
      { upright },
      {
        onSuccess: () => {
          setMoved(null);
          setRefocuses(true);
        },
      },
    );
  const conflict = "Somebody else has changed this file meanwhile. Save again to use your crop.";
  return (
    <section className="part" aria-labelledby="medium-upright">
      <PartHeading id="medium-upright">On phones</PartHeading>
      {part ? (
        <>
          <CropFrame ref={frame} item={item} part={part} onMove={setMoved} />
          <FormError message={changeError(change.error, conflict)} />
          <div className="wrap-row">
            {moved ? (
              <>
                <Button variant="primary" busy={change.isPending} onClick={() => save(moved)}>
                  Save crop
                </Button>
                <Button
                  variant="ghost"
                  onClick={() => {
                    change.reset();
                    setMoved(null);
                    setRefocuses(true);
                  }}
                >
                  Discard
                </Button>
              </>
            ) : null}
            {stored ? (
              <Button busy={change.isPending && !moved} onClick={() => save(null)}>
                Remove crop
              </Button>
            ) : null}
          </div>
        </>
      ) : (
        <>
          <p className="hint">
            Pictures that open a page fill the screen of a phone. Without an upright crop, a phone shows the
            part around the focal point.
          </p>
          <div className="wrap-row">
            <Button
              ref={start}
              icon={Crop}
              onClick={() => {
                setMoved(partAround(item, 1, item.focus));
                setRefocuses(true);
              }}
            >
              Set an upright crop
            </Button>
          </div>
        </>
      )}
      <p role="status" className="visually-hidden">
        {change.isSuccess && !moved ? (stored ? "Crop saved" : "Crop removed") : ""}
      </p>
    </section>
  );
}

interface CropFrameProps {
  readonly ref: React.Ref<HTMLSpanElement>;
  readonly item: MediaItem;
  readonly part: Part;
  readonly onMove: (part: Part) => void;
}

/** A picture with the part as a rectangle, its size, and a phone that shows the result. */
function CropFrame({ ref, item, part, onMove }: CropFrameProps) {
  /** Where the rectangle is held, relative to its middle. */
  const held = useRef<FocalPoint>({ x: 0, y: 0 });
  const scale = scaleOf(item, part);
  const middle = middleOf(part);
  const moveTo = (next: FocalPoint, size = scale) => onMove(partAround(item, size, next));
  const follow = (point: FocalPoint) => moveTo({ x: point.x - held.current.x, y: point.y - held.current.y });
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (!direction) return;
    event.preventDefault();
    const [right, down] = direction;
    // As on a slider, right and up make it larger.
    if (event.shiftKey) moveTo(middle, scale + (right - down) * SIZE_STEP);
    else moveTo({ x: middle.x + right * STEP, y: middle.y + down * STEP });
  };
  const { width, height } = pixelsOf(item, part);
  const share = (value: number) => `${value * 100}%`;
  return (
    <div className="stack">
      <PicturePad
        item={item}
        alt=""
        className={styles.picture}
        onPress={(point) => {
          const distance = { x: point.x - middle.x, y: point.y - middle.y };
          const isInside = Math.abs(distance.x) <= part.width / 2 && Math.abs(distance.y) <= part.height / 2;
          held.current = isInside ? distance : { x: 0, y: 0 };
          follow(point);
        }}
        onDrag={follow}
      >
        <span
          ref={ref}
          role="slider"
          tabIndex={0}
          aria-label="Upright crop"
          aria-describedby="upright-hint"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent(middle.x)}
          aria-valuetext={`Middle ${percent(middle.x)} % from the left, ${percent(middle.y)} % from the top, size ${percent(scale)} %`}
          className={styles.part}
          style={{
            left: share(part.x),
            top: share(part.y),
            width: share(part.width),
            height: share(part.height),
          }}
          onKeyDown={onKeyDown}
        />
      </PicturePad>
      <div className={pad.below}>
        <div className="stack">
          <p id="upright-hint" className="hint">
            Phones show this part of a picture that opens a page. Drag it, press where it should be, or move
            it with the arrow keys; with Shift they change its size.
          </p>
          <label className={styles.size}>
            <span>Size of the crop</span>
            <input
              type="range"
              min={SMALLEST * 100}
              max={100}
              step={1}
              value={percent(scale)}
              aria-valuetext={`${width} × ${height} pixels`}
              onChange={({ target }) => moveTo(middle, Number(target.value) / 100)}
            />
            <span className="hint digits">
              {width} × {height} pixels
            </span>
          </label>
          {isSharp(item, part) ? null : (
            <p className="label">Phones show fewer than 720 pixels of width blurred.</p>
          )}
        </div>
        <div className={styles.phone} aria-hidden="true">
          <img
            src={item.address}
            alt=""
            draggable={false}
            style={{
              left: share(-part.x / part.width),
              top: share(-part.y / part.height),
              width: share(1 / part.width),
              height: share(1 / part.height),
            }}
          />
        </div>
      </div>
    </div>
  );
}
