import type { Leader } from "~/generated/contract";
import type { SectionProps } from "~/page/section-module";
import { Container } from "~/ui/layout/container";
import { ActionLink } from "~/ui/links/button";
import { Picture } from "~/ui/pictures/picture";
import styles from "./request-strip.module.css";

/** An offer with a button, and the person who answers. */
export default function RequestStrip({ id, props, data: { leader } }: SectionProps<"requestStrip">) {
  return (
    <section className={styles.strip} data-ground={props.ground} aria-labelledby={id}>
      <Container className={styles.content}>
        <h2 id={id} className={styles.title}>
          {props.title}
        </h2>
        <div className={styles.answer}>
          <ActionLink action={props.action} />
          {leader ? <Person leader={leader} note={props.note} /> : null}
        </div>
      </Container>
    </section>
  );
}

function Person({ leader, note }: { readonly leader: Leader; readonly note: string | null }) {
  return (
    <div className={styles.person}>
      <Picture className={styles.portrait} image={leader.image} alt="" sizes="4.5rem" loading="lazy" />
      <p className={styles.words}>
        <span className={styles.name}>{leader.name}</span>
        <span>{leader.role}</span>
        {leader.office ? <span>{leader.office}</span> : null}
        {note ? <span>{note}</span> : null}
      </p>
    </div>
  );
}
