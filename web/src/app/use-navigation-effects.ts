import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import type { Head } from "~/page/head";
import { applyHead } from "./apply-head";
import type { LoadedPage } from "./loaded-page";
import { targetOf, useScrollRestoration } from "./use-scroll-restoration";

/**
 * Performs what a full page load does by itself: head, scroll position, focus on the target of the hash or on the main
 * heading. Returns the announcement for screen readers; empty for the first page, which they read anyway.
 */
export function useNavigationEffects(loaded: LoadedPage, head: Head): string {
  const { pathname, hash } = useLocation();
  const [announcement, setAnnouncement] = useState("");
  const shown = useRef({ loaded, pathname });
  useScrollRestoration();

  useEffect(() => {
    const before = shown.current;
    if (before.loaded === loaded) return;
    shown.current = { loaded, pathname };
    applyHead(head);
    // The activated control may have been removed with its container.
    const focusIsLost = document.activeElement === document.body;
    if (before.pathname === pathname && !focusIsLost) return;
    focusBeginning(hash);
    setAnnouncement(head.title);
  }, [hash, head, loaded, pathname]);

  return announcement;
}

/** Moves the focus to where reading begins. */
function focusBeginning(hash: string): void {
  const beginning =
    targetOf(hash) ??
    document.querySelector<HTMLElement>("main h1") ??
    document.querySelector<HTMLElement>("main");
  if (!beginning) return;
  if (beginning.tabIndex < 0) beginning.tabIndex = -1;
  beginning.focus({ preventScroll: true });
}
