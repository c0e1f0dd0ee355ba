import type { IndustryPage } from "~/content/types/industry-page";
import { Compounds } from "~/ui/compounds/compounds";
import { Picture } from "~/ui/picture/picture";
import { Section } from "~/ui/section/section";
import styles from "./numbered-sections.module.css";

/** Three things to know, each beside its picture, left and right in turn. */
export function NumberedSections({ sections }: Pick<IndustryPage, "sections">) {
  return (
    <Section ground="mist" className={styles.rows}>
      {sections.map(({ number, title, description, image, imageLeft }) => (
        <section
          key={number}
          className={styles.row}
          data-image-left={imageLeft}
          aria-labelledby={`part-${number}`}
        >
          <Picture
            className={styles.picture}
            name={image.name}
            alt={image.alt}
            sizes="(min-width: 1400px) 760px, (min-width: 768px) 60vw, 124vw"
            loading="lazy"
          />
          <div className={styles.words}>
            <p className={styles.number} aria-hidden="true">
              {number}
            </p>
            <h2 id={`part-${number}`} className={styles.title}>
              <Compounds text={title} />
            </h2>
            <p className={styles.text}>{description}</p>
          </div>
        </section>
      ))}
    </Section>
  );
}
