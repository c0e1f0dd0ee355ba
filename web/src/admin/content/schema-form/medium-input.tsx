import { Film, ImageOff, ImagePlus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button";
import type { Choices } from "../types";
import { useForm } from "./form-context";
import styles from "./picker.module.css";
import { PickerDialog } from "./picker-dialog";
import type { TextInputProps } from "./time-inputs";

/** A picture or video that content can name. */
interface Medium {
  readonly name: string;
  readonly url: string;
}

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
  readonly onChoose: (name: string) => void;
  readonly onClose: () => void;
}

export function MediumPicker({ label, value, isVideo = false, onChoose, onClose }: MediumPickerProps) {
  const { choices } = useForm();
  const [text, setText] = useState("");
  const typed = text.trim().toLowerCase();
  const found = mediaOf(choices, isVideo).filter(({ name }) => name.toLowerCase().includes(typed));
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

function mediaOf({ pictures, videos, media }: Choices, isVideo: boolean): Medium[] {
  const kind = isVideo ? "video/" : "image/";
  const uploads = media.filter(({ type }) => type.startsWith(kind));
  return [...(isVideo ? videos : pictures), ...uploads.map(({ path, url }) => ({ name: path, url }))];
}

/** Returns the picture or video that content names. A leading slash changes nothing. */
export function mediumOf(choices: Choices, value: string, isVideo = false): Medium | undefined {
  const name = value.replace(/^\//, "");
  return mediaOf(choices, isVideo).find((medium) => medium.name === name);
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
