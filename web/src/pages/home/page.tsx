import { ArrowRight } from "lucide-react";
import { fill } from "~/content/fill";
import { home } from "~/content/home";
import { createHead } from "~/document/head";
import type { PageProps } from "~/document/page-module";
import type { SiteDocument } from "~/document/site-document";
import { ButtonLink } from "~/ui/button/button";
import { Container } from "~/ui/container/container";
import styles from "./page.module.css";

export function head(document: SiteDocument) {
  return createHead(document, fill(home, document.shell.site).seo);
}

export default function HomePage({ shell }: PageProps) {
  const { hero } = fill(home, shell.site);
  const [, slide] = hero.slides;
  return (
    <section className={styles.hero} data-ground="dark">
      <Container className={styles.content}>
        <p className={styles.eyebrow}>{slide.eyebrow}</p>
        <h1 className={styles.title}>{slide.title}</h1>
        <p className={styles.text}>{slide.description}</p>
        <div>
          <ButtonLink href={slide.link.href} size="lg" icon={ArrowRight}>
            {slide.link.label}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
