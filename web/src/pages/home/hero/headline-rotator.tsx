import { useEffect } from "react";
import type { Headline } from "~/content/types/home-page";
import type { HeadlinesSnapshot } from "~/core/contract";
import { useCore } from "~/core/use-core";
import { useMachine } from "~/core/use-machine";
import { REDUCED_MOTION } from "~/motion/media-queries";
import { useAutoplay } from "~/motion/use-autoplay";
import { useMediaQuery } from "~/motion/use-media-query";
import { Dots } from "~/ui/carousel/dots";
import styles from "./hero.module.css";
import { SlideLink } from "./slide-link";

interface HeadlineRotatorProps {
  readonly eyebrow: string;
  readonly headlines: readonly [Headline, Headline, Headline];
  readonly link: { readonly label: string; readonly href: string };
  readonly dotLabel: string;
  /** Whether the slide that holds them is the one shown. */
  readonly shown: boolean;
  /** Whether the visitor has paused the banner. */
  readonly paused: boolean;
  readonly initial: HeadlinesSnapshot;
}

/**
 * Three pairs of headline and text in one place; they rest while the pointer is over them. The dots reach each of them
 * where they do not rotate.
 */
export function HeadlineRotator({
  eyebrow,
  headlines,
  link,
  dotLabel,
  shown,
  paused,
  initial,
}: HeadlineRotatorProps) {
  const [state, send, read] = useMachine((core) => new core.Headlines(), initial);
  const ready = useCore() !== null;
  const reduced = useMediaQuery(REDUCED_MOTION);

  useAutoplay(send, read, state);
  useEffect(() => {
    if (!ready) return;
    const now = performance.now();
    send((machine) => {
      machine.visible(shown, now);
      machine.reduceMotion(reduced, now);
      if (paused) machine.pause(now);
      else machine.play(now);
    });
  }, [ready, shown, reduced, paused, send]);

  return (
    <>
      {/* The pointer only pauses: there is nothing here to operate. */}
      <div
        className={styles.headlines}
        onPointerEnter={() => send((machine) => machine.hover(true, performance.now()))}
        onPointerLeave={() => send((machine) => machine.hover(false, performance.now()))}
      >
        {headlines.map(({ title, description }, index) => (
          <div
            key={title}
            className={styles.headline}
            data-active={index === state.index}
            inert={ready && index !== state.index}
          >
            <p className={styles.eyebrow}>{eyebrow}</p>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.text}>{description}</p>
          </div>
        ))}
      </div>
      <div className={styles.actions}>
        <SlideLink link={link} />
        <Dots
          count={headlines.length}
          index={state.index}
          label={dotLabel}
          onSelect={(index) => send((machine) => machine.select(index, performance.now()))}
        />
      </div>
    </>
  );
}
