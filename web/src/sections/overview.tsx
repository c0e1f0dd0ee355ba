import type { SectionProps } from "~/page/section-module";
import { Section } from "~/ui/layout/section";
import { Icon } from "~/ui/pictures/icon";
import { icons } from "~/ui/pictures/icons";
import { Picture } from "~/ui/pictures/picture";
import styles from "./overview.module.css";

/** An industry's question and the firm's answer, between two pictures. */
export default function Overview({ id, props }: SectionProps<"overview">) {
  return (
    <Section ground="paper" labelledBy={id} className={styles.columns}>
      <div className={styles.left}>
        <Picture
          className={styles.tall}
          image={props.leftImage}
          sizes="(min-width: 1400px) 1200px, (min-width: 1024px) 90vw, 124vw"
          loading="lazy"
        />
        <p className={styles.plate} data-ground="dark">
          <span className={styles.icon}>
            <Icon icon={icons[props.icon]} size="lg" />
          </span>
          {props.note}
        </p>
      </div>
      <div className={styles.right}>
        <p className={styles.badge}>{props.badge}</p>
        <h2 id={id} className={styles.title}>
          {props.title}
        </h2>
        <p className={styles.text}>{props.description}</p>
        <Picture
          className={styles.wide}
          image={props.rightImage}
          sizes="(min-width: 1400px) 660px, (min-width: 1024px) 52vw, 92vw"
          loading="lazy"
        />
      </div>
    </Section>
  );
}
