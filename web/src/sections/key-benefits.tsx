import type { SectionProps } from "~/page/section-module";
import { Section } from "~/ui/layout/section";
import { SectionHeader } from "~/ui/layout/section-header";
import { Compounds } from "~/ui/text/compounds";
import styles from "./key-benefits.module.css";

/** Benefits in a grid, of which the heading takes the first place. */
export default function KeyBenefits({ id, props }: SectionProps<"keyBenefits">) {
  if (props.cards.length === 0) return null;
  return (
    <Section ground="mist" labelledBy={id}>
      <SectionHeader id={id} title={props.label} text={props.description} />
      <div className={styles.grid}>
        <h3 className={styles.why} data-ground="dark">
          {props.title}
        </h3>
        <ul className={styles.cards}>
          {props.cards.map(({ title, subtitle }, index) => (
            <li key={index} className={styles.card}>
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
