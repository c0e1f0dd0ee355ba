import { useRef } from "react";
import { useScrollStops } from "~/ui/layout/use-scroll-stops";
import styles from "./rich-text.module.css";

/** An editor's text, which the server sanitises when it renders the page's data. */
export function RichText({ html }: { readonly html: string }) {
  const root = useRef<HTMLDivElement>(null);
  useScrollStops(root, "pre, table", html);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, always
    <div ref={root} className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
