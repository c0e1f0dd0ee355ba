import type { SectionProps } from "~/page/section-module";
import { Container } from "~/ui/layout/container";
import { ButtonLink } from "~/ui/links/button";
import styles from "./message.module.css";

/** A message such as 'page not found', with links. */
export default function Message({ id, props: { code, title, text, links } }: SectionProps<"message">) {
  return (
    <section id={id} className={styles.section} data-ground="dark">
      <Container className={styles.content}>
        <p className={styles.code} aria-hidden="true">
          {code}
        </p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.links}>
          {links.map(({ label, href }, index) => (
            <ButtonLink key={index} href={href} variant={index === 0 ? "primary" : "secondary"}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </Container>
    </section>
  );
}
