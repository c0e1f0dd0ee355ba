import type { Leader, RequestStrip } from "~/generated/contract";
import { ActionLink } from "~/ui/links/button";
import { Container } from "./container";
import styles from "./offer-strip.module.css";
import { Person } from "./person";

interface OfferStripProps {
  readonly id: string;
  readonly offer: RequestStrip;
  /** Who answers. */
  readonly leader: Leader | null;
}

/** An offer with a button, and the person who answers. */
export function OfferStrip({ id, offer, leader }: OfferStripProps) {
  return (
    <section className={styles.strip} data-ground={offer.ground} aria-labelledby={id}>
      <Container className={styles.content}>
        <h2 id={id} className={styles.title}>
          {offer.title}
        </h2>
        <div className={styles.answer}>
          <ActionLink action={offer.action} />
          {leader ? <Person {...leader} note={offer.note} /> : null}
        </div>
      </Container>
    </section>
  );
}
