import type { ServicePage } from "~/content/types/service-page";
import { Section } from "~/ui/section/section";
import styles from "./impact.module.css";

interface ImpactProps {
  readonly label: string;
  readonly content: ServicePage["impact"];
}

/** The one paragraph that says what changes for the client. */
export function Impact({ label, content }: ImpactProps) {
  return (
    <Section ground="paper" labelledBy="impact" className={styles.columns}>
      <div className={styles.statement}>
        <h2 id="impact" className={styles.label}>
          {label}
        </h2>
        <h3 className={styles.heading}>{content.heading}</h3>
      </div>
      <p className={styles.text}>{content.text}</p>
    </Section>
  );
}
