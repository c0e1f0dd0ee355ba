import type { SectionProps } from "~/page/section-module";
import { Section } from "~/ui/layout/section";
import { SectionHeader } from "~/ui/layout/section-header";
import { ordinal } from "~/ui/text/ordinal";
import styles from "./delivery.module.css";

/** The steps of a project along one line: across on wide screens, downwards elsewhere. */
export default function Delivery({ id, props, data: { steps } }: SectionProps<"delivery">) {
  if (steps.length === 0) return null;
  return (
    <Section ground="mist" labelledBy={id}>
      <SectionHeader id={id} title={props.title} text={props.text} />
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={index} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {ordinal(index)}
            </span>
            <h3 className={styles.title}>{step.title}</h3>
            <p className={styles.subtitle}>{step.subtitle}</p>
            <p className={styles.text}>{step.desc}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
