import { useRef, useState } from "react";
import { FaultTexts } from "../schema-form/field-frame";
import type { Fault } from "../types";
import { isRepresentable } from "./markdown";
import { RichText } from "./rich-text";
import { SourceText } from "./source-text";

export interface TextJump {
  readonly line: number;
}

interface TextEditorProps {
  readonly text: string;
  readonly faults: readonly Fault[];
  /** A line to go to. */
  readonly jump: TextJump | null;
  readonly onChange: (text: string) => void;
}

/** A text, as it looks or as its Markdown source. */
export default function TextEditor({ text, faults, jump, onChange }: TextEditorProps) {
  const [isRich, setRich] = useState(() => isRepresentable(text));
  const [hasRefused, setRefused] = useState(!isRich);
  const latest = useRef(text);
  latest.current = text;
  const showRich = () => {
    const isPossible = isRepresentable(latest.current);
    setRich(isPossible);
    setRefused(!isPossible);
  };
  return (
    <div className="stack">
      {isRich ? (
        <RichText text={text} jump={jump} onChange={onChange} onSource={() => setRich(false)} />
      ) : (
        <SourceText text={text} isRefused={hasRefused} jump={jump} onChange={onChange} onRich={showRich} />
      )}
      <FaultTexts id="text-faults" faults={faults.filter(({ line }) => line === null)} />
    </div>
  );
}
