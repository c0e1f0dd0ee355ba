import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { useMachine } from "~/core/use-machine";
import { withCore } from "~/core/with-core";
import type { Picture } from "~/generated/contract";
import round from "~/ui/layout/round.module.css";
import { ContentPicture } from "~/ui/pictures/content-picture";
import { Icon } from "~/ui/pictures/icon";
import { useWords } from "~/ui/text/words";
import styles from "./lightbox.module.css";
import { useDismissal } from "./use-dismissal";

interface LightboxProps {
  readonly pictures: readonly Picture[];
  /** Index of the first picture to show. */
  readonly first: number;
  readonly onClose: () => void;
}

/**
 * Pictures one at a time over the whole window, changed with buttons, arrow keys or swipes. It is open while it is
 * rendered.
 */
export function Lightbox({ pictures, first, onClose }: LightboxProps) {
  const words = useWords().insights;
  const dialog = useRef<HTMLDialogElement>(null);
  const several = pictures.length > 1;
  const [{ index, count }, send] = useMachine(
    (core) => {
      const machine = new core.SwipeCarousel(pictures.length);
      machine.select(first);
      return machine;
    },
    { index: first, count: pictures.length },
  );
  const picture = pictures[index];
  const next = () => withCore(() => send((machine) => machine.next()));
  const previous = () => withCore(() => send((machine) => machine.previous()));

  // Closed before it is removed from the page: only then does the browser return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const pressKey = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? next : event.key === "ArrowLeft" ? previous : null;
    if (!step || !several) return;
    event.preventDefault();
    step();
  };

  const dismissal = useDismissal(onClose);

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      data-ground="dark"
      aria-label={words.gallery}
      onKeyDown={pressKey}
      {...dismissal}
    >
      {picture ? (
        <>
          <figure
            className={styles.figure}
            onPointerDown={({ clientX, clientY }) => send((machine) => machine.swipeStart(clientX, clientY))}
            onPointerUp={({ clientX, clientY }) => send((machine) => machine.swipeEnd(clientX, clientY))}
            onPointerCancel={() => send((machine) => machine.swipeCancel())}
          >
            <ContentPicture
              key={picture.src}
              className={styles.picture}
              picture={picture}
              sizes="100vw"
              loading="first"
              failedText={words.pictureFailed}
            />
            <figcaption className={styles.caption} aria-live="polite">
              <span>{picture.alt}</span>
              {several ? <span className={styles.count}>{`${index + 1} / ${count}`}</span> : null}
            </figcaption>
          </figure>
          {several ? (
            <>
              <button
                type="button"
                className={`${round.round} ${styles.button} ${styles.previous}`}
                aria-label={words.previousPicture}
                onClick={previous}
              >
                <Icon icon={ArrowLeft} />
              </button>
              <button
                type="button"
                className={`${round.round} ${styles.button} ${styles.next}`}
                aria-label={words.nextPicture}
                onClick={next}
              >
                <Icon icon={ArrowRight} />
              </button>
            </>
          ) : null}
          <button
            type="button"
            className={`${round.round} ${styles.button} ${styles.close}`}
            aria-label={words.closePicture}
            onClick={onClose}
          >
            <Icon icon={X} />
          </button>
        </>
      ) : null}
    </dialog>
  );
}
