import { useId } from "react";
import styles from "../../ui/field.module.css";
import { withText } from "../page-builder/canvas/text-paths";
import { FaultTexts } from "../schema-form/field-frame";
import type { JsonObject } from "../schema-form/json";
import type { Fault } from "../types";
import { SearchPreview, TextLength } from "./search-preview";
import type { Seo, SeoText } from "./seo";

interface SearchPanelProps {
  readonly seo: Seo;
  readonly values: JsonObject;
  readonly faults: readonly Fault[];
  readonly path: string | null;
  readonly onChange: (values: JsonObject) => void;
}

/** How the document appears in search results and shared links. */
export function SearchPanel({ seo, values, faults, path, onChange }: SearchPanelProps) {
  const { title, description } = seo;
  const change = ({ path: at }: SeoText, text: string) => onChange(withText(values, at, text) as JsonObject);
  return (
    <div className="stack">
      <LengthField text={title} faults={faults} onChange={(text) => change(title, text)} />
      <LengthField text={description} faults={faults} isLong onChange={(text) => change(description, text)} />
      <SearchPreview seo={seo} path={path} />
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
      <label htmlFor={id} className="label">
        {text.label}
      </label>
      <Control
        id={id}
        className="control"
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
