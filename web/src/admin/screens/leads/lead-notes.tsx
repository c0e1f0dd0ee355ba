import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import type { Note, WholeLead } from "~/generated/contract";
import { fieldError, formError } from "../../api/problem";
import { leadQuery } from "../../api/queries";
import { request } from "../../api/request";
import { Avatar } from "../../ui/avatar";
import { Button } from "../../ui/button";
import { PartHeading } from "../../ui/detail";
import { Form, FormError, TextArea } from "../../ui/field";
import { Time } from "../../ui/time";
import styles from "./lead-notes.module.css";

/** Notes that were typed and not yet saved, by lead: they survive a look at another lead. */
const drafts = new Map<string, string>();

export function LeadNotes({ lead }: { readonly lead: WholeLead }) {
  const client = useQueryClient();
  const [text, setText] = useState(drafts.get(lead.id) ?? "");
  const write = (next: string) => {
    drafts.set(lead.id, next);
    setText(next);
  };
  const add = useMutation({
    mutationFn: (note: string) =>
      request<Note>("POST", `/leads/${encodeURIComponent(lead.id)}/notes`, { body: { text: note } }),
    meta: { quiet: true },
    onSuccess: (note) => {
      write("");
      client.setQueryData(
        leadQuery(lead.id).queryKey,
        (known) => known && { ...known, notes: [...known.notes, note] },
      );
    },
  });
  const save = () => {
    if (text.trim() && !add.isPending) add.mutate(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save();
  };
  return (
    <section className={styles.notes} aria-label="Notes">
      <PartHeading>Notes</PartHeading>
      <ol className={styles.list}>
        {lead.notes.map((note) => (
          <li key={note.id} className={styles.note}>
            <Avatar email={note.author} />
            <div>
              <p className="hint">
                <strong>{note.author}</strong> <Time at={note.createdAt} />
              </p>
              <p className={styles.text}>{note.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Form onSubmit={save}>
        <TextArea
          label="Add a note"
          hideLabel
          placeholder="Add a note for your colleagues"
          rows={3}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          error={fieldError(add.error, "text")}
        />
        <FormError message={formError(add.error, ["text"])} />
        <Button type="submit" busy={add.isPending} disabled={text.trim() === ""}>
          Add note
        </Button>
      </Form>
    </section>
  );
}
