import type { ProductPage } from "~/content/types/product-page";
import { Compounds } from "~/ui/compounds/compounds";
import { Section } from "~/ui/section/section";
import { SectionHeader } from "~/ui/section-header/section-header";
import styles from "./key-benefits.module.css";

interface KeyBenefitsProps {
  readonly label: string;
  readonly content: ProductPage["keyBenefits"];
}

/** Five benefits: the heading takes the first of six places. */
export function KeyBenefits({ label, content }: KeyBenefitsProps) {
  return (
    <Section ground="mist" labelledBy="benefits">
      <SectionHeader id="benefits" title={label} text={content.description} />
      <div className={styles.grid}>
        <h3 className={styles.why} data-ground="dark">
          {content.title}
        </h3>
        <ul className={styles.cards}>
          {content.cards.map(({ title, subtitle }) => (
            <li key={title} className={styles.card}>
              <h4 className={styles.title}>
                <Compounds text={title} />
              </h4>
              <p className={styles.text}>{subtitle}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
