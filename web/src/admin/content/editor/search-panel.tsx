import { useId } from "react";
import { FaultTexts } from "../schema-form/field-frame";
import type { JsonObject, Path } from "../schema-form/json";
import { valueAt, withMember } from "../schema-form/json";
import type { Choices, Fault } from "../types";
import styles from "./search-panel.module.css";
import { SearchPreview, TextLength } from "./search-preview";
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
  const { title, description } = seo;
  const change = ({ path: at }: SeoText, text: string) => onChange(withText(values, at, text));
  return (
    <div className={styles.panel}>
      <LengthField text={title} faults={faults} onChange={(text) => change(title, text)} />
      <LengthField text={description} faults={faults} isLong onChange={(text) => change(description, text)} />
      <SearchPreview seo={seo} choices={choices} path={path} />
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
  const pointer = JSON.stringify(text.path);
  const own = faults.filter(({ path }) => JSON.stringify(path) === pointer);
  const Control = isLong ? "textarea" : "input";
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
      <TextLength id={`${id}-length`} text={text} />
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
