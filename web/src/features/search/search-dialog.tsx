import ArrowRight from "lucide-react/icons/arrow-right";
import SearchIcon from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { QUERY_MAX_CHARS, SEARCH } from "~/generated/contract";
import bare from "~/ui/forms/bare-input.module.css";
import round from "~/ui/layout/round.module.css";
import { AppLink } from "~/ui/links/app-link";
import { useDismissal } from "~/ui/overlays/use-dismissal";
import { Icon } from "~/ui/pictures/icon";
import { fillWith } from "~/ui/text/fill";
import { useWords } from "~/ui/text/words";
import { moveAmongResults } from "./move-among-results";
import styles from "./search-dialog.module.css";
import { SearchResults } from "./search-results";
import { useSearch } from "./use-search";

export interface SearchDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The search dialog: results appear as links while typing; Enter opens the page with all results. */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const navigate = useNavigate();
  const words = useWords().search;

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    input.current?.select();
    return () => element.close();
  }, [open]);

  const dismissal = useDismissal(onClose);
  const term = query.trim();
  const found = useSearch(term, open);
  const allHref = `${SEARCH}?q=${encodeURIComponent(term)}`;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    navigate(term ? allHref : SEARCH);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-ground="dark"
      aria-label={words.label}
      {...dismissal}
      onKeyDown={(event: KeyboardEvent) => moveAmongResults(event, dialog.current, input.current)}
    >
      <search>
        <form className={styles.form} action={SEARCH} onSubmit={submit}>
          <Icon icon={SearchIcon} className={styles.glass} />
          <input
            ref={input}
            // Not of type search, in which Escape would first clear the input instead of closing the dialog.
            type="text"
            name="q"
            className={`${bare.input} ${styles.input}`}
            aria-label={words.label}
            placeholder={words.placeholder}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={QUERY_MAX_CHARS}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <button
            type="button"
            className={`${round.round} ${round.bare} ${styles.close}`}
            aria-label={words.close}
            onClick={onClose}
          >
            <Icon icon={X} />
          </button>
        </form>
        <SearchResults query={term} found={found} onChoose={onClose} />
        {found.hits.length > 0 ? (
          <AppLink href={allHref} className={styles.all} onClick={onClose}>
            <span>{fillWith(words.allResults, { query: term })}</span>
            <Icon icon={ArrowRight} size="sm" />
          </AppLink>
        ) : null}
      </search>
    </dialog>
  );
}
