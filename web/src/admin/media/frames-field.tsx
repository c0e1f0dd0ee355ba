import { useQueryClient } from "@tanstack/react-query";
import { Images } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import type { MediaItem } from "~/generated/contract";
import { frames } from "~/generated/media";
import { Button } from "../ui/button";
import { FormError } from "../ui/field";
import { FileInput } from "../ui/file-input";
import { toast } from "../ui/toast";
import { ACCEPTED_PICTURES } from "./accepted";
import styles from "./frames-field.module.css";
import { mediumQuery } from "./queries";
import { uploads } from "./use-uploads";

const byNumber = new Intl.Collator("en", { numeric: true });

/** The frames of the delivery method: a picture of them, and a field that replaces them. */
export function FramesField({ item }: { readonly item: MediaItem }) {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const replace = async (files: readonly File[]) => {
    const pictures = files
      .filter(({ type }) => ACCEPTED_PICTURES.split(",").includes(type))
      .toSorted((a, b) => byNumber.compare(a.name, b.name));
    const [first] = pictures;
    if (!first || pictures.length !== frames.count) {
      setFault(`${frames.count} pictures are needed, and ${pictures.length} were chosen. Choose all again.`);
      return;
    }
    setFault(null);
    const replaced = await uploads.add(first, item.id, pictures).done;
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
        void replace([...dataTransfer.files]);
      })}
    >
      <img src={item.thumbnail} alt="" className={styles.still} />
      <p className="hint">
        The film of the delivery method has {frames.count} frames, which the scroll position plays. Choose{" "}
        {frames.count} pictures of one size, or drop them here. They are sorted by name.
      </p>
      <FormError message={fault} />
      <div className="wrap-row">
        <Button icon={Images} onClick={() => input.current?.click()}>
          Choose pictures
        </Button>
      </div>
      <FileInput
        ref={input}
        multiple
        accept={ACCEPTED_PICTURES}
        aria-label="Frames"
        onFiles={(files) => void replace(files)}
      />
    </div>
  );
}
