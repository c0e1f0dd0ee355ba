import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import type { Head } from "~/page/head";
import { applyHead } from "./apply-head";
import { focusTarget } from "./focus-target";
import type { LoadedPage } from "./loaded-page";
import { targetOf, useScrollRestoration } from "./use-scroll-restoration";

/**
 * Does what a browser does on a full page load: sets the head, the scroll position, and the focus on the target of the
 * hash or the main heading. Returns the announcement for screen readers; empty for the first page, which they read
 * anyway.
 */
export function useNavigationEffects(loaded: LoadedPage, head: Head): string {
  const { pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const [announcement, setAnnouncement] = useState("");
  const shown = useRef({ loaded, pathname, search, head });
  useScrollRestoration();

  useEffect(() => {
    const before = shown.current;
    if (before.loaded === loaded) return;
    shown.current = { loaded, pathname, search, head };
    applyHead(head);
    // The activated control may have been removed with its container.
    const focusIsLost = document.activeElement === document.body;
    const isReturn = type === "POP";
    // Links within the same page, such as to a page of its list, set the focus themselves.
    const hasNewPage = before.pathname !== pathname || (isReturn && before.search !== search);
    if (hasNewPage || focusIsLost) {
      focusOn((isReturn ? focusTarget(before) : null) ?? readingStart(hash));
    } else if (before.head.title === head.title) return;
    // A search announces its results instead.
    const isSearch = before.pathname === pathname && before.search !== search && hasResults(loaded);
    setAnnouncement(isSearch ? "" : head.title);
  }, [hash, head, loaded, pathname, search, type]);

  return announcement;
}

/** Returns true for a page that announces search results. */
function hasResults({ page }: LoadedPage): boolean {
  return (
    page.document?.sections.some(({ kind, data }) => kind === "siteSearch" && data.query !== "") ?? false
  );
}

/** Returns the element where reading starts. */
function readingStart(hash: string): HTMLElement | null {
  return (
    targetOf(hash) ??
    document.querySelector<HTMLElement>("main h1") ??
    document.querySelector<HTMLElement>("main")
  );
}

function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
