import { icons } from "~/content/icons";
import type { LandingPage } from "~/content/types/landing-page";
import { Icon } from "~/ui/icon/icon";
import { Section } from "~/ui/section/section";
import { SectionHeader } from "~/ui/section-header/section-header";
import styles from "./page.module.css";

export function Takeaways({ content }: { readonly content: LandingPage["takeaways"] }) {
  return (
    <Section ground="mist" labelledBy="takeaways">
      <SectionHeader id="takeaways" title={content.heading} />
      <ul className={styles.takeaways}>
        {content.items.map(({ title, desc, icon }) => (
          <li key={title} className={styles.takeaway}>
            <Icon icon={icons[icon]} size="lg" className={styles.icon} />
            <h3 className={styles.cardTitle}>{title}</h3>
            <p className={styles.cardText}>{desc}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
