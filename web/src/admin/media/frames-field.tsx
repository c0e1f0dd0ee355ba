import { useQueryClient } from "@tanstack/react-query";
import { FolderOpen, Images } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import type { MediaItem } from "~/generated/contract";
import { frames } from "~/generated/media";
import { Button } from "../ui/button";
import { FormError } from "../ui/field";
import { FileInput } from "../ui/file-input";
import { toast } from "../ui/toast";
import { ACCEPTED_PICTURES } from "./accepted";
import { droppedFiles, selectFrames } from "./frame-selection";
import styles from "./frames-field.module.css";
import { mediumQuery } from "./queries";
import { uploads } from "./use-uploads";

/** The frames of the delivery method: a picture of them, and fields that replace them by a selection or a folder. */
export function FramesField({ item }: { readonly item: MediaItem }) {
  const client = useQueryClient();
  const pictures = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const replace = async (files: readonly File[]) => {
    const selection = selectFrames(files);
    if ("fault" in selection) {
      setFault(selection.fault);
      return;
    }
    setFault(null);
    const [first] = selection.frames;
    if (!first) return;
    const replaced = await uploads.add(first, item.id, selection.frames).done;
    if (!replaced) return;
    void client.invalidateQueries({ queryKey: mediumQuery(item.id).queryKey });
    toast("All frames are uploaded. Pages show them once they are prepared.");
  };
  // Otherwise the library would receive the files as new pictures.
  const own = (act: (event: DragEvent) => void) => (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    act(event);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons do the same
    <div
      className={styles.field}
      data-over={isOver || undefined}
      onDragEnter={own(() => setOver(true))}
      onDragOver={own(() => setOver(true))}
      onDragLeave={own(() => setOver(false))}
      onDrop={own(({ dataTransfer }) => {
        setOver(false);
        void droppedFiles(dataTransfer).then(replace, () =>
          setFault("The files could not be read. Choose them with a button."),
        );
      })}
    >
      <img src={item.thumbnail} alt="" className={styles.still} />
      <p className="hint">
        The film of the delivery method has {frames.count} frames, which the scroll position plays. Choose{" "}
        {frames.count} pictures of one size, or drop their folder here. They are sorted by name.
      </p>
      <FormError message={fault} />
      <div className="wrap-row">
        <Button icon={Images} onClick={() => pictures.current?.click()}>
          Choose pictures
        </Button>
        <Button icon={FolderOpen} onClick={() => folder.current?.click()}>
          Choose a folder
        </Button>
      </div>
      <FileInput
        ref={pictures}
        multiple
        accept={`${ACCEPTED_PICTURES},video/mp4`}
        aria-label="Frames"
        onFiles={(files) => void replace(files)}
      />
      <FileInput
        ref={(element) => {
          folder.current = element;
          // React's types lack the attribute.
          element?.setAttribute("webkitdirectory", "");
        }}
        aria-label="Folder of frames"
        onFiles={(files) => void replace(files)}
      />
    </div>
  );
}
