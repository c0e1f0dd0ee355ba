import { icons } from "~/content/icons";
import type { IndustryPage } from "~/content/types/industry-page";
import { Icon } from "~/ui/icon/icon";
import { Picture } from "~/ui/picture/picture";
import { Section } from "~/ui/section/section";
import styles from "./overview.module.css";

/** Whom the firm works for in this industry, and how, between two pictures. */
export function Overview({ content }: { readonly content: IndustryPage["overview"] }) {
  return (
    <Section ground="paper" labelledBy="overview" className={styles.columns}>
      <div className={styles.left}>
        <Picture
          className={styles.tall}
          name={content.leftImage.name}
          alt={content.leftImage.alt}
          sizes="(min-width: 1400px) 1200px, (min-width: 1024px) 90vw, 124vw"
          loading="lazy"
        />
        <p className={styles.plate} data-ground="dark">
          <span className={styles.icon}>
            <Icon icon={icons[content.badgeContentIcon]} size="lg" />
          </span>
          {content.badgeContentText}
        </p>
      </div>
      <div className={styles.right}>
        <p className={styles.badge}>{content.badgeText}</p>
        <h2 id="overview" className={styles.title}>
          {content.rightTitle}
        </h2>
        <p className={styles.text}>{content.rightDescription}</p>
        <Picture
          className={styles.wide}
          name={content.rightImage.name}
          alt={content.rightImage.alt}
          sizes="(min-width: 1400px) 660px, (min-width: 1024px) 52vw, 92vw"
          loading="lazy"
        />
      </div>
    </Section>
  );
}
