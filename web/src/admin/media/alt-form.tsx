import { useState } from "react";
import type { MediaItem } from "~/generated/contract";
import { Button } from "../ui/button";
import { Form, TextArea } from "../ui/field";
import { toast } from "../ui/toast";
import { changeError, useMediumChange } from "./use-medium-changes";

/** The alternative text that is suggested where the picture is used. */
export function AltForm({ item }: { readonly item: MediaItem }) {
  const change = useMediumChange(item.id);
  /** Null until something is typed: then a change from elsewhere is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const alt = typed ?? item.alt;
  const conflict = `Somebody else has changed it to "${item.alt}". Save again to use yours.`;
  return (
    <Form
      onSubmit={() =>
        change.mutate(
          { alt: alt.trim() },
          {
            onSuccess: () => {
              setTyped(null);
              toast("Alternative text saved");
            },
          },
        )
      }
    >
      <TextArea
        label="Alternative text"
        hint="What it shows, for people who do not see it. Each use starts with this text and can have another one."
        value={alt}
        onChange={(event) => setTyped(event.target.value)}
        rows={2}
        error={changeError(change.error, conflict)}
      />
      <div>
        <Button type="submit" busy={change.isPending}>
          Save text
        </Button>
      </div>
    </Form>
  );
}
