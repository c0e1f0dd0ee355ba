import { type ComponentType, type MouseEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { hasCoreFailed, loadCore } from "~/core/load";
import { useCore } from "~/core/use-core";
import { withTimeout } from "~/core/with-timeout";
import { loadWords } from "~/page/load-words";
import { useShell } from "~/page/shell-context";
import { opensElsewhere } from "~/ui/links/opens-elsewhere";
import { modalDialog } from "~/ui/overlays/use-modal-dialog";

/** Milliseconds for which a press waits for the dialog's code and the core before it navigates to the page. */
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
  readonly link: DialogLink;
}

/**
 * A dialog that is also available as a page: its links lead to the page, but open the dialog if its code and the core
 * are available. Both, and its words, are loaded at the first intent.
 */
export function useLazyDialog<Props>(
  href: string,
  load: () => Promise<ComponentType<Props>>,
): LazyDialog<Props> {
  const core = useCore();
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
    try {
      const [loaded] = await withTimeout(Promise.all([load(), loadCore(), loadWords(shell)]), TIMEOUT);
      setDialog(() => loaded);
      // Another dialog may have been requested later and opened sooner.
      if (!modalDialog()) setOpen(true);
    } catch {
      // Don't navigate if the visitor has left the page, or has opened a dialog that may contain typed text.
      if (location.pathname === pathname && !modalDialog()) navigate(href);
    }
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    // If the core failed to load, don't wait for it again: the link leads to the page.
    if (opensElsewhere(event) || hasCoreFailed()) return;
    event.preventDefault();
    // Safari doesn't focus clicked links; the dialog returns the focus to the element that has it now.
    event.currentTarget.focus();
    show();
  };

  return {
    Dialog,
    open,
    setOpen,
    link: {
      href,
      "aria-haspopup": core ? "dialog" : undefined,
      onClick,
      onFocus: prefetch,
      onPointerEnter: prefetch,
    },
  };
}
