import { useRef } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router-dom";
import { useTitle } from "../ui/page";
import { useEntryFocus } from "../ui/use-entry-focus";
import { MediaBrowser } from "./browser";
import styles from "./library.module.css";
import { filterQuery, type MediaFilter, readFilter } from "./list-state";
import { MediumDetail } from "./medium-detail";
import { Tile } from "./tile";
import tile from "./tile.module.css";

/** The media library: all files, with the open one next to them. Narrow windows show one of both. */
export function Component() {
  const { id = null } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filter = readFilter(params);
  const screen = useRef<HTMLDivElement>(null);
  useTitle("Media");

  const addressOf = (itemId: string | null, next: MediaFilter = filter) =>
    `/media${itemId ? `/${itemId}` : ""}${filterQuery(next)}`;
  useEntryFocus(screen, id);
  return (
    <div ref={screen} className={`panes ${styles.screen}`} data-open={id !== null || undefined}>
      {/* On a phone an open file hides the title. */}
      <h1 className="visually-hidden">Media</h1>
      <section className={styles.list} aria-label="Library">
        <MediaBrowser
          filter={filter}
          onFilter={(next) => void navigate(addressOf(id, next), { replace: true })}
          heading={
            <p className="screen-title" aria-hidden="true">
              Media
            </p>
          }
        >
          {(item) => (
            <Link
              to={addressOf(item.id)}
              replace={id !== null}
              className={tile.tile}
              aria-current={item.id === id ? "true" : undefined}
            >
              <Tile item={item} />
            </Link>
          )}
        </MediaBrowser>
      </section>
      {id ? (
        <section aria-label="File">
          <MediumDetail
            key={id}
            id={id}
            backTo={addressOf(null)}
            onGone={() => void navigate(addressOf(null), { replace: true })}
          />
        </section>
      ) : null}
    </div>
  );
}
