import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Copy, ExternalLink, RefreshCw, RotateCcw, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import type { MediaItem, WholeMedium } from "~/generated/contract";
import { formError } from "../api/problem";
import { reload } from "../api/reload";
import { request } from "../api/request";
import { Button, buttonClass } from "../ui/button";
import { copyText } from "../ui/copy-text";
import { Dialog, DialogActions, FormDialog } from "../ui/dialog";
import { FileInput } from "../ui/file-input";
import { toast } from "../ui/toast";
import { ACCEPTED_PICTURES } from "./accepted";
import { MediumUses } from "./medium-uses";
import { mediumPath, mediumQuery } from "./queries";
import { uploads } from "./use-uploads";
import { byDocument, titleOf } from "./words";

/** Types of files that can replace one of a kind. */
const REPLACEMENTS = {
  picture: ACCEPTED_PICTURES,
  film: "video/mp4,video/webm",
  captions: "text/vtt,.vtt",
  document: "application/pdf",
  font: "font/woff2,.woff2",
  // Chosen together in their own field.
  frames: null,
} as const;

interface MediumActionsProps {
  readonly whole: WholeMedium;
  readonly onGone: () => void;
}

/** Replaces a file, deletes it, or sets one of the site's own back. */
export function MediumActions({ whole, onGone }: MediumActionsProps) {
  const { item } = whole;
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [dialog, setDialog] = useState<"delete" | "restore" | null>(null);
  const replace = async (file: File | undefined) => {
    if (!file) return;
    const replaced = await uploads.add(file, item.id).done;
    if (!replaced) return;
    void client.invalidateQueries({ queryKey: mediumQuery(item.id).queryKey });
    toast(`${titleOf(item)} replaced. Its uses show the new file once it is prepared.`);
  };
  const isLibrary = item.origin === "library";
  const accept = REPLACEMENTS[item.kind];
  return (
    <div className="wrap-row">
      {accept === null ? null : (
        <>
          <Button icon={RefreshCw} onClick={() => input.current?.click()}>
            Replace
          </Button>
          <FileInput
            ref={input}
            accept={accept}
            aria-label={`New file for ${titleOf(item)}`}
            onFiles={([file]) => void replace(file)}
          />
        </>
      )}
      {item.address ? (
        <a href={item.address} target="_blank" rel="noreferrer" className={buttonClass("secondary")}>
          <ExternalLink aria-hidden="true" size={16} strokeWidth={1.75} />
          Open
        </a>
      ) : null}
      {item.kind === "frames" ? null : (
        <Button icon={Copy} onClick={() => copyText(item.name, "Name copied")}>
          Copy name
        </Button>
      )}
      {isLibrary ? (
        <Button variant="danger" icon={Trash2} onClick={() => setDialog("delete")}>
          Delete
        </Button>
      ) : null}
      {!isLibrary && item.replaced ? (
        <Button icon={RotateCcw} onClick={() => setDialog("restore")}>
          Set back
        </Button>
      ) : null}
      {dialog === "delete" ? (
        <DeleteDialog whole={whole} onClose={() => setDialog(null)} onGone={onGone} />
      ) : null}
      {dialog === "restore" ? <RestoreDialog item={item} onClose={() => setDialog(null)} /> : null}
    </div>
  );
}

interface DeleteDialogProps {
  readonly whole: WholeMedium;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

/** Deletes an item, or says which documents use it. */
function DeleteDialog({ whole: { item, uses }, onClose, onGone }: DeleteDialogProps) {
  const name = titleOf(item);
  const remove = useRemoval(item, mediumPath(item.id), () => {
    toast(`${name} deleted`);
    onGone();
  });
  if (uses.length > 0) {
    const documents = byDocument(uses).length;
    return (
      <Dialog
        open
        title={`${name} is in use`}
        lead={`${documents === 1 ? "A document shows" : `${documents} documents show`} it, published or as a draft. Choose another file there, then delete this one.`}
        onClose={onClose}
      >
        <MediumUses uses={uses} />
        <DialogActions>
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <FormDialog
      variant="danger"
      title={`Delete ${name}?`}
      lead="No document uses it. This cannot be undone."
      action="Delete"
      busy={remove.isPending}
      error={formError(remove.error, [])}
      onClose={onClose}
      onSubmit={() => remove.mutate()}
    />
  );
}

function RestoreDialog({ item, onClose }: { readonly item: MediaItem; readonly onClose: () => void }) {
  const restore = useRemoval(item, `${mediumPath(item.id)}/file`, (reloadItem) => {
    reloadItem();
    toast(`${titleOf(item)} is the site's own again`);
    onClose();
  });
  return (
    <FormDialog
      title="Set back to the site's own?"
      lead="All places that show your file show the site's own again. Your file is deleted."
      action="Set back"
      variant="primary"
      busy={restore.isPending}
      error={formError(restore.error, [])}
      onClose={onClose}
      onSubmit={() => restore.mutate()}
    />
  );
}

/** Removes an item or its file. After a refusal, such as for a new use, the item is loaded again. */
function useRemoval(item: MediaItem, path: string, onRemoved: (reloadItem: () => void) => void) {
  const client = useQueryClient();
  const reloadItem = () => void client.invalidateQueries({ queryKey: mediumQuery(item.id).queryKey });
  return useMutation({
    meta: { quiet: true },
    mutationFn: () => request<unknown>("DELETE", path),
    onSuccess: () => {
      reload(client, "media", "content-choices");
      onRemoved(reloadItem);
    },
    onError: reloadItem,
  });
}
