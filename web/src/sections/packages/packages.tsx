import type { PackageCards } from "~/content/types/package-card";
import { Section } from "~/ui/section/section";
import { SectionHeader } from "~/ui/section-header/section-header";
import styles from "./packages.module.css";

interface PackagesProps {
  readonly labels: {
    readonly packages: string;
    readonly packageValue: string;
    readonly packageAddon: string;
    readonly packageTimeline: string;
  };
  readonly packages: PackageCards;
}

/** What can be bought, side by side: the rows of the three cards share their heights. */
export function Packages({ labels, packages }: PackagesProps) {
  return (
    <Section ground="paper" labelledBy="packages">
      <SectionHeader id="packages" title={labels.packages} />
      <ol className={styles.list}>
        {packages.map((card) => (
          <li key={card.id} className={styles.card}>
            <div className={styles.top} data-ground="dark">
              <span className={styles.number} aria-hidden="true">
                {card.id}
              </span>
              <h3 className={styles.pillar}>{card.pillar}</h3>
            </div>
            <div className={styles.part}>
              <p className={styles.label}>{labels.packageValue}</p>
              <p>{card.value}</p>
            </div>
            <div className={styles.part}>
              <p className={styles.label}>{labels.packageAddon}</p>
              <p className={styles.addon}>{card.addonTitle}</p>
              <p className={styles.text}>{card.addonDesc}</p>
            </div>
            <div className={styles.timeline}>
              <p className={styles.label}>{labels.packageTimeline}</p>
              <p className={styles.weeks}>{card.timeline}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
