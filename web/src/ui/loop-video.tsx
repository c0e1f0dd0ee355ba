import { useState, useSyncExternalStore } from "react";
import { MuteButton, PauseButton } from "./film-buttons";
import { findVideo } from "./find-video";
import { type FilmPreference, type FilmState, LoopFilm } from "./loop-film";
import styles from "./loop-video.module.css";

interface LoopVideoProps {
  /** Its name in `generated/media.ts`. */
  readonly name: string;
}

const never = () => () => undefined;

/** A looping film with its two buttons in the corner. */
export function LoopVideo({ name }: LoopVideoProps) {
  const [state, setState] = useState<FilmState>("still");
  const [preference, setPreference] = useState<FilmPreference>(null);
  const [muted, setMuted] = useState(true);
  const playing = state === "playing";
  // Nothing plays, and no button does anything, before the page is hydrated.
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  if (!findVideo(name)) return null;
  return (
    <>
      <LoopFilm name={name} muted={muted} preference={preference} onState={setState} />
      {!hydrated || state === "failed" ? null : (
        <div className={styles.controls}>
          <PauseButton
            moving={playing}
            label={playing ? "Pause the video" : "Play the video"}
            onPress={() => setPreference({ plays: !playing })}
          />
          <MuteButton muted={muted} onPress={() => setMuted(!muted)} />
        </div>
      )}
    </>
  );
}
