import { useRef } from "react";
import type { HomePage } from "~/content/types/home-page";
import { followScroll } from "~/motion/follow-scroll";
import { REDUCED_MOTION } from "~/motion/media-queries";
import { type SceneTools, useScene } from "~/motion/use-scene";
import { Container } from "~/ui/container/container";
import styles from "./mission.module.css";

/** Between the last two words: no line holds one alone. */
const NO_BREAK = "\u00a0";

const MOTION = `not all and ${REDUCED_MOTION}`;

/** The statement lights up word by word with the scroll position; every word is readable before. */
export function Mission({ content }: { readonly content: HomePage["mission"] }) {
  const root = useRef<HTMLElement>(null);
  const words = content.statement.split(" ");

  useScene(root, reveal, { media: MOTION });

  return (
    <section ref={root} className={styles.section} data-ground="dark" aria-labelledby="mission">
      <Container className={styles.content}>
        <h2 id="mission" className={styles.eyebrow}>
          {content.eyebrow}
        </h2>
        <p className={styles.statement}>
          {words.map((word, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the words of one sentence never change places
            <span key={index} data-word>
              {word}
              {index === words.length - 2 ? NO_BREAK : " "}
            </span>
          ))}
        </p>
      </Container>
    </section>
  );
}

function reveal({ core, root }: SceneTools<HTMLElement>) {
  const words = [...root.querySelectorAll<HTMLElement>("[data-word]")];
  const machine = new core.WordReveal(words.length);
  const draw = (progress: number) => {
    words.forEach((word, index) => {
      word.style.opacity = String(machine.opacity(index, progress));
    });
  };
  const scroll = followScroll(root, draw, { from: 0.7, to: 0.75 });
  return () => {
    scroll.stop();
    for (const word of words) word.style.removeProperty("opacity");
    machine.free();
  };
}
