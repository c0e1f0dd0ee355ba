import { useMemo, useRef, useState } from "react";
import { FaultTexts } from "../schema-form/field-frame";
import { FormContext, type FormEnvironment, Reveal } from "../schema-form/form-context";
import type { Choices, Fault } from "../types";
import { isRepresentable } from "./markdown";
import { RichText } from "./rich-text";
import { SourceText } from "./source-text";
import styles from "./text-editor.module.css";

export interface TextJump {
  readonly line: number;
}

interface TextEditorProps {
  readonly text: string;
  readonly faults: readonly Fault[];
  readonly choices: Choices;
  /** A line to go to. */
  readonly jump: TextJump | null;
  readonly onChange: (text: string) => void;
}

/** A text, as it looks or as its Markdown source. */
export default function TextEditor({ text, faults, choices, jump, onChange }: TextEditorProps) {
  const [isRich, setRich] = useState(() => isRepresentable(text));
  const [hasRefused, setRefused] = useState(!isRich);
  const latest = useRef(text);
  latest.current = text;
  const environment = useMemo<FormEnvironment>(
    () => ({
      id: "text",
      faults: new Map(),
      contrast: new Map(),
      choices,
      timeZone: "UTC",
      reveal: new Reveal(),
      Node: NoField,
    }),
    [choices],
  );
  const showRich = () => {
    const isPossible = isRepresentable(latest.current);
    setRich(isPossible);
    setRefused(!isPossible);
  };
  return (
    <FormContext value={environment}>
      <div className={styles.text}>
        {isRich ? (
          <RichText text={text} jump={jump} onChange={onChange} onSource={() => setRich(false)} />
        ) : (
          <SourceText text={text} isRefused={hasRefused} jump={jump} onChange={onChange} onRich={showRich} />
        )}
        <FaultTexts id="text-faults" faults={faults.filter(({ line }) => line === null)} />
      </div>
    </FormContext>
  );
}

/** Pickers contain no fields. */
function NoField() {
  return null;
}
