import { useState } from "react";
import { sendTrap } from "~/api/send-report";
import { vectors } from "~/generated/media";
import { Scene } from "~/motion/scene";
import type { SceneTools } from "~/motion/scene-player";
import { measuredName } from "~/page/measured-name";
import type { SectionProps } from "~/page/section-module";
import { Container } from "~/ui/layout/container";
import { Eyebrow } from "~/ui/text/eyebrow";
import { playRelief } from "./vision/play-relief";
import styles from "./vision.module.css";

/** The stills of the forms, in the order of `reconcile::relief::Form`. */
const FORMS = ["vision/rings", "vision/steps", "vision/measure"] as const;

/**
 * Statements, each with its own form of a field of columns. As a scene, they appear one after another in a pinned
 * section while the field changes its form; otherwise they are a list.
 */
export default function Vision({ id, props, page }: SectionProps<"vision">) {
  const [active, setActive] = useState(0);
  const [isDrawn, setDrawn] = useState(false);
  const { eyebrow, statements } = props;
  const count = statements.length;
  if (count === 0) return null;

  const play = ({ core, root, followScroll }: SceneTools) => {
    const machine = new core.StatementCycle(count);
    const marks = [...root.querySelectorAll<HTMLElement>("[data-mark]")];
    const place = root.querySelector<HTMLElement>("[data-field]");
    const relief = place && playRelief(place, setDrawn, (trap) => sendTrap(measuredName(page), trap));
    followScroll(root, (progress) => {
      const index = machine.index(progress);
      setActive(index);
      relief?.moveTo(machine.position(progress), progress);
      marks.forEach((mark, at) => {
        const share = at < index ? 1 : at > index ? 0 : machine.share(progress);
        mark.style.setProperty("--share", String(share));
      });
    });
    return () => {
      for (const mark of marks) mark.style.removeProperty("--share");
      relief?.stop();
      machine.free();
    };
  };

  return (
    <Scene className={styles.section} data-ground="dark" data-items={count} aria-labelledby={id} play={play}>
      <div className={styles.stage} data-stage>
        <div className={styles.field} data-field aria-hidden="true">
          {isDrawn ? null : <Form statement={active} />}
        </div>
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
                <span key={index} className={styles.mark} data-mark />
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
  const form = FORMS[statement % FORMS.length] ?? FORMS[0];
  return <img {...vectors[form]} className={styles.form} alt="" loading="lazy" />;
}
