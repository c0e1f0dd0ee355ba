import { useState } from "react";
import type { MediaItem } from "~/generated/contract";
import { Button } from "../ui/button";
import { Form, TextArea } from "../ui/field";
import { changeError, useMediumChange } from "./use-medium-changes";

/** The alternative text that is suggested where the picture is used. */
export function AltForm({ item }: { readonly item: MediaItem }) {
  const change = useMediumChange(item.id);
  /** What is typed and not saved. */
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? item.alt;
  const isChanged = text !== item.alt;
  const conflict = `Somebody else has changed it to "${item.alt}". Save again to use yours.`;
  return (
    <Form
      onSubmit={() => {
        const forgetSent = () => setTyped((latest) => (latest === typed ? null : latest));
        change.mutate({ alt: text.trim() }, { onSuccess: forgetSent });
      }}
    >
      <TextArea
        label="Alternative text"
        hint="What it shows, for people who do not see it. Each use starts with this text and can have another one."
        value={text}
        rows={2}
        error={changeError(change.error, conflict)}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isChanged ? (
        <div className="wrap-row">
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
    </Form>
  );
}
