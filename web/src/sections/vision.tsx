import { useState } from "react";
import { Scene } from "~/motion/scene";
import type { SceneTools } from "~/motion/scene-player";
import type { SectionProps } from "~/page/section-module";
import { Container } from "~/ui/container";
import { Form } from "./vision/form";
import { playForm } from "./vision/play-form";
import styles from "./vision.module.css";

/**
 * Statements, each with its own form of one field: one after another while the section stays in place, the field taking
 * shape after shape; elsewhere one below the other.
 */
export default function Vision({ props, suffix }: SectionProps<"vision">) {
  const [active, setActive] = useState(0);
  const heading = `vision${suffix}`;
  const { eyebrow, statements } = props;
  const count = statements.length;
  if (count === 0) return null;

  return (
    <Scene
      className={styles.section}
      data-ground="dark"
      data-items={count}
      aria-labelledby={heading}
      play={(tools) => cycle(tools, count, setActive)}
    >
      <div className={styles.stage} data-stage>
        <div className={styles.field} data-field aria-hidden="true" />
        <Container className={styles.content}>
          <h2 id={heading} className={styles.eyebrow}>
            {eyebrow}
          </h2>
          <div className={styles.statements}>
            {statements.map(({ title, text }, index) => (
              <article
                key={title}
                className={styles.statement}
                data-active={index === active}
                data-scene-item
              >
                <Form statement={index} id={`${heading}-column-${index}`} />
                <div className={styles.words}>
                  <h3 className={styles.title}>{title}</h3>
                  <p className={styles.text}>{text}</p>
                </div>
              </article>
            ))}
          </div>
          {count > 1 ? (
            <div className={styles.marks} aria-hidden="true">
              {statements.map(({ title }, index) => (
                <span key={title} className={styles.mark} data-mark data-active={index === active} />
              ))}
            </div>
          ) : null}
        </Container>
      </div>
    </Scene>
  );
}

function cycle({ core, root, followScroll }: SceneTools, count: number, show: (index: number) => void) {
  const machine = new core.StatementCycle(count);
  const marks = [...root.querySelectorAll<HTMLElement>("[data-mark]")];
  const field = drawField(root);
  const form = field ? playForm(field, count) : null;
  followScroll(root, (progress) => {
    const index = machine.index(progress);
    show(index);
    form?.move(progress, index);
    marks.forEach((mark, at) => {
      const share = at < index ? 1 : at > index ? 0 : machine.share(progress);
      mark.style.setProperty("--share", String(share));
    });
  });
  return () => {
    for (const mark of marks) mark.style.removeProperty("--share");
    field?.remove();
    machine.free();
  };
}

/** The scene's own field, from that of the first statement: the statements keep theirs for when there is no scene. */
function drawField(root: HTMLElement): SVGElement | null {
  const form = root.querySelector<SVGElement>("[data-form]");
  const place = root.querySelector("[data-field]");
  if (!form || !place) return null;
  const field = form.cloneNode(true);
  if (!(field instanceof SVGElement)) return null;
  place.append(field);
  return field;
}
