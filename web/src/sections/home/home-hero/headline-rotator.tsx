import { useEffect, useState } from "react";
import type { SlideshowSnapshot } from "~/core/contract";
import { useCore } from "~/core/use-core";
import { useMachine } from "~/core/use-machine";
import type { Headline, Link } from "~/generated/contract";
import { useAutoplay } from "~/motion/use-autoplay";
import { REDUCED_MOTION } from "~/ui/browser/media-queries";
import { useMediaQuery } from "~/ui/browser/use-media-query";
import { Dots } from "~/ui/layout/dots";
import { ActionLink } from "~/ui/links/button";
import { Eyebrow } from "~/ui/text/eyebrow";
import { useWords } from "~/ui/text/words";
import styles from "../home-hero.module.css";

interface HeadlineRotatorProps {
  readonly eyebrow: string;
  readonly headlines: readonly Headline[];
  readonly link: Link;
  /** True while the headlines' slide is shown. */
  readonly shown: boolean;
  /** True while the banner has keyboard focus or is out of view. */
  readonly held: boolean;
  /** True while the banner is paused by the visitor. */
  readonly paused: boolean;
  readonly initial: SlideshowSnapshot;
}

/**
 * Rotates pairs of headline and text; pauses while the pointer is over them. The dots select each of them, also if they
 * do not rotate.
 */
export function HeadlineRotator({
  eyebrow,
  headlines,
  link,
  shown,
  held,
  paused,
  initial,
}: HeadlineRotatorProps) {
  const [state, send, read] = useMachine((core) => core.Slideshow.headlines(headlines.length), initial);
  const words = useWords().playback;
  const ready = useCore() !== null;
  const reduced = useMediaQuery(REDUCED_MOTION);
  const [hovered, setHovered] = useState(false);

  useAutoplay(send, read, state);
  useEffect(() => {
    if (!ready) return;
    const now = performance.now();
    send((machine) => {
      machine.visible(shown, now);
      machine.focus(held, now);
      machine.hover(hovered, now);
      machine.reduceMotion(reduced, now);
      if (paused) machine.pause(now);
      else machine.play(now);
    });
  }, [ready, shown, held, hovered, reduced, paused, send]);

  return (
    <>
      {/* The pointer only pauses the rotation: this is not a control. */}
      <div
        className={styles.headlines}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
      >
        <Eyebrow large>{eyebrow}</Eyebrow>
        {headlines.map(({ title, description }, index) => (
          <div
            key={index}
            className={styles.headline}
            data-active={index === state.index}
            inert={ready && index !== state.index}
          >
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.text}>{description}</p>
          </div>
        ))}
      </div>
      <div className={styles.actions}>
        <ActionLink action={link} />
        <Dots
          count={headlines.length}
          index={state.index}
          label={words.showHeadline}
          onSelect={(index) => send((machine) => machine.select(index, performance.now()))}
        />
      </div>
    </>
  );
}
