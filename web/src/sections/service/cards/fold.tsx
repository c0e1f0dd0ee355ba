import Plus from "lucide-react/icons/plus";
import type { MouseEvent, ReactNode } from "react";
import card from "~/sections/offer/cards/card.module.css";
import { CardNumber } from "~/sections/offer/cards/card-number";
import { CardTitle } from "~/sections/offer/cards/card-title";
import { DESKTOP } from "~/ui/browser/media-queries";
import { useMediaQuery } from "~/ui/browser/use-media-query";
import { Icon } from "~/ui/pictures/icon";
import styles from "../cards.module.css";

interface FoldProps {
  readonly index: number;
  readonly title: string | null;
  readonly titleClass: string | undefined;
  readonly subtitle?: string | null;
  readonly children?: ReactNode;
}

/** A numbered card that folds up on a phone, where only the first is open at first. Elsewhere all are always open. */
export function Fold({ index, title, titleClass, subtitle, children }: FoldProps) {
  const desktop = useMediaQuery(DESKTOP);
  return (
    <details className={styles.fold} open={desktop || index === 0}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature */}
      <summary
        className={`${card.summary} ${styles.summary}`}
        tabIndex={desktop ? -1 : undefined}
        onClick={desktop ? stayOpen : undefined}
      >
        <CardNumber className={`${card.number} ${styles.number}`} index={index} />
        <CardTitle className={titleClass} text={title} />
        {subtitle ? <span className={styles.subtitle}>{subtitle}</span> : null}
        <Icon icon={Plus} className={card.plus} />
      </summary>
      {children ? <div className={styles.words}>{children}</div> : null}
    </details>
  );
}

function stayOpen(event: MouseEvent): void {
  event.preventDefault();
}
