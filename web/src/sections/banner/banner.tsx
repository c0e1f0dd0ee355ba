import { ArrowRight } from "lucide-react";
import { ButtonLink } from "~/ui/button/button";
import { Container } from "~/ui/container/container";
import styles from "./banner.module.css";

interface BannerProps {
  readonly content: {
    readonly heading: string;
    readonly description: string;
    readonly button: { readonly label: string; readonly href: string };
  };
}

/** A page's last word: one sentence and one button. */
export function Banner({ content }: BannerProps) {
  return (
    <section className={styles.section} data-ground="dark" aria-labelledby="banner">
      <Container className={styles.content}>
        <h2 id="banner" className={styles.title}>
          {content.heading}
        </h2>
        <p className={styles.text}>{content.description}</p>
        <ButtonLink href={content.button.href} size="lg" icon={ArrowRight}>
          {content.button.label}
        </ButtonLink>
      </Container>
    </section>
  );
}
