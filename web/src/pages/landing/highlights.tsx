import { icons } from "~/content/icons";
import type { LandingPage } from "~/content/types/landing-page";
import type { LandingData } from "~/document/page-data-landing";
import { Icon } from "~/ui/icon/icon";
import { Panel } from "~/ui/panel/panel";
import { Section } from "~/ui/section/section";
import { SectionHeader } from "~/ui/section-header/section-header";
import styles from "./page.module.css";

interface HighlightsProps {
  readonly content: LandingPage["highlights"];
  readonly event: LandingData;
}

export function Highlights({ content, event }: HighlightsProps) {
  return (
    <Section ground="dark" labelledBy="highlights">
      <SectionHeader id="highlights" title={content.heading} />
      <div className={styles.highlights}>
        {content.cards.map(({ id, title, desc, icon }, index) => (
          <Panel key={id} tint={index % 2 === 0 ? "teal" : "cyan"} className={styles.highlight}>
            <Icon icon={icons[icon]} size="lg" className={styles.icon} />
            <h3 className={styles.cardTitle}>{title}</h3>
            <p className={styles.cardText}>{desc}</p>
            <p className={styles.when}>
              {content.sessionTimeLabel}: {event.firstDay} to {event.lastDay}
            </p>
          </Panel>
        ))}
      </div>
    </Section>
  );
}
