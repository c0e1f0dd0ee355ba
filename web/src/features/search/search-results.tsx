import type { Link, Menus, SearchWords } from "~/generated/contract";
import { useShell } from "~/page/shell-context";
import { AppLink } from "~/ui/links/app-link";
import { useWords } from "~/ui/text/words";
import { countText } from "./count-text";
import styles from "./search-results.module.css";
import type { Found } from "./use-search";

/** Maximum number of results: more do not fit above a phone's keyboard. */
const SHOWN_MAX = 6;

interface SearchResultsProps {
  /** The typed query. */
  readonly query: string;
  readonly found: Found;
  readonly onChoose: () => void;
}

/** The list below the input: results, or suggested pages. The number of results is announced. */
export function SearchResults({ query, found, onChoose }: SearchResultsProps) {
  const words = useWords().search;
  return (
    <div className={styles.results}>
      <p className={styles.status} role="status">
        {query ? statusOf(words, found) : ""}
      </p>
      {found.hits.length > 0 ? (
        <ul className={styles.list}>
          {found.hits.slice(0, SHOWN_MAX).map((hit) => (
            <li key={hit.path}>
              <AppLink href={hit.path} className={styles.hit} onClick={onChoose}>
                <span className={styles.title}>{hit.title}</span>
                <span className={styles.kind}>{hit.kind}</span>
                {hit.snippet ? <span className={styles.snippet}>{hit.snippet}</span> : null}
              </AppLink>
            </li>
          ))}
        </ul>
      ) : (
        <Suggestions onChoose={onChoose} />
      )}
    </div>
  );
}

function statusOf(words: SearchWords, { query, hits, failed }: Found): string {
  if (failed) return words.failed;
  if (!query) return words.searching;
  return countText(words, query, hits.length, words.advice);
}

function Suggestions({ onChoose }: { readonly onChoose: () => void }) {
  const { menus, words } = useShell();
  return (
    <div className={styles.suggestions}>
      <h2 className={styles.heading}>{words.search.suggestions}</h2>
      <ul className={styles.chips}>
        {goodPlaces(menus).map(({ label, href }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two links may lead to one page
          <li key={index}>
            <AppLink href={href} className={styles.chip} onClick={onChoose}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns suggested pages: the bar's first short list, its first plain links, and the contact page. */
function goodPlaces({ dropdowns, links, contact }: Menus): readonly Link[] {
  const short = dropdowns.find(({ wide }) => !wide)?.items ?? [];
  return [...short, ...links.slice(0, 2), contact];
}
