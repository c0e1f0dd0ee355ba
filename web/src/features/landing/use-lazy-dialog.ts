import { type ComponentType, type MouseEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { hasCoreFailed, loadCore } from "~/core/load";
import { useCore } from "~/core/use-core";
import { withTimeout } from "~/core/with-timeout";
import { opensElsewhere } from "~/ui/links/opens-elsewhere";
import { modalDialog } from "~/ui/overlays/use-modal-dialog";

/** Milliseconds that a press waits for the dialog's code and the core before it goes to the page. */
const TIMEOUT = 4_000;

/** Handlers that make a link to a page open that page's dialog instead. */
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
 * A dialog that is also a page of its own: its links lead to the page, and open the dialog over this one where its code and
 * the core can be had. Both come with the first intent.
 */
export function useLazyDialog<Props>(
  href: string,
  load: () => Promise<ComponentType<Props>>,
): LazyDialog<Props> {
  const core = useCore();
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const [open, setOpen] = useState(false);

  const prefetch = () => {
    // A failed prefetch is ignored: opening the dialog fetches the code again, and handles a failure.
    load().catch(() => undefined);
  };
  const show = async () => {
    const { pathname } = location;
    try {
      const [loaded] = await withTimeout(Promise.all([load(), loadCore()]), TIMEOUT);
      setDialog(() => loaded);
      // Another may have been asked for after it, and have come before.
      if (!modalDialog()) setOpen(true);
    } catch {
      // Whoever has gone on meanwhile is not fetched back, nor out of a dialog with what was typed in it.
      if (location.pathname === pathname && !modalDialog()) navigate(href);
    }
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    // A core that could not be had is not waited for again: the link leads to the page.
    if (opensElsewhere(event) || hasCoreFailed()) return;
    event.preventDefault();
    // Some browsers do not focus what is clicked; the dialog gives the focus back to what has it now.
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
