import SearchIcon from "lucide-react/icons/search";
import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { countText } from "~/features/search/count-text";
import { QUERY_MAX_CHARS } from "~/generated/contract";
import type { SectionProps } from "~/page/section-module";
import bare from "~/ui/forms/bare-input.module.css";
import { Container } from "~/ui/layout/container";
import { AppLink } from "~/ui/links/app-link";
import { Button, ButtonLink } from "~/ui/links/button";
import { Icon } from "~/ui/pictures/icon";
import { useWords } from "~/ui/text/words";
import styles from "./site-search.module.css";

/** The search page. The server searches, so it works without JavaScript; with JavaScript the page changes in place. */
export default function SiteSearch({ id, props, data: { query, hits }, page }: SectionProps<"siteSearch">) {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const words = useWords().search;

  // Another search or Back shows this page with a different query. The input changes unless it was edited.
  const shown = useRef(query);
  useEffect(() => {
    const before = shown.current;
    shown.current = query;
    if (before !== query && input.current?.value.trim() === before) input.current.value = query;
  }, [query]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = input.current?.value.trim() ?? "";
    navigate(wanted ? `${page.path}?q=${encodeURIComponent(wanted)}` : page.path);
  };

  return (
    <section id={id} className={styles.section} data-ground="paper">
      <Container className={styles.content}>
        <h1 className={styles.title}>{props.title}</h1>
        <search>
          <form className={styles.form} action={page.path} onSubmit={submit}>
            <Icon icon={SearchIcon} className={styles.glass} />
            <input
              ref={input}
              type="search"
              name="q"
              dir="auto"
              className={`${bare.input} ${styles.input}`}
              aria-label={words.label}
              placeholder={words.placeholder}
              defaultValue={query}
              autoComplete="off"
              spellCheck={false}
              maxLength={QUERY_MAX_CHARS}
            />
            <Button type="submit">{words.submit}</Button>
          </form>
        </search>
        <p className={styles.status} role="status">
          {query ? countText(words, query, hits.length, props.noneText) : ""}
        </p>
        <div className={hits.length > 0 ? styles.found : undefined}>
          {hits.length > 0 ? (
            <ol className={styles.list}>
              {hits.map((hit) => (
                <li key={hit.path}>
                  <AppLink href={hit.path} className={styles.hit}>
                    <span className={styles.kind}>{hit.kind}</span>
                    <span className={styles.hitTitle}>{hit.title}</span>
                    {hit.snippet ? <span className={styles.snippet}>{hit.snippet}</span> : null}
                  </AppLink>
                </li>
              ))}
            </ol>
          ) : null}
          {props.suggestions.length > 0 ? (
            <div className={styles.suggestions}>
              <h2 className={styles.suggestionsTitle}>{props.suggestionsTitle}</h2>
              <ul className={styles.links}>
                {props.suggestions.map(({ label, href }, index) => (
                  <li key={index}>
                    <ButtonLink href={href} variant="secondary">
                      {label}
                    </ButtonLink>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
        </div>
      </Container>
    </section>
  );
}
