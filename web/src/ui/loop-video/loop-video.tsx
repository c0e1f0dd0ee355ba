import { useState, useSyncExternalStore } from "react";
import { findVideo } from "~/ui/video-files/find-video";
import { MuteButton, PauseButton } from "./film-buttons";
import { type FilmState, type FilmWish, LoopFilm } from "./loop-film";
import styles from "./loop-video.module.css";

interface LoopVideoProps {
  /** Its name in `content/media.ts`. */
  readonly name: string;
  readonly labels: {
    readonly muteLabel: string;
    readonly unmuteLabel: string;
    readonly pauseLabel: string;
    readonly playLabel: string;
  };
}

const never = () => () => undefined;

/** A looping film with its two buttons in the corner. */
export function LoopVideo({ name, labels }: LoopVideoProps) {
  const [state, setState] = useState<FilmState>("still");
  const [wish, setWish] = useState<FilmWish>(null);
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
      <LoopFilm name={name} muted={muted} wish={wish} onState={setState} />
      {!hydrated || state === "failed" ? null : (
        <div className={styles.controls}>
          <PauseButton
            moving={playing}
            label={playing ? labels.pauseLabel : labels.playLabel}
            onPress={() => setWish(playing ? "pause" : "play")}
          />
          <MuteButton
            muted={muted}
            label={muted ? labels.unmuteLabel : labels.muteLabel}
            onPress={() => setMuted(!muted)}
          />
        </div>
      )}
    </>
  );
}
