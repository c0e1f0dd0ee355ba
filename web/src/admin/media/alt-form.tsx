import type { MediaItem } from "~/generated/contract";
import { Button } from "../ui/button";
import { Form, TextArea } from "../ui/field";
import { toast } from "../ui/toast";
import { changeError, useMediumChange } from "./use-medium-changes";

/** The alternative text that is suggested where the picture is used. */
export function AltForm({ item }: { readonly item: MediaItem }) {
  const change = useMediumChange(item.id);
  const conflict = `Somebody else has changed it to "${item.alt}". Save again to use yours.`;
  return (
    <Form
      onSubmit={(data) =>
        change.mutate(
          { alt: String(data.get("alt")).trim() },
          { onSuccess: () => toast("Alternative text saved") },
        )
      }
    >
      <TextArea
        label="Alternative text"
        hint="What it shows, for people who do not see it. Each use starts with this text and can have another one."
        name="alt"
        defaultValue={item.alt}
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
