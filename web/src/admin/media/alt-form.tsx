import { type FormEvent, useState } from "react";
import type { MediaItem } from "~/generated/contract";
import { errorText } from "../api/problem";
import { Button } from "../ui/button";
import { TextArea } from "../ui/field";
import styles from "./medium-detail.module.css";
import { isConflict, useMediumChange } from "./use-medium-changes";

/** The alternative text that is suggested where the picture is used. */
export function AltForm({ item }: { readonly item: MediaItem }) {
  const change = useMediumChange(item.id);
  /** What is typed and not saved. */
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? item.alt;
  const isChanged = text !== item.alt;
  const error = change.error
    ? isConflict(change.error)
      ? `Somebody else has changed it to "${item.alt}". Save again to use yours.`
      : errorText(change.error)
    : null;
  return (
    <form
      className={styles.alt}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        const forgetSent = () => setTyped((latest) => (latest === typed ? null : latest));
        change.mutate({ alt: text.trim() }, { onSuccess: forgetSent });
      }}
    >
      <TextArea
        label="Alternative text"
        hint="What it shows, for people who do not see it. Each use starts with this text and can have another one."
        value={text}
        rows={2}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isChanged ? (
        <div className={styles.altActions}>
          <Button type="submit" variant="primary" busy={change.isPending}>
            Save text
          </Button>
          <Button
            variant="ghost"
            onClick={() => {
              change.reset();
              setTyped(null);
            }}
          >
            Discard
          </Button>
        </div>
      ) : null}
      <p role="status" className="visually-hidden">
        {change.isSuccess && !isChanged ? "Alternative text saved" : ""}
      </p>
    </form>
  );
}
