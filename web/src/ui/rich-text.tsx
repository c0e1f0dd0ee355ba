import styles from "./rich-text.module.css";

/** An editor's text. The server has sanitised it, on the way in and on the way out. */
export function RichText({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, always
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
