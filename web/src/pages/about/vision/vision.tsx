import { useState } from "react";
import type { AboutPage } from "~/content/types/about-page";
import { Scene } from "~/motion/scene";
import type { SceneTools } from "~/motion/scene-player";
import { Container } from "~/ui/container/container";
import styles from "./vision.module.css";

/** Three statements, one after another while the section stays in place; elsewhere one below the other. */
export function Vision({ content }: { readonly content: AboutPage["vision"] }) {
  const [active, setActive] = useState(0);
  const count = content.statements.length;

  return (
    <Scene
      className={styles.section}
      data-ground="dark"
      aria-labelledby="vision"
      play={(tools) => cycle(tools, count, setActive)}
    >
      <div className={styles.stage} data-stage>
        <Container className={styles.content}>
          <h2 id="vision" className={styles.eyebrow}>
            {content.eyebrow}
          </h2>
          <div className={styles.statements}>
            {content.statements.map(({ title, text }, index) => (
              <article
                key={title}
                className={styles.statement}
                data-active={index === active}
                data-scene-item
              >
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </article>
            ))}
          </div>
          <div className={styles.marks} aria-hidden="true">
            {content.statements.map(({ title }, index) => (
              <span key={title} className={styles.mark} data-mark data-active={index === active} />
            ))}
          </div>
        </Container>
      </div>
    </Scene>
  );
}

function cycle({ core, root, followScroll }: SceneTools, count: number, show: (index: number) => void) {
  const machine = new core.StatementCycle(count);
  const marks = [...root.querySelectorAll<HTMLElement>("[data-mark]")];
  followScroll(root, (progress) => {
    const index = machine.index(progress);
    show(index);
    marks.forEach((mark, at) => {
      const share = at < index ? 1 : at > index ? 0 : machine.share(progress);
      mark.style.setProperty("--share", String(share));
    });
  });
  return () => {
    for (const mark of marks) mark.style.removeProperty("--share");
    machine.free();
  };
}
