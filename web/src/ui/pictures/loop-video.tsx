import { useState } from "react";
import { useIsHydrated } from "~/ui/browser/use-is-hydrated";
import { useWords } from "~/ui/text/words";
import { BackgroundVideo, type VideoPreference, type VideoState } from "./background-video";
import { findVideo } from "./find-video";
import styles from "./loop-video.module.css";
import { MuteButton, PauseButton } from "./video-buttons";

interface LoopVideoProps {
  /** The video's name in `generated/media.ts`. */
  readonly name: string;
}

/** A looping video with two buttons in the corner. */
export function LoopVideo({ name }: LoopVideoProps) {
  const words = useWords().playback;
  const [state, setState] = useState<VideoState>("still");
  const [preference, setPreference] = useState<VideoPreference>(null);
  const [muted, setMuted] = useState(true);
  const playing = state === "playing";
  // Before hydration the video does not play and the buttons have no effect.
  const isHydrated = useIsHydrated();

  if (!findVideo(name)) return null;
  return (
    <>
      <BackgroundVideo name={name} muted={muted} preference={preference} state={state} onState={setState} />
      {!isHydrated || state === "failed" ? null : (
        <div className={styles.controls}>
          <PauseButton
            moving={playing}
            label={playing ? words.pauseVideo : words.playVideo}
            onPress={() => setPreference({ plays: !playing })}
          />
          <MuteButton muted={muted} onPress={() => setMuted(!muted)} />
        </div>
      )}
    </>
  );
}
