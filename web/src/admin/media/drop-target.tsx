import { Upload } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import styles from "./drop-target.module.css";

interface DropTargetProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** Receives files that are dragged onto the window or pasted. */
export function DropTarget({ onFiles, children }: DropTargetProps) {
  const [isOver, setOver] = useState(false);
  const receive = useEffectEvent((files: FileList) => onFiles([...files]));
  useEffect(() => {
    // Entering an element inside another one comes before leaving the outer one.
    let depth = 0;
    const onEnter = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth += 1;
      setOver(true);
    };
    const onLeave = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    const onOver = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      depth = 0;
      setOver(false);
      if (!event.dataTransfer || !hasFiles(event)) return;
      // The browser would open the file instead of this page.
      event.preventDefault();
      receive(event.dataTransfer.files);
    };
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData && clipboardData.files.length > 0) receive(clipboardData.files);
    };
    const abort = new AbortController();
    const { signal } = abort;
    addEventListener("dragenter", onEnter, { signal });
    addEventListener("dragleave", onLeave, { signal });
    addEventListener("dragover", onOver, { signal });
    addEventListener("drop", onDrop, { signal });
    addEventListener("paste", onPaste, { signal });
    return () => abort.abort();
  }, []);
  return (
    <div className={styles.target}>
      {children}
      {isOver ? (
        <div className={styles.veil}>
          <p>
            <Upload aria-hidden="true" size={20} /> Drop the files to upload them
          </p>
        </div>
      ) : null}
    </div>
  );
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") ?? false;
}
