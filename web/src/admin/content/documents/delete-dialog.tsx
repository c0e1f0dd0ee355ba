import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { errorText, formError } from "../../api/problem";
import { request } from "../../api/request";
import { FormDialog } from "../../ui/dialog";
import { FormError } from "../../ui/field";
import { Skeleton } from "../../ui/notice";
import { Select } from "../../ui/select";
import { toast } from "../../ui/toast";
import { choicesQuery, documentPath, documentQuery } from "../queries";
import type { LinkingDocument } from "../types";
import styles from "./delete-dialog.module.css";

interface DeleteDialogProps {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
  /** After the document is gone. */
  readonly onDeleted?: () => void;
}

/** Deletes a document. Says first what links to it, and offers to redirect its visitors. */
export function DeleteDialog({ id, title, onClose, onDeleted }: DeleteDialogProps) {
  const client = useQueryClient();
  // What is deleted is what the dialog describes.
  const details = useQuery({ ...documentQuery(id), staleTime: 0 });
  const links = useQuery({
    queryKey: ["document", id, "links"],
    queryFn: ({ signal }) =>
      request<{ links: readonly LinkingDocument[] }>("GET", `${documentPath(id)}/links`, { signal }),
    staleTime: 0,
  });
  const choices = useQuery(choicesQuery);
  const [redirectTo, setRedirectTo] = useState("");
  const document = details.data;
  const remove = useMutation({
    mutationFn: () =>
      request<void>("POST", `${documentPath(id)}/delete`, {
        body: {
          revision: document?.published?.revision ?? 0,
          version: document?.draft?.version ?? 0,
          redirectTo: redirectTo || null,
        },
      }),
    meta: { quiet: true },
    onSuccess: () => {
      toast(`"${title}" deleted`);
      onClose();
      onDeleted?.();
      client.removeQueries({ queryKey: ["document", id] });
      return client.invalidateQueries({ queryKey: ["content"] });
    },
    onError: () => void details.refetch(),
  });
  const error = details.error ?? links.error;
  const linking = links.data?.links ?? [];
  const hadVisitors = document?.published && document.path !== null;
  const targets = [
    { value: "", label: "No redirect: the address is not found" },
    ...(choices.data?.pages ?? [])
      .filter(({ path }) => path !== document?.path)
      .map(({ path, title: name }) => ({ value: path, label: `${name} (${path})` })),
  ];
  return (
    <FormDialog
      variant="danger"
      title={`Delete "${title}"?`}
      lead="The document and its working draft are removed from the site."
      action="Delete"
      busy={remove.isPending}
      disabled={!document || !links.data}
      error={formError(remove.error, [])}
      onClose={onClose}
      onSubmit={() => remove.mutate()}
    >
      {error ? <FormError message={errorText(error)} /> : null}
      {(details.isPending || links.isPending) && !error ? <Skeleton rows={2} /> : null}
      {linking.length > 0 ? (
        <div className="notice-box">
          <strong>
            {linking.length === 1 ? "1 document links here" : `${linking.length} documents link here`}
          </strong>
          <ul className={styles.links}>
            {linking.map((link) => (
              <li key={link.id}>
                <Link to={`/content/${link.id}`}>{link.title}</Link> <span className="hint">{link.name}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {links.data && linking.length === 0 ? <p>No other document links here.</p> : null}
      {hadVisitors ? (
        <Select
          label="Visitors of its address go to"
          value={redirectTo}
          options={targets}
          onChange={setRedirectTo}
        />
      ) : null}
    </FormDialog>
  );
}
