import type { Ref } from "react";
import type { FieldMission } from "~/generated/contract";
import type { SceneTools } from "~/motion/scene-player";
import { Container } from "~/ui/layout/container";
import { Eyebrow } from "~/ui/text/eyebrow";
import styles from "../live-field.module.css";

interface MissionProps {
  readonly mission: FieldMission;
  readonly ref: Ref<HTMLDivElement>;
}

/** The mission statement above the field. Every word is readable before it lights up. */
export function Mission({ mission, ref }: MissionProps) {
  const words = mission.statement.split(" ");

  return (
    <div ref={ref} className={styles.mission}>
      <Container className={styles.missionWords}>
        <Eyebrow as="h2" large>
          {mission.eyebrow}
        </Eyebrow>
        <p className={styles.statement}>
          {words.map((word, index) => (
            <span key={index} data-word>
              {`${word} `}
            </span>
          ))}
        </p>
      </Container>
    </div>
  );
}

/** Lights up the words one by one with the scroll position. Returns a function that lights up all of them. */
export function revealWords(mission: HTMLElement, { core, followScroll }: SceneTools): () => void {
  const words = [...mission.querySelectorAll<HTMLElement>("[data-word]")];
  const machine = new core.WordReveal(words.length);
  const draw = (progress: number) => {
    words.forEach((word, index) => {
      word.style.opacity = String(machine.opacity(index, progress));
    });
  };
  followScroll(mission, draw, { start: "top 70%", end: "bottom 75%" });
  return () => {
    for (const word of words) word.style.removeProperty("opacity");
    machine.free();
  };
}
