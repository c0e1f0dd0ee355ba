import type { Editor } from "@tiptap/react";
import { useId, useState } from "react";
import { Button } from "../../ui/button";
import { Dialog, DialogActions } from "../../ui/dialog";
import { Form, TextField } from "../../ui/field";
import fieldStyles from "../../ui/field.module.css";
import { SuggestInput } from "../schema-form/suggest-input";

interface LinkDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Links the selected words, or changes the link around the cursor. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const id = useId();
  const before: unknown = editor.getAttributes("link").href;
  const isLink = typeof before === "string";
  const [address, setAddress] = useState(isLink ? before : "");
  const [words, setWords] = useState("");
  const needsWords = editor.state.selection.empty && !isLink;
  const chain = () => editor.chain().focus().extendMarkRange("link");
  const apply = () => {
    const href = address.trim();
    if (href === "") chain().unsetLink().run();
    else if (needsWords) {
      const text = words.trim() || href;
      editor
        .chain()
        .focus()
        .insertContent({ type: "text", text, marks: [{ type: "link", attrs: { href } }] })
        .unsetMark("link")
        .run();
    } else chain().setLink({ href }).run();
    onClose();
  };
  return (
    <Dialog open title={isLink ? "Change link" : "Link"} onClose={onClose}>
      <Form noValidate onSubmit={apply}>
        <div className={fieldStyles.field}>
          <label htmlFor={id} className="label">
            Page or address
          </label>
          <SuggestInput
            control={{ id, "aria-invalid": false, "aria-describedby": undefined, "data-pointer": "" }}
            label="Page or address"
            source="pages"
            value={address}
            required
            onChange={setAddress}
          />
        </div>
        {needsWords ? (
          <TextField label="Words" value={words} onChange={(event) => setWords(event.target.value)} />
        ) : null}
        <DialogActions>
          {isLink ? (
            <Button
              variant="danger"
              onClick={() => {
                chain().unsetLink().run();
                onClose();
              }}
            >
              Remove link
            </Button>
          ) : (
            <Button onClick={onClose}>Cancel</Button>
          )}
          <Button type="submit" variant="primary">
            {isLink ? "Change" : "Link"}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
