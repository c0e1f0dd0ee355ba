import type { HomePage } from "~/content/types/home-page";
import type { Office } from "~/document/site-document";
import { Section } from "~/ui/section/section";
import { SectionHeader } from "~/ui/section-header/section-header";
import styles from "./partners.module.css";

interface PartnersProps {
  readonly content: HomePage["partners"];
  readonly offices: readonly Office[];
}

export function Partners({ content, offices }: PartnersProps) {
  return (
    <Section ground="mist" labelledBy="partners">
      <SectionHeader id="partners" title={content.heading} />
      <ul className={styles.logos}>
        {content.logos.map(({ id, image, alt }) => (
          <li key={id} className={styles.logo}>
            <img src={`/media/${image}.svg`} alt={alt} width="280" height="48" loading="lazy" />
          </li>
        ))}
      </ul>
      <div className={styles.presence}>
        <h3 className={styles.officesHeading}>{content.officesHeading}</h3>
        <ul className={styles.offices}>
          {offices.map(({ id, labels, flag }) => (
            <li key={id} className={styles.office}>
              <img
                className={styles.flag}
                src={`/media/flag/${flag}.svg`}
                alt=""
                width="40"
                height="28"
                loading="lazy"
              />
              {labels.home}
            </li>
          ))}
        </ul>
        <p className={styles.closing}>{content.closing}</p>
      </div>
    </Section>
  );
}
