import { Film, ImageOff, ImagePlus } from "lucide-react";
import { useState } from "react";
import type { MediaItem } from "~/generated/contract";
import { MediaPicker } from "../../media/media-picker";
import { uploads } from "../../media/use-uploads";
import { Button } from "../../ui/button";
import { useChoices } from "../queries";
import { mediumOf } from "./media";
import styles from "./picker.module.css";
import type { TextInputProps } from "./time-inputs";

interface MediumInputProps extends TextInputProps {
  readonly isVideo: boolean;
  /** Only the site's own, by their short names: `event` instead of `video/event`. */
  readonly isOwn: boolean;
  /** Receives the alternative text that the library suggests for the chosen picture, and for the one before. */
  readonly onDescribe: (alt: string, suggestedBefore: string) => void;
}

/** A picture or video, chosen from the library. */
export function MediumInput(props: MediumInputProps) {
  const { control, value, required, isVideo, isOwn, onChange, onDescribe } = props;
  const choices = useChoices();
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState<MediaItem | null>(null);
  const medium = mediumOf(choices, value, isVideo);
  // A file that was just uploaded is not among the choices yet.
  const nameOf = ({ name }: MediaItem) => (isOwn ? name.replace(/^video\//, "") : name);
  const isPicked = picked !== null && nameOf(picked) === value;
  const address = medium?.url || (isPicked ? picked.thumbnail : "") || uploads.previewOf(value);
  return (
    <div className={styles.chosen}>
      <button
        type="button"
        {...control}
        aria-labelledby={`${control.id}-label ${control.id}`}
        className={styles.button}
        onClick={() => setOpen(true)}
      >
        <span className={styles.frame}>
          {value ? (
            <Preview address={address} isVideo={isVideo} isMissing={!medium && !isPicked} />
          ) : (
            <ImagePlus aria-hidden="true" size={20} />
          )}
        </span>
        <span className={styles.mediumText}>
          <span className={styles.mediumName}>{value || `Choose a ${isVideo ? "video" : "picture"}`}</span>
          {value && !medium && !isPicked ? (
            <span className={styles.missing}>Not among the site's files</span>
          ) : null}
          {value && (medium || isPicked) ? <span className="hint">Change</span> : null}
        </span>
      </button>
      {value && !required ? (
        <Button variant="ghost" onClick={() => onChange("")}>
          Remove
        </Button>
      ) : null}
      {isOpen ? (
        <MediaPicker
          title={`Choose a ${isVideo ? "video" : "picture"}`}
          kind={isVideo ? "film" : "picture"}
          value={isOwn && value ? `video/${value}` : value}
          origin={isOwn ? "site" : ""}
          onClose={() => setOpen(false)}
          onChoose={(item) => {
            onChange(nameOf(item));
            if (value !== nameOf(item)) onDescribe(item.alt, isPicked ? picked.alt : "");
            setPicked(item);
            setOpen(false);
          }}
        />
      ) : null}
    </div>
  );
}

interface PreviewProps {
  readonly address: string;
  readonly isVideo: boolean;
  readonly isMissing: boolean;
}

function Preview({ address, isVideo, isMissing }: PreviewProps) {
  if (isMissing) return <ImageOff aria-hidden="true" size={20} />;
  if (isVideo) return <Film aria-hidden="true" size={20} />;
  if (address === "") return <ImagePlus aria-hidden="true" size={20} />;
  return <img src={address} alt="" loading="lazy" decoding="async" />;
}
