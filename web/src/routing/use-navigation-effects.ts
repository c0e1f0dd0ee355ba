import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { applyHead } from "~/document/apply-head";
import type { Head } from "~/document/head";

/**
 * What a full page load does by itself and a navigation in place has to do by hand: head, scroll to the top, focus on
 * the main heading. Returns what a screen reader should hear: nothing for the first page, which it reads anyway.
 */
export function useNavigationEffects(head: Head): string {
  const { pathname, hash, key } = useLocation();
  const [announcement, setAnnouncement] = useState("");
  const shown = useRef({ pathname, key });

  useEffect(() => {
    if (shown.current.key === key) return;
    const samePage = shown.current.pathname === pathname;
    shown.current = { pathname, key };
    applyHead(head);
    const target = hash ? document.getElementById(decodeFragment(hash)) : null;
    if (target) {
      target.scrollIntoView();
      return;
    }
    // A tab or a filter that lives in the address changes the page in place: the reader stays where they are.
    if (samePage) return;
    scrollTo({ top: 0, behavior: "instant" });
    focusHeading();
    setAnnouncement(head.title);
  }, [hash, head, key, pathname]);

  useEffect(() => {
    // The browser would put the old scroll position back before the new page stands; a reload may still restore it.
    history.scrollRestoration = "manual";
    const leave = () => {
      history.scrollRestoration = "auto";
    };
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  }, []);

  return announcement;
}

function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
