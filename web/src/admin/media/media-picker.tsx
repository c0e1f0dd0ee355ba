import { useState } from "react";
import type { MediaItem, MediaKind, MediaOrigin } from "~/generated/contract";
import { Dialog } from "../ui/dialog";
import { MediaBrowser } from "./browser";
import { FIRST_PAGE, type MediaFilter } from "./list-state";
import styles from "./media-picker.module.css";
import { Tile } from "./tile";
import tile from "./tile.module.css";

interface MediaPickerProps {
  readonly title: string;
  readonly kind: MediaKind;
  /** The name of the file that is chosen so far. */
  readonly value: string;
  /** Offers only the site's own, or only uploaded files. */
  readonly origin?: MediaOrigin | "";
  readonly onChoose: (item: MediaItem) => void;
  readonly onClose: () => void;
}

/** Chooses a file of the library, or uploads one and chooses it. */
export function MediaPicker({ title, kind, value, origin = "", onChoose, onClose }: MediaPickerProps) {
  const [filter, setFilter] = useState<MediaFilter>({ ...FIRST_PAGE, kind, origin });
  const name = value.replace(/^\//, "");
  return (
    <Dialog open title={title} wide onClose={onClose}>
      <div className={styles.picker}>
        <MediaBrowser filter={filter} onFilter={setFilter} kinds={[kind]} onUploaded={onChoose}>
          {(item) => (
            <button
              type="button"
              className={tile.tile}
              aria-pressed={item.name === name}
              disabled={item.state === "failed"}
              onClick={() => onChoose(item)}
            >
              <Tile item={item} />
            </button>
          )}
        </MediaBrowser>
      </div>
    </Dialog>
  );
}
