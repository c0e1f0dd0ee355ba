import { Film, ImageOff, ImagePlus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button";
import { useForm } from "./form-context";
import { type Medium, mediaOf, mediumOf } from "./media";
import styles from "./picker.module.css";
import { PickerDialog } from "./picker-dialog";
import type { TextInputProps } from "./time-inputs";

interface MediumInputProps extends TextInputProps {
  readonly isVideo: boolean;
  readonly label: string;
}

/** A picture or video, chosen from a grid. */
export function MediumInput({ control, label, value, required, isVideo, onChange }: MediumInputProps) {
  const { choices } = useForm();
  const [isOpen, setOpen] = useState(false);
  const medium = mediumOf(choices, value, isVideo);
  return (
    <div className={styles.chosen}>
      <button
        type="button"
        {...control}
        aria-labelledby={`${control.id}-label ${control.id}`}
        className={styles.medium}
        onClick={() => setOpen(true)}
      >
        <span className={styles.frame}>
          {value ? <Preview medium={medium} isVideo={isVideo} /> : <ImagePlus aria-hidden="true" size={20} />}
        </span>
        <span className={styles.mediumText}>
          <span className={styles.mediumName}>{value || `Choose a ${isVideo ? "video" : "picture"}`}</span>
          {value && !medium ? <span className={styles.missing}>Not among the site's files</span> : null}
          {value && medium ? <span className={styles.change}>Change</span> : null}
        </span>
      </button>
      {value && !required ? (
        <Button variant="ghost" onClick={() => onChange("")}>
          Remove
        </Button>
      ) : null}
      {isOpen ? (
        <MediumPicker
          {...{ label, value, isVideo }}
          onClose={() => setOpen(false)}
          onChoose={(name) => {
            onChange(name);
            setOpen(false);
          }}
        />
      ) : null}
    </div>
  );
}

interface MediumPickerProps {
  readonly label: string;
  readonly value: string;
  readonly isVideo?: boolean;
  /** Only uploaded files: texts cannot name the site's own pictures. */
  readonly onlyFiles?: boolean;
  readonly onChoose: (name: string) => void;
  readonly onClose: () => void;
}

export function MediumPicker(props: MediumPickerProps) {
  const { label, value, isVideo = false, onlyFiles = false, onChoose, onClose } = props;
  const { choices } = useForm();
  const [text, setText] = useState("");
  const typed = text.trim().toLowerCase();
  const found = mediaOf(onlyFiles ? { ...choices, pictures: [], videos: [] } : choices, isVideo).filter(
    ({ name }) => name.toLowerCase().includes(typed),
  );
  return (
    <PickerDialog
      open
      title={label}
      text={text}
      placeholder={isVideo ? "Search videos" : "Search pictures"}
      count={found.length}
      onText={setText}
      onClose={onClose}
    >
      {groupsOf(found).map(([folder, media]) => (
        <section key={folder} aria-label={folder}>
          <h3 className={styles.folder}>{folder}</h3>
          <ul className={styles.media}>
            {media.map((medium) => (
              <li key={medium.name}>
                <button
                  type="button"
                  className={styles.tile}
                  aria-pressed={medium.name === value}
                  onClick={() => onChoose(medium.name)}
                >
                  <span className={styles.frame}>
                    <Preview medium={medium} isVideo={isVideo} />
                  </span>
                  <span className={styles.tileName}>{medium.name.split("/").at(-1)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PickerDialog>
  );
}

interface PreviewProps {
  readonly medium: Medium | undefined;
  readonly isVideo: boolean;
}

function Preview({ medium, isVideo }: PreviewProps) {
  if (!medium) return <ImageOff aria-hidden="true" size={20} />;
  if (isVideo) return <Film aria-hidden="true" size={20} />;
  return <img src={medium.url} alt="" loading="lazy" decoding="async" />;
}

function groupsOf(media: readonly Medium[]): [string, Medium[]][] {
  const groups = new Map<string, Medium[]>();
  for (const medium of media) {
    const folder = medium.name.includes("/") ? medium.name.slice(0, medium.name.lastIndexOf("/")) : "Other";
    const group = groups.get(folder) ?? [];
    group.push(medium);
    groups.set(folder, group);
  }
  return [...groups];
}
