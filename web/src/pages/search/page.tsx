import { Search as SearchIcon } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { fill, fillWith } from "~/content/fill";
import { search as copy } from "~/content/search";
import type { SearchHit } from "~/core/contract";
import { createHead } from "~/document/head";
import type { PageProps } from "~/document/page-module";
import type { SiteDocument } from "~/document/site-document";
import { AppLink } from "~/ui/app-link/app-link";
import { Button, ButtonLink } from "~/ui/button/button";
import { Container } from "~/ui/container/container";
import { Icon } from "~/ui/icon/icon";
import styles from "./page.module.css";

interface SearchData {
  /** What was asked; empty when nothing was. */
  readonly query: string;
  readonly hits: readonly SearchHit[];
}

/** The search as a page: the server looks, so it works without JavaScript; with it, the page changes in place. */
export default function SearchPage({ shell, page }: PageProps<SearchData | null>) {
  const { query, hits } = page.data ?? { query: "", hits: [] };
  const { footer, navigation } = shell.menus;
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();

  // A search from elsewhere, or the way back, leads to this page with another query.
  useEffect(() => {
    if (input.current) input.current.value = query;
  }, [query]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = input.current?.value.trim() ?? "";
    navigate(wanted ? `/search?q=${encodeURIComponent(wanted)}` : "/search");
  };

  return (
    <section className={styles.section} data-ground="paper">
      <Container className={styles.content}>
        <h1 className={styles.title}>{copy.title}</h1>
        <search>
          <form className={styles.form} action="/search" onSubmit={submit}>
            <Icon icon={SearchIcon} className={styles.glass} />
            <input
              ref={input}
              type="search"
              name="q"
              dir="auto"
              className={styles.input}
              aria-label={copy.label}
              placeholder={copy.placeholder}
              defaultValue={query}
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
            />
            <Button type="submit">{copy.submit}</Button>
          </form>
        </search>
        <p className={styles.status} role="status">
          {statusOf(query, hits.length)}
        </p>
        {hits.length > 0 ? (
          <ol className={styles.list}>
            {hits.map((hit) => (
              <li key={hit.path}>
                <AppLink
                  href={hit.path}
                  // News lead to whoever published them.
                  newTab={!hit.path.startsWith("/")}
                  className={styles.hit}
                >
                  <span className={styles.kind}>{hit.kind}</span>
                  <span className={styles.hitTitle}>{hit.title}</span>
                  {hit.snippet ? <span className={styles.snippet}>{hit.snippet}</span> : null}
                </AppLink>
              </li>
            ))}
          </ol>
        ) : (
          <div className={styles.suggestions}>
            <h2 className={styles.suggestionsTitle}>{copy.suggestionsTitle}</h2>
            <ul className={styles.links}>
              {[...footer.products, ...navigation.links.slice(0, 2), navigation.contact].map(
                ({ label, href }) => (
                  <li key={href}>
                    <ButtonLink href={href} variant="secondary">
                      {label}
                    </ButtonLink>
                  </li>
                ),
              )}
            </ul>
          </div>
        )}
      </Container>
    </section>
  );
}

function statusOf(query: string, count: number): string {
  if (!query) return "";
  if (count === 0) return `${fillWith(copy.none, { query })}. ${copy.noneHelp}`;
  return fillWith(count === 1 ? copy.one : copy.many, { query, count });
}

/** A list of results is nothing that a search engine should list in turn. */
export function head(document: SiteDocument<SearchData | null>) {
  const { seo } = fill(copy, document.shell.site);
  const query = document.page.data?.query;
  return createHead(document, {
    title: query ? `${query} | ${seo.title}` : seo.title,
    description: seo.description,
    ...(query ? { robots: "noindex" } : {}),
  });
}
