import type { SectionProps } from "~/page/section-module";
import { useShell } from "~/page/shell-context";
import { Container } from "~/ui/layout/container";
import { ActionLink } from "~/ui/links/button";
import styles from "./banner.module.css";

/** A page's closing call to action, with the claim that other pages show above the footer. */
export default function Banner({ id, props }: SectionProps<"banner">) {
  const { claim } = useShell().menus.footer;
  return (
    <section className={styles.section} data-ground="dark" aria-labelledby={id}>
      <Container className={styles.content}>
        <h2 id={id} className={styles.title}>
          {props.heading}
        </h2>
        <div className={styles.words}>
          <p className={styles.text}>{props.description}</p>
          <ActionLink action={props.button} />
        </div>
        <p className={styles.claim}>{claim}</p>
      </Container>
    </section>
  );
}
