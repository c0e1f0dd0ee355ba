import { Scene } from "~/motion/scene";
import type { SceneTools } from "~/motion/scene-player";
import type { SectionProps } from "~/page/section-module";
import { Container } from "~/ui/container";
import { Eyebrow } from "~/ui/eyebrow";
import { MOTION } from "~/ui/media-queries";
import styles from "./mission.module.css";

/** The space between the last two words, so that no line has one word alone. */
const NO_BREAK = "\u00a0";

/** The statement lights up word by word with the scroll position; every word is readable before. */
export default function Mission({ id, props }: SectionProps<"mission">) {
  const words = props.statement.split(" ");

  return (
    <Scene className={styles.section} data-ground="dark" aria-labelledby={id} play={reveal} media={MOTION}>
      <Container className={styles.content}>
        <Eyebrow as="h2" id={id} large>
          {props.eyebrow}
        </Eyebrow>
        <p className={styles.statement}>
          {words.map((word, index) => (
            <span key={index} data-word>
              {word}
              {index === words.length - 2 ? NO_BREAK : " "}
            </span>
          ))}
        </p>
      </Container>
    </Scene>
  );
}

function reveal({ core, root, followScroll }: SceneTools) {
  const words = [...root.querySelectorAll<HTMLElement>("[data-word]")];
  const machine = new core.WordReveal(words.length);
  const draw = (progress: number) => {
    words.forEach((word, index) => {
      word.style.opacity = String(machine.opacity(index, progress));
    });
  };
  followScroll(root, draw, { start: "top 70%", end: "bottom 75%" });
  return () => {
    for (const word of words) word.style.removeProperty("opacity");
    machine.free();
  };
}
