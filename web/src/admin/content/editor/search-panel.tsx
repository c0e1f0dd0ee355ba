import { ImageOff } from "lucide-react";
import { useId } from "react";
import { FaultTexts } from "../schema-form/field-frame";
import type { JsonObject, Path } from "../schema-form/json";
import { valueAt, withMember } from "../schema-form/json";
import { mediumOf } from "../schema-form/media";
import type { Choices, Fault } from "../types";
import styles from "./search-panel.module.css";
import type { Seo, SeoText } from "./seo";

interface SearchPanelProps {
  readonly seo: Seo;
  readonly values: JsonObject;
  readonly faults: readonly Fault[];
  readonly choices: Choices;
  readonly path: string | null;
  readonly onChange: (values: JsonObject) => void;
}

/** How the document appears in search results and shared links. */
export function SearchPanel({ seo, values, faults, choices, path, onChange }: SearchPanelProps) {
  const { title, description, picture } = seo;
  const medium = picture ? mediumOf(choices, picture) : undefined;
  const change = ({ path: at }: SeoText, text: string) => onChange(withText(values, at, text));
  return (
    <div className={styles.panel}>
      <LengthField text={title} faults={faults} onChange={(text) => change(title, text)} />
      <LengthField text={description} faults={faults} isLong onChange={(text) => change(description, text)} />
      <figure className={styles.figure}>
        <figcaption>In search results</figcaption>
        <div className={styles.result}>
          <p className={styles.address}>
            {location.host}
            {path?.replaceAll("/", " › ") ?? ""}
          </p>
          <p className={styles.resultTitle}>{cut(title.text, title.advised) || "Without a title"}</p>
          <p className={styles.resultText}>{cut(description.text, description.advised)}</p>
        </div>
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

interface LengthFieldProps {
  readonly text: SeoText;
  readonly faults: readonly Fault[];
  readonly isLong?: boolean;
  readonly onChange: (text: string) => void;
}

function LengthField({ text, faults, isLong = false, onChange }: LengthFieldProps) {
  const id = useId();
  const length = [...text.text].length;
  const pointer = JSON.stringify(text.path);
  const own = faults.filter(({ path }) => JSON.stringify(path) === pointer);
  const Control = isLong ? "textarea" : "input";
  const advice =
    length > text.advised
      ? `${length} characters. Search engines cut it after about ${text.advised}.`
      : `${length} of about ${text.advised} characters`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{text.label}</label>
      <Control
        id={id}
        className={styles.control}
        value={text.text}
        aria-invalid={own.some(({ warning }) => !warning)}
        aria-describedby={`${id}-length ${id}-faults`}
        onChange={(event) => onChange(event.target.value)}
      />
      <meter
        className={styles.meter}
        aria-hidden="true"
        min={0}
        max={text.advised}
        value={Math.min(length, text.advised)}
        data-over={length > text.advised || undefined}
      />
      <p id={`${id}-length`} className={styles.length} data-over={length > text.advised || undefined}>
        {advice}
      </p>
      <FaultTexts id={`${id}-faults`} faults={own} />
    </div>
  );
}

function withText(values: JsonObject, path: Path, text: string): JsonObject {
  const [first, ...rest] = path;
  if (first === undefined) return values;
  return withMember(values, String(first), (before) =>
    rest.length === 0 ? text : withText((valueAt(before, []) ?? {}) as JsonObject, rest, text),
  );
}

/** Cuts a text at a word, as search engines do. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/\s+\S*$/, "")} …`;
}
