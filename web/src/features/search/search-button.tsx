import Search from "lucide-react/icons/search";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { useLazyDialog } from "~/features/shell/use-lazy-dialog";
import { SEARCH } from "~/generated/contract";
import round from "~/ui/layout/round.module.css";
import { AppLink } from "~/ui/links/app-link";
import { modalDialog } from "~/ui/overlays/use-modal-dialog";
import { Icon } from "~/ui/pictures/icon";
import { VisuallyHidden } from "~/ui/text/visually-hidden";
import { useWords } from "~/ui/text/words";
import styles from "./search-button.module.css";

const load = () => import("./search-dialog").then((module) => module.SearchDialog);

/** A link to the search page that opens the search dialog instead if possible, as Ctrl-K (⌘K) does. */
export function SearchButton() {
  const words = useWords().shell;
  const { Dialog, open, setOpen, show, link } = useLazyDialog(SEARCH, load, false);
  const { key } = useLocation();
  const type = useNavigationType();
  const [shownKey, setShownKey] = useState(key);
  // Back and Forward close the search; the end of a navigation that was pending when it was opened does not.
  if (shownKey !== key) {
    setShownKey(key);
    if (type === "POP") setOpen(false);
  }

  const shortcut = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "k" || event.altKey || event.shiftKey) return;
    if (event.ctrlKey === event.metaKey) return;
    event.preventDefault();
    if (open) setOpen(false);
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
        className={`${round.round} ${round.bare} ${styles.button}`}
        aria-keyshortcuts="Control+K Meta+K"
        {...link}
      >
        <Icon icon={Search} />
        <VisuallyHidden>{words.search}</VisuallyHidden>
      </AppLink>
      {Dialog ? <Dialog open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
