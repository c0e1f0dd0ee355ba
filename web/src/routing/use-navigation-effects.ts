import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { applyHead } from "~/document/apply-head";
import type { Head } from "~/document/head";
import type { LoadedPage } from "./loaded-page";
import { useScrollRestoration } from "./use-scroll-restoration";

/**
 * Does what a full page load does by itself and a navigation in place has to do by hand: head, scroll position, focus on
 * the main heading. Returns the announcement for screen readers: empty for the first page, which they read anyway.
 */
export function useNavigationEffects(loaded: LoadedPage, head: Head): string {
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState("");
  const shown = useRef({ loaded, pathname });
  useScrollRestoration();

  useEffect(() => {
    const before = shown.current;
    if (before.loaded === loaded) return;
    shown.current = { loaded, pathname };
    applyHead(head);
    // The control that was pressed may be gone with what it stood in.
    const focusIsLost = document.activeElement === document.body;
    if (before.pathname === pathname && !focusIsLost) return;
    focusHeading();
    setAnnouncement(head.title);
  }, [head, loaded, pathname]);

  return announcement;
}

function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
