import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { fieldError, formError } from "../../api/problem";
import { request } from "../../api/request";
import { FormDialog } from "../../ui/dialog";
import { TextField } from "../../ui/field";
import { Select } from "../../ui/select";
import { KIND_ORDER, KINDS } from "../kinds";
import { documentQuery } from "../queries";
import type { DocumentKind, DocumentRow, WholeDocument } from "../types";
import { slugOf } from "./slug";

const FIELDS = ["title", "slug"];

interface NewDialogProps {
  /** The document to copy. */
  readonly from: DocumentRow | null;
  /** The kind that the list shows. */
  readonly kind: DocumentKind | "";
  readonly onClose: () => void;
  readonly onCreated: (id: string) => void;
}

/** Creates a document, from the template of its kind or as a copy. */
export function NewDialog({ from, kind: shownKind, onClose, onCreated }: NewDialogProps) {
  const client = useQueryClient();
  const [kind, setKind] = useState<DocumentKind>(
    from?.kind ?? (shownKind && KINDS[shownKind].isCollection ? shownKind : "page"),
  );
  const [title, setTitle] = useState(from ? `${from.title} (copy)` : "");
  const [ownSlug, setSlug] = useState<string | null>(null);
  const slug = ownSlug ?? slugOf(title);
  const create = useMutation({
    mutationFn: () =>
      request<WholeDocument>("POST", "/content", { body: { kind, slug, title, from: from?.id ?? null } }),
    meta: { quiet: true },
    onSuccess: (created) => {
      client.setQueryData(documentQuery(created.id).queryKey, created);
      void client.invalidateQueries({ queryKey: ["content"] });
      onCreated(created.id);
    },
  });
  const kinds = KIND_ORDER.filter((value) => KINDS[value].isCollection).map((value) => ({
    value,
    label: KINDS[value].label,
  }));
  return (
    <FormDialog
      noValidate
      title={from ? "Duplicate" : "New document"}
      action="Create draft"
      busy={create.isPending}
      error={formError(create.error, FIELDS)}
      onClose={onClose}
      onSubmit={() => create.mutate()}
    >
      <TextField
        label="Title"
        value={title}
        error={fieldError(create.error, "title")}
        onChange={(event) => setTitle(event.target.value)}
      />
      {from ? null : <Select label="Kind" value={kind} options={kinds} onChange={setKind} />}
      <TextField
        label="Address"
        value={slug}
        spellCheck={false}
        autoComplete="off"
        hint="The end of its address, in lower-case letters, digits and hyphens. It is hard to change later."
        error={fieldError(create.error, "slug")}
        onChange={(event) => setSlug(event.target.value)}
      />
    </FormDialog>
  );
}
