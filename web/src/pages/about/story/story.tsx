import type { AboutPage } from "~/content/types/about-page";
import { Container } from "~/ui/container/container";
import { Picture } from "~/ui/picture/picture";
import styles from "./story.module.css";

export function Story({ content }: { readonly content: AboutPage["story"] }) {
  return (
    <section className={styles.section} data-ground="dark" aria-labelledby="story">
      <Picture className={styles.picture} name="page/about" alt="" sizes="100vw" loading="first" />
      <Container className={styles.content}>
        <p className={styles.eyebrow}>{content.eyebrow}</p>
        <h1 id="story" className={styles.title}>
          {content.heading}
        </h1>
        <div className={styles.words}>
          {content.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <dl className={styles.facts}>
          {content.facts.map(({ label, text }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.factLabel}>{label}</dt>
              <dd className={styles.factText}>{text}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
