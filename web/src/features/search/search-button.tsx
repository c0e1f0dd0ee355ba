import Search from "lucide-react/icons/search";
import { type ComponentType, type MouseEvent, useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { SEARCH } from "~/generated/contract";
import { loadWords } from "~/page/load-words";
import { useShell } from "~/page/shell-context";
import { useIsHydrated } from "~/ui/browser/use-is-hydrated";
import { AppLink } from "~/ui/links/app-link";
import { opensElsewhere } from "~/ui/links/opens-elsewhere";
import { modalDialog } from "~/ui/overlays/use-modal-dialog";
import { Icon } from "~/ui/pictures/icon";
import { VisuallyHidden } from "~/ui/text/visually-hidden";
import styles from "./search-button.module.css";
import type { SearchDialogProps } from "./search-dialog";

/**
 * A link to the search page that opens the search dialog instead if possible, as Ctrl-K (⌘K) does. The dialog's code and
 * words are loaded at the first use.
 */
export function SearchButton() {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const { key } = useLocation();
  /** The key of the history entry in which the search is open. */
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const close = () => setOpenAt(null);
  const type = useNavigationType();
  // Back and Forward close the search; the end of a navigation that was pending when it was opened does not.
  if (openAt !== null && !open) setOpenAt(type === "POP" ? null : key);
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const shell = useShell();

  const load = async () => {
    const [module] = await Promise.all([import("./search-dialog"), loadWords(shell)]);
    return module.SearchDialog;
  };
  const prefetch = () => {
    // Ignores a failed prefetch: opening the dialog fetches the code again and handles a failure.
    load().catch(() => undefined);
  };

  const show = async () => {
    const { pathname } = location;
    // False if the visitor has left the page meanwhile or opened another dialog, which the search would cover.
    const isWanted = () => location.pathname === pathname && !modalDialog();
    try {
      const SearchDialog = await load();
      setDialog(() => SearchDialog);
      if (isWanted()) setOpenAt(key);
    } catch {
      if (isWanted()) navigate(SEARCH);
    }
  };
  const press = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    show();
  };
  const shortcut = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "k" || event.altKey || event.shiftKey) return;
    if (event.ctrlKey === event.metaKey) return;
    event.preventDefault();
    if (open) close();
    else if (!modalDialog()) show();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => shortcut(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);

  return (
    <>
      <AppLink
        href={SEARCH}
        className={styles.button}
        aria-haspopup={isHydrated ? "dialog" : undefined}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={press}
        onFocus={prefetch}
        onPointerEnter={prefetch}
      >
        <Icon icon={Search} />
        <VisuallyHidden>{shell.words.shell.search}</VisuallyHidden>
      </AppLink>
      {Dialog ? <Dialog open={open} onClose={close} /> : null}
    </>
  );
}
