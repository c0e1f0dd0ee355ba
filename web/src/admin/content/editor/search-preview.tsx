import { ImageOff } from "lucide-react";
import { useChoices } from "../queries";
import { mediumOf } from "../schema-form/media";
import styles from "./search-preview.module.css";
import type { Seo, SeoText } from "./seo";

interface SearchPreviewProps {
  readonly seo: Seo;
  readonly path: string | null;
  /** Shows how long the texts are, for forms whose fields don't. */
  readonly hasLengths?: boolean;
}

/** A document as search results and shared links show it. */
export function SearchPreview({ seo, path, hasLengths = false }: SearchPreviewProps) {
  const { title, description, picture } = seo;
  const choices = useChoices();
  const medium = picture ? mediumOf(choices, picture) : undefined;
  return (
    <div className={styles.preview}>
      <figure className={styles.figure}>
        <figcaption>In search results</figcaption>
        <div className={styles.result}>
          <p className={styles.address}>
            {location.host}
            {path?.replaceAll("/", " › ") ?? ""}
          </p>
          <p className={styles.resultTitle}>{cut(title.text, title.advised) || "Without a title"}</p>
          <p className="note">{cut(description.text, description.advised)}</p>
        </div>
        {hasLengths ? (
          <div className={styles.lengths}>
            <TextLength text={title} label={title.label} />
            <TextLength text={description} label={description.label} />
          </div>
        ) : null}
      </figure>
      <figure className={styles.figure}>
        <figcaption>As a shared link</figcaption>
        <div className={styles.card}>
          {medium ? (
            <img src={medium.url} alt="" className={styles.picture} />
          ) : (
            <div className={styles.noPicture}>
              <ImageOff aria-hidden="true" size={20} />
              No picture
            </div>
          )}
          <div className={styles.cardText}>
            <p className={styles.address}>{location.host}</p>
            <p className={styles.cardTitle}>{title.text || "Without a title"}</p>
            <p className={styles.cardDescription}>{description.text}</p>
          </div>
        </div>
      </figure>
    </div>
  );
}

interface TextLengthProps {
  readonly id?: string;
  readonly text: SeoText;
  readonly label?: string;
}

/** The length of a text next to the length that search engines show. */
export function TextLength({ id, text, label }: TextLengthProps) {
  const length = [...text.text].length;
  const isOver = length > text.advised || undefined;
  const advice = isOver
    ? `${length} characters. Search engines cut it after about ${text.advised}.`
    : `${length} of about ${text.advised} characters`;
  return (
    <>
      <progress
        className={styles.meter}
        aria-hidden="true"
        max={text.advised}
        value={Math.min(length, text.advised)}
        data-over={isOver}
      />
      <p id={id} className={styles.length} data-over={isOver}>
        {label ? `${label}: ${advice}` : advice}
      </p>
    </>
  );
}

/** Cuts a text at a word, as search engines do. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/\s+\S*$/, "")} …`;
}
