import { type ComponentType, type MouseEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { hasCoreFailed, loadCore } from "~/core/load";
import { useCore } from "~/core/use-core";
import { withTimeout } from "~/core/with-timeout";
import { loadWords } from "~/page/load-words";
import { useShell } from "~/page/shell-context";
import { useIsHydrated } from "~/ui/browser/use-is-hydrated";
import { opensElsewhere } from "~/ui/links/opens-elsewhere";
import { modalDialog } from "~/ui/overlays/use-modal-dialog";

/** Milliseconds for which a press waits for what the dialog needs before it navigates to the page. */
const TIMEOUT = 4_000;

/** Handlers for a link to a page that open the page's dialog instead. */
export interface DialogLink {
  readonly href: string;
  readonly "aria-haspopup": "dialog" | undefined;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly onFocus: () => void;
  readonly onPointerEnter: () => void;
}

interface LazyDialog<Props> {
  readonly Dialog: ComponentType<Props> | null;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Opens the dialog, or navigates to its page if the dialog cannot be loaded. */
  readonly show: () => void;
  readonly link: DialogLink;
}

/**
 * A dialog that is also available as a page: its links lead to the page, but open the dialog if its code and the core,
 * which most dialogs need, are available. Both, and its words, are loaded at the first intent.
 */
export function useLazyDialog<Props>(
  href: string,
  load: () => Promise<ComponentType<Props>>,
  needsCore = true,
): LazyDialog<Props> {
  const core = useCore();
  const isHydrated = useIsHydrated();
  const shell = useShell();
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const [open, setOpen] = useState(false);

  const prefetch = () => {
    // Ignores a failed prefetch: opening the dialog fetches the code again and handles a failure.
    Promise.all([load(), loadWords(shell)]).catch(() => undefined);
  };
  const show = async () => {
    const { pathname } = location;
    // False if the visitor has left the page meanwhile or opened another dialog, which may contain typed text.
    const isWanted = () => location.pathname === pathname && !modalDialog();
    try {
      const needed = [loadWords(shell), needsCore && loadCore()];
      const [loaded] = await withTimeout(Promise.all([load(), ...needed]), TIMEOUT);
      setDialog(() => loaded);
      if (isWanted()) setOpen(true);
    } catch {
      if (isWanted()) navigate(href);
    }
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    // If the core failed to load, don't wait for it again: the link leads to the page.
    if (opensElsewhere(event) || (needsCore && hasCoreFailed())) return;
    event.preventDefault();
    show();
  };

  return {
    Dialog,
    open,
    setOpen,
    show,
    link: {
      href,
      "aria-haspopup": (needsCore ? core : isHydrated) ? "dialog" : undefined,
      onClick,
      onFocus: prefetch,
      onPointerEnter: prefetch,
    },
  };
}
