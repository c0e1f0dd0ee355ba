import type { ReactNode } from "react";
import { fillWith } from "~/ui/text/fill";
import { useWords } from "~/ui/text/words";
import { ArrowPair } from "./arrow-pair";
import styles from "./carousel.module.css";
import { Dots } from "./dots";

interface CarouselProps {
  /** The accessible name: the kind of the slides. */
  readonly label: string;
  readonly count: number;
  /** Zero-based. */
  readonly index: number;
  readonly labels: {
    readonly previous: string;
    readonly next: string;
    /** A dot's name; `{number}` is replaced with the slide's number. */
    readonly dotLabel: string;
  };
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onSelect: (index: number) => void;
  readonly children: ReactNode;
}

/** A group of slides with dots and arrows; a single slide has no controls. The core handles the presses. */
export function Carousel({ label, labels, count, index, onSelect, children, ...controls }: CarouselProps) {
  const words = useWords().sections;
  return (
    // A group instead of a landmark: the section around it is already a landmark, often with the same name.
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern requires a group with this role description
    <div role="group" className={styles.carousel} aria-roledescription={words.carousel} aria-label={label}>
      {children}
      {count > 1 ? (
        <div className={styles.controls}>
          <Dots count={count} index={index} label={labels.dotLabel} onSelect={onSelect} />
          <ArrowPair
            previousLabel={labels.previous}
            nextLabel={labels.next}
            className={styles.arrows}
            {...controls}
          />
        </div>
      ) : null}
    </div>
  );
}

interface CarouselSlideProps {
  readonly index: number;
  readonly count: number;
  /** True for a slide out of view, which is hidden from focus and screen readers. */
  readonly hidden?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function CarouselSlide({ index, count, hidden = false, className, children }: CarouselSlideProps) {
  const words = useWords().sections;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern requires a group with this role description
    <div
      role="group"
      className={className}
      aria-roledescription={words.slide}
      aria-label={fillWith(words.slidePlace, { number: index + 1, total: count })}
      inert={hidden}
    >
      {children}
    </div>
  );
}
