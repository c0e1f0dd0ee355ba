import { useState } from "react";
import { vectors } from "~/generated/media";
import { forms } from "~/generated/vision-forms";
import { Scene } from "~/motion/scene";
import type { SceneTools } from "~/motion/scene-player";
import type { SectionProps } from "~/page/section-module";
import { Container } from "~/ui/layout/container";
import { Eyebrow } from "~/ui/text/eyebrow";
import { playField } from "./vision/play-field";
import styles from "./vision.module.css";

/**
 * Statements, each with its own form of a field of columns. As a scene, they appear one after another in a pinned
 * section while the field changes its form; otherwise they are a list.
 */
export default function Vision({ id, props }: SectionProps<"vision">) {
  const [active, setActive] = useState(0);
  const { eyebrow, statements } = props;
  const count = statements.length;
  if (count === 0) return null;

  return (
    <Scene
      className={styles.section}
      data-ground="dark"
      data-items={count}
      aria-labelledby={id}
      play={(tools) => cycle(tools, count, setActive)}
    >
      <div className={styles.stage} data-stage>
        <div className={styles.field} data-field aria-hidden="true" />
        <Container className={styles.content}>
          <Eyebrow as="h2" id={id} large>
            {eyebrow}
          </Eyebrow>
          <div className={styles.statements}>
            {statements.map(({ title, text }, index) => (
              <article
                key={index}
                className={styles.statement}
                data-active={index === active}
                data-scene-item
              >
                <Form statement={index} />
                <div className={styles.words}>
                  <h3 className={styles.title}>{title}</h3>
                  <p className={styles.text}>{text}</p>
                </div>
              </article>
            ))}
          </div>
          {count > 1 ? (
            <div className={styles.marks} aria-hidden="true">
              {statements.map((_, index) => (
                <span key={index} className={styles.mark} data-mark data-active={index === active} />
              ))}
            </div>
          ) : null}
        </Container>
      </div>
    </Scene>
  );
}

/** The decorative form of a statement; the forms repeat after the last one. */
function Form({ statement }: { readonly statement: number }) {
  const form = forms[statement % forms.length];
  return form ? <img {...vectors[form.picture]} className={styles.form} alt="" loading="lazy" /> : null;
}

function cycle({ core, root, followScroll }: SceneTools, count: number, show: (index: number) => void) {
  const machine = new core.StatementCycle(count);
  const marks = [...root.querySelectorAll<HTMLElement>("[data-mark]")];
  const place = root.querySelector<HTMLElement>("[data-field]");
  const field = place ? playField(place) : null;
  followScroll(root, (progress) => {
    const index = machine.index(progress);
    show(index);
    field?.moveTo(machine.position(progress), progress);
    marks.forEach((mark, at) => {
      const share = at < index ? 1 : at > index ? 0 : machine.share(progress);
      mark.style.setProperty("--share", String(share));
    });
  });
  return () => {
    for (const mark of marks) mark.style.removeProperty("--share");
    field?.stop();
    machine.free();
  };
}
