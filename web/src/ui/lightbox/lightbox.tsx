import { ArrowLeft, ArrowRight, X } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import type { Picture } from "~/document/page-data-insights";
import { ContentPicture } from "~/ui/content-picture/content-picture";
import { Icon } from "~/ui/icon/icon";
import round from "~/ui/round/round.module.css";
import styles from "./lightbox.module.css";

/** How far a finger has to travel for a swipe, in CSS pixels. */
const SWIPE_PX = 48;

interface LightboxProps {
  /** What the pictures are: the dialog's name. */
  readonly label: string;
  readonly pictures: readonly Picture[];
  /** The picture shown; null while the dialog is closed. */
  readonly index: number | null;
  readonly onChange: (index: number | null) => void;
  readonly labels: {
    readonly closePicture: string;
    readonly previousPicture: string;
    readonly nextPicture: string;
    readonly mediaFailed: string;
  };
}

/** Pictures one at a time over the whole window: by buttons, arrow keys or swipes, round and round. Escape closes. */
export function Lightbox({ label, pictures, index, onChange, labels }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const swipeFrom = useRef<number | null>(null);
  const open = index !== null;
  const several = pictures.length > 1;
  const picture = index === null ? undefined : pictures[index];

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  const step = (by: 1 | -1) => {
    if (index !== null) onChange((index + by + pictures.length) % pictures.length);
  };

  const pressKey = (event: KeyboardEvent) => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : null;
    if (by === null || !several) return;
    event.preventDefault();
    step(by);
  };

  const endSwipe = (event: PointerEvent) => {
    const from = swipeFrom.current;
    swipeFrom.current = null;
    if (from === null || !several) return;
    const travelled = event.clientX - from;
    if (Math.abs(travelled) >= SWIPE_PX) step(travelled < 0 ? 1 : -1);
  };

  const closeOnGround = (event: MouseEvent) => {
    if (event.target === dialog.current) onChange(null);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      data-ground="dark"
      aria-label={label}
      onKeyDown={pressKey}
      onClick={closeOnGround}
      onCancel={(event) => {
        event.preventDefault();
        onChange(null);
      }}
    >
      {picture && index !== null ? (
        <>
          <figure
            className={styles.figure}
            onPointerDown={(event) => {
              swipeFrom.current = event.clientX;
            }}
            onPointerUp={endSwipe}
            onPointerCancel={() => {
              swipeFrom.current = null;
            }}
          >
            <ContentPicture
              key={picture.src}
              className={styles.picture}
              picture={picture}
              sizes="100vw"
              loading="first"
              failedText={labels.mediaFailed}
            />
            <figcaption className={styles.caption} aria-live="polite">
              <span>{picture.alt}</span>
              {several ? (
                <span className={styles.count}>
                  {index + 1} / {pictures.length}
                </span>
              ) : null}
            </figcaption>
          </figure>
          {several ? (
            <>
              <button
                type="button"
                className={`${round.round} ${styles.button} ${styles.previous}`}
                aria-label={labels.previousPicture}
                onClick={() => step(-1)}
              >
                <Icon icon={ArrowLeft} />
              </button>
              <button
                type="button"
                className={`${round.round} ${styles.button} ${styles.next}`}
                aria-label={labels.nextPicture}
                onClick={() => step(1)}
              >
                <Icon icon={ArrowRight} />
              </button>
            </>
          ) : null}
          <button
            type="button"
            className={`${round.round} ${styles.button} ${styles.close}`}
            aria-label={labels.closePicture}
            onClick={() => onChange(null)}
          >
            <Icon icon={X} />
          </button>
        </>
      ) : null}
    </dialog>
  );
}
