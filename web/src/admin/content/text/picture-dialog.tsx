import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { MediaPicker } from "../../media/media-picker";
import { uploads } from "../../media/use-uploads";
import { Button } from "../../ui/button";
import { Dialog, DialogActions } from "../../ui/dialog";
import { Form, TextField } from "../../ui/field";
import { useChoices } from "../queries";
import { mediumOf } from "../schema-form/media";
import styles from "./rich-text.module.css";

interface PictureDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Inserts a picture with its alternative text, or changes the selected one. */
export function PictureDialog({ editor, onClose }: PictureDialogProps) {
  const choices = useChoices();
  const before = editor.getAttributes("image");
  const isChange = editor.isActive("image");
  const [source, setSource] = useState(typeof before.src === "string" ? before.src : "");
  const [alt, setAlt] = useState(typeof before.alt === "string" ? before.alt : "");
  if (!source) {
    return (
      <MediaPicker
        title="Choose a picture"
        kind="picture"
        value=""
        // Texts cannot name the site's own pictures.
        origin="library"
        onChoose={(item) => {
          setSource(item.name);
          if (alt === "") setAlt(item.alt);
        }}
        onClose={onClose}
      />
    );
  }
  const address = mediumOf(choices, source)?.url || uploads.previewOf(source);
  return (
    <Dialog open title="Picture" onClose={onClose}>
      <Form
        noValidate
        onSubmit={() => {
          editor.chain().focus().setImage({ src: source, alt: alt.trim() }).run();
          onClose();
        }}
      >
        {address ? <img src={address} alt="" className={styles.dialogPicture} /> : null}
        <TextField
          label="Alternative text"
          hint="What the picture shows, for people who do not see it. Leave it empty for decoration."
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
        <DialogActions>
          <Button onClick={() => setSource("")}>Other picture</Button>
          <Button type="submit" variant="primary">
            {isChange ? "Change" : "Insert"}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
