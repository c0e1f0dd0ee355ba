import type { ProductPage } from "~/content/types/product-page";
import { Section } from "~/ui/section/section";
import styles from "./about.module.css";

/** What the product is, and the one sentence to remember of it. */
export function About({ content }: { readonly content: ProductPage["about"] }) {
  return (
    <Section ground="paper" labelledBy="about" className={styles.columns}>
      <div className={styles.statement}>
        <p className={styles.badge}>{content.badge}</p>
        <h2 id="about" className={styles.heading}>
          {content.heading}
        </h2>
      </div>
      <div className={styles.words}>
        <p className={styles.text}>{content.description}</p>
        <p className={styles.highlight}>{content.highlight}</p>
      </div>
    </Section>
  );
}
