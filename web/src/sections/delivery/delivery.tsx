import type { DeliverySteps } from "~/content/types/delivery-step";
import { Section } from "~/ui/section/section";
import { SectionHeader } from "~/ui/section-header/section-header";
import styles from "./delivery.module.css";

interface DeliveryProps {
  readonly title: string;
  readonly text: string;
  readonly steps: DeliverySteps;
}

/** The five steps of a project along one line: across on wide screens, downwards elsewhere. */
export function Delivery({ title, text, steps }: DeliveryProps) {
  return (
    <Section ground="mist" labelledBy="delivery">
      <SectionHeader id="delivery" title={title} text={text} />
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.number} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {step.number}
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
