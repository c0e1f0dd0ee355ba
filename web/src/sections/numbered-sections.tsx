import type { SectionProps } from "~/page/section-module";
import { Section } from "~/ui/layout/section";
import { Picture } from "~/ui/pictures/picture";
import { Compounds } from "~/ui/text/compounds";
import { ordinal } from "~/ui/text/ordinal";
import styles from "./numbered-sections.module.css";

/** Numbered texts, each beside its picture. */
export default function NumberedSections({ id, props: { sections } }: SectionProps<"numberedSections">) {
  if (sections.length === 0) return null;
  return (
    <Section ground="mist" id={id} className={styles.rows}>
      {sections.map(({ title, description, image, imageLeft }, index) => {
        const heading = `${id}-${ordinal(index)}`;
        return (
          <section key={heading} className={styles.row} data-image-left={imageLeft} aria-labelledby={heading}>
            <Picture
              className={styles.picture}
              image={image}
              sizes="(min-width: 1400px) 760px, (min-width: 768px) 60vw, 124vw"
              loading="lazy"
            />
            <div className={styles.words}>
              <p className={styles.number} aria-hidden="true">
                {ordinal(index)}
              </p>
              <h2 id={heading} className={styles.title}>
                <Compounds text={title} />
              </h2>
              <p className={styles.text}>{description}</p>
            </div>
          </section>
        );
      })}
    </Section>
  );
}
