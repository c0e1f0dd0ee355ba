import { icons } from "~/content/icons";
import type { CareerPage } from "~/content/types/career-page";
import { Icon } from "~/ui/icon/icon";
import { Picture } from "~/ui/picture/picture";
import { Section } from "~/ui/section/section";
import { SectionHeader } from "~/ui/section-header/section-header";
import styles from "./life.module.css";

/** What it is like to work here. */
export function Life({ text }: { readonly text: CareerPage["life"] }) {
  return (
    <Section ground="paper" labelledBy="life">
      <div className={styles.opening}>
        <SectionHeader id="life" eyebrow={text.eyebrow} title={text.heading} text={text.description} />
        <Picture
          className={styles.picture}
          name={text.image.name}
          alt={text.image.alt}
          sizes="(min-width: 1024px) 40rem, 92vw"
          loading="lazy"
        />
      </div>
      <ul className={styles.cards}>
        {text.cards.map(({ title, desc, icon }) => (
          <li key={title} className={styles.card}>
            <Icon icon={icons[icon]} size="lg" className={styles.icon} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{desc}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
