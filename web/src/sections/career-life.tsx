import type { SectionProps } from "~/page/section-module";
import { Section } from "~/ui/layout/section";
import { SectionHeader } from "~/ui/layout/section-header";
import { Icon } from "~/ui/pictures/icon";
import { icons } from "~/ui/pictures/icons";
import { Picture } from "~/ui/pictures/picture";
import styles from "./career-life.module.css";

/** Life at the firm: a picture, and cards with a side of it each. */
export default function CareerLife({ id, props }: SectionProps<"careerLife">) {
  return (
    <Section ground="paper" labelledBy={id}>
      <div className={styles.opening}>
        <SectionHeader id={id} eyebrow={props.eyebrow} title={props.heading} text={props.description} />
        <Picture
          className={styles.picture}
          image={props.image}
          sizes="(min-width: 1024px) 40rem, 92vw"
          loading="lazy"
        />
      </div>
      {props.cards.length > 0 ? (
        <ul className={styles.cards}>
          {props.cards.map(({ title, desc, icon }, index) => (
            <li key={index} className={styles.card}>
              <Icon icon={icons[icon]} size="lg" className={styles.icon} />
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{desc}</p>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
