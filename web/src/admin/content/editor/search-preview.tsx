import { ImageOff } from "lucide-react";
import { useChoices } from "../queries";
import { mediumOf } from "../schema-form/media";
import styles from "./search-preview.module.css";
import type { Seo, SeoText } from "./seo";

interface SearchPreviewProps {
  readonly seo: Seo;
  readonly path: string | null;
}

/** A document as search results and shared links show it. */
export function SearchPreview({ seo, path }: SearchPreviewProps) {
  const { title, description, picture } = seo;
  const choices = useChoices();
  const medium = picture ? mediumOf(choices, picture) : undefined;
  return (
    <div className={styles.preview}>
      <figure className={styles.figure}>
        <figcaption>In search results</figcaption>
        <div className={`${styles.card} ${styles.text}`}>
          <p className={styles.address}>
            {location.host}
            {path?.replaceAll("/", " › ") ?? ""}
          </p>
          <p className={styles.result}>{cut(title.text, title.advised) || "Without a title"}</p>
          <p className="note">{cut(description.text, description.advised)}</p>
        </div>
        <TextLength text={title} />
        <TextLength text={description} />
      </figure>
      <figure className={styles.figure}>
        <figcaption>As a shared link</figcaption>
        <div className={styles.card}>
          {medium ? (
            <img src={medium.url} alt="" className={styles.picture} />
          ) : (
            <div className={styles.picture}>
              <ImageOff aria-hidden="true" size={20} />
              No picture
            </div>
          )}
          <div className={styles.text}>
            <p className={styles.address}>{location.host}</p>
            <p>
              <strong>{title.text || "Without a title"}</strong>
            </p>
            <p className="note truncate">{description.text}</p>
          </div>
        </div>
      </figure>
    </div>
  );
}

/** The length of a text next to the length that search engines show. */
function TextLength({ text }: { readonly text: SeoText }) {
  const length = [...text.text].length;
  const isOver = length > text.advised || undefined;
  const advice = isOver
    ? `${length} characters. Search engines cut it after about ${text.advised}.`
    : `${length} of about ${text.advised} characters`;
  return (
    <p className={styles.length} data-over={isOver}>
      {text.label}: {advice}
    </p>
  );
}

/** Cuts a text at a word, as search engines do. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/\s+\S*$/, "")} …`;
}
