import { fillWith } from "~/content/fill";
import { search as copy } from "~/content/search";
import type { SearchHit } from "~/core/contract";
import { useShell } from "~/document/shell-context";
import { AppLink } from "~/ui/app-link/app-link";
import styles from "./search-results.module.css";
import type { Search } from "./use-search-index";

interface SearchResultsProps {
  readonly query: string;
  /** The ones that are shown. */
  readonly hits: readonly SearchHit[];
  /** How many there are in all. */
  readonly count: number;
  readonly state: Search["state"];
  readonly onChoose: () => void;
}

/** What stands under the input: results, or good places to start. How many there are is also said aloud. */
export function SearchResults({ query, hits, count, state, onChoose }: SearchResultsProps) {
  return (
    <div className={styles.results}>
      <p className={styles.status} role="status">
        {statusOf(query, count, state)}
      </p>
      {hits.length > 0 ? (
        <ul className={styles.list}>
          {hits.map((hit) => (
            <li key={hit.path}>
              <AppLink
                href={hit.path}
                // News lead to whoever published them.
                newTab={!hit.path.startsWith("/")}
                className={styles.hit}
                onClick={onChoose}
              >
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

function statusOf(query: string, count: number, state: Search["state"]): string {
  if (state === "failed") return copy.unavailable;
  if (!query) return "";
  if (state === "loading") return copy.loading;
  if (count === 0) return `${fillWith(copy.none, { query })}. ${copy.noneHelp}`;
  return fillWith(count === 1 ? copy.one : copy.many, { query, count });
}

function Suggestions({ onChoose }: { readonly onChoose: () => void }) {
  const { footer, navigation } = useShell().menus;
  const links = [...footer.products, ...navigation.links.slice(0, 2), navigation.contact];
  return (
    <div className={styles.suggestions}>
      <h2 className={styles.heading}>{copy.suggestionsTitle}</h2>
      <ul className={styles.chips}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <AppLink href={href} className={styles.chip} onClick={onChoose}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
