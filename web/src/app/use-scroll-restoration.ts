import { useEffect, useLayoutEffect, useRef } from "react";
import { type NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { currentEntryKey } from "./history-keys";
import { ScrollMemory } from "./scroll-memory";
import { currentPlace, restoreScroll } from "./scroll-place";

/**
 * Scrolls as a full page load does: a new address starts at the top or at the target of its hash; Back, Forward and a
 * reload restore the previous scroll position.
 *
 * React Router's `ScrollRestoration` scrolls once, to a pixel position, and smoothly if the stylesheet says so; pages
 * with scenes grow after that.
 */
export function useScrollRestoration(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const memory = useRef<ScrollMemory>(null);
  const shown = useRef<{ readonly pathname: string; readonly key: string }>(null);
  const release = useRef<(() => void) | null>(null);

  useLayoutEffect(() => {
    memory.current ??= new ScrollMemory();
    const before = shown.current;
    if (before?.key === key) return;
    shown.current = { pathname, key };
    release.current?.();

    const place = memory.current.get(key);
    if (place && (type === "POP" || !before)) {
      release.current = restoreScroll(place, () => {
        release.current = null;
      });
      return;
    }
    if (before) scrollToNew({ hash, samePage: before.pathname === pathname, type });
    memory.current.set(key, currentPlace());
  }, [hash, key, pathname, type]);

  useEffect(() => {
    const remember = () => {
      restoreByHand();
      const current = shown.current?.key;
      // While another page is loading, the current history entry is already that page's.
      if (!current || release.current || current !== currentEntryKey()) return;
      memory.current?.set(current, currentPlace());
    };
    const restoreByHand = () => {
      // The browser would restore the old scroll position before the new page is rendered.
      history.scrollRestoration = "manual";
    };
    const leave = () => {
      memory.current?.save();
      // On a reload the browser can restore the position before any script runs.
      history.scrollRestoration = "auto";
    };
    restoreByHand();
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("scroll", remember, { passive: true, signal });
    addEventListener("pageshow", restoreByHand, { signal });
    addEventListener("pagehide", leave, { signal });
    return () => listening.abort();
  }, []);
}

interface NewEntry {
  readonly hash: string;
  readonly samePage: boolean;
  readonly type: NavigationType;
}

function scrollToNew({ hash, samePage, type }: NewEntry): void {
  const target = targetOf(hash);
  if (target) target.scrollIntoView({ behavior: samePage ? "auto" : "instant" });
  // A change of tab or filter keeps the scroll position. The browser restores the position of a page that was left
  // before any script ran.
  else if (!samePage || type === "PUSH") scrollTo({ top: 0, behavior: "instant" });
}

/** Returns the target element of a hash. */
export function targetOf(hash: string): HTMLElement | null {
  return hash ? document.getElementById(decodeFragment(hash)) : null;
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
