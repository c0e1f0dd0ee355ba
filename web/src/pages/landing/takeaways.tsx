import type { LandingPage } from "~/content/types/landing-page";
import type { LandingData } from "~/document/page-data-landing";
import { Section } from "~/ui/section/section";
import { SectionHeader } from "~/ui/section-header/section-header";
import styles from "./takeaways.module.css";

interface TakeawaysProps {
  readonly content: LandingPage["takeaways"];
  readonly takeaways: LandingData["takeaways"];
}

export function Takeaways({ content, takeaways }: TakeawaysProps) {
  return (
    <Section ground="mist" labelledBy="takeaways">
      <SectionHeader id="takeaways" title={content.heading} />
      <ol className={styles.list}>
        {takeaways.map(({ title, text }) => (
          <li key={title} className={styles.takeaway}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
