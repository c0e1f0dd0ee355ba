import { fill } from "~/content/fill";
import { notFound, productNotFound, storyNotFound, tooMany } from "~/content/not-found";
import type { MessagePage } from "~/content/types/message-page";
import { createHead } from "~/document/head";
import type { PageProps } from "~/document/page-module";
import type { SiteDocument } from "~/document/site-document";
import { ButtonLink } from "~/ui/button/button";
import { Container } from "~/ui/container/container";
import styles from "./page.module.css";

/** What was looked for decides the words, or that too much was sent. */
function messageOf({ shell, page }: SiteDocument): MessagePage {
  if (page.status === 429) return fill(tooMany, shell.site);
  const what = page.route.name === "notFound" ? page.route.what : "page";
  const messages = { page: notFound, product: productNotFound, story: storyNotFound };
  return fill(messages[what], shell.site);
}

export function head(document: SiteDocument) {
  return createHead(document, messageOf(document).seo);
}

export default function NotFoundPage(document: PageProps) {
  const { code, title, text, links } = messageOf(document);
  const [first, ...others] = links;
  return (
    <section className={styles.section} data-ground="dark">
      <Container className={styles.content}>
        <p className={styles.code} aria-hidden="true">
          {code}
        </p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.links}>
          <ButtonLink href={first.href}>{first.label}</ButtonLink>
          {others.map(({ label, href }) => (
            <ButtonLink key={href} href={href} variant="secondary">
              {label}
            </ButtonLink>
          ))}
        </div>
      </Container>
    </section>
  );
}
