import type { LandingData } from "~/generated/contract";
import { Section } from "~/ui/layout/section";
import { SectionHeader } from "~/ui/layout/section-header";
import styles from "./takeaways.module.css";

interface TakeawaysProps {
  readonly heading: string;
  readonly takeaways: LandingData["takeaways"];
}

export function Takeaways({ heading, takeaways }: TakeawaysProps) {
  if (takeaways.length === 0) return null;
  return (
    <Section ground="mist" labelledBy="takeaways">
      <SectionHeader id="takeaways" title={heading} />
      <ol className={styles.list}>
        {takeaways.map(({ title, text }, index) => (
          <li key={index} className={styles.takeaway}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
