import { type RefObject, useEffect, useRef } from "react";
import styles from "./rich-text.module.css";

/** An editor's text, which the server sanitises when it makes the page. */
export function RichText({ html }: { readonly html: string }) {
  const root = useRef<HTMLDivElement>(null);
  useScrollStops(root, html);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, always
    <div ref={root} className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/**
 * Lets the keyboard reach what scrolls sideways, so that its arrow keys scroll it: Safari gives such elements no stop of
 * their own.
 */
function useScrollStops(root: RefObject<HTMLElement | null>, html: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other elements
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
        else target.removeAttribute("tabindex");
      }
    });
    for (const element of root.current?.querySelectorAll("pre, table") ?? []) observer.observe(element);
    return () => observer.disconnect();
  }, [root, html]);
}
