import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { InsightLink } from "~/generated/contract";
import { Section } from "~/ui/layout/section";
import { AppLink } from "~/ui/links/app-link";
import { Icon } from "~/ui/pictures/icon";
import { useWords } from "~/ui/text/words";
import styles from "./neighbours.module.css";

interface NeighboursProps {
  readonly previous: InsightLink | null;
  readonly next: InsightLink | null;
}

export function Neighbours({ previous, next }: NeighboursProps) {
  const words = useWords().insights;
  if (!previous && !next) return null;
  return (
    <Section ground="paper" className={styles.section}>
      <nav className={styles.pages} aria-label={words.neighbours}>
        {previous ? (
          <AppLink className={styles.page} href={previous.href} rel="prev">
            <span className={styles.label}>
              <Icon icon={ArrowLeft} size="sm" />
              {words.previous}
            </span>
            <span className={styles.title}>{previous.title}</span>
          </AppLink>
        ) : null}
        {next ? (
          <AppLink className={`${styles.page} ${styles.next}`} href={next.href} rel="next">
            <span className={styles.label}>
              {words.next}
              <Icon icon={ArrowRight} size="sm" />
            </span>
            <span className={styles.title}>{next.title}</span>
          </AppLink>
        ) : null}
      </nav>
    </Section>
  );
}
