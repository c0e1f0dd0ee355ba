import { useEffect, useRef } from "react";
import { Button } from "../../ui/button";
import styles from "./source-text.module.css";
import type { TextJump } from "./text-editor";

interface SourceTextProps {
  readonly text: string;
  /** The text has something that the other editor cannot show. */
  readonly isRefused: boolean;
  readonly jump: TextJump | null;
  readonly onChange: (text: string) => void;
  readonly onRich: () => void;
}

/** A text as its Markdown source. */
export function SourceText({ text, isRefused, jump, onChange, onRich }: SourceTextProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const jumped = useRef<TextJump | null>(null);
  useEffect(() => {
    const element = field.current;
    if (!element || !jump || jump === jumped.current) return;
    jumped.current = jump;
    const lines = element.value.split("\n");
    const start = lines.slice(0, jump.line - 1).reduce((sum, line) => sum + line.length + 1, 0);
    element.focus();
    element.setSelectionRange(start, start + (lines[jump.line - 1]?.length ?? 0));
  }, [jump]);
  return (
    <div className="stack">
      <div className="spread">
        <p role="status" className={isRefused ? styles.refused : "note"}>
          {isRefused
            ? "This text has something that only its source can show, such as HTML. Edit it as Markdown."
            : "Markdown"}
        </p>
        <Button onClick={onRich}>Edit as it looks</Button>
      </div>
      <textarea
        ref={field}
        aria-label="Text as Markdown"
        className={`control ${styles.source}`}
        rows={20}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
