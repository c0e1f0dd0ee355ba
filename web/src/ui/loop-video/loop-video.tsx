import { Pause, Play, Volume2, VolumeX } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { REDUCED_MOTION } from "~/motion/media-queries";
import { savesData } from "~/motion/saves-data";
import { useMediaQuery } from "~/motion/use-media-query";
import { useVisible } from "~/motion/use-visible";
import { whenSettled } from "~/motion/when-settled";
import { Icon } from "~/ui/icon/icon";
import round from "~/ui/round/round.module.css";
import { findVideo } from "~/ui/video-files/find-video";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import styles from "./loop-video.module.css";

interface LoopVideoProps {
  /** Its name in `content/media.ts`. */
  readonly name: string;
  /** False while something stands in front of it: the film rests. */
  readonly active?: boolean;
  /** For an owner that keeps the mute flag itself. */
  readonly sound?: { readonly muted: boolean; readonly onToggle: () => void };
  /** Where the buttons stand: in the corner above the fold's end, or below the header. */
  readonly controls?: "bottom" | "top";
  readonly labels: {
    readonly muteLabel: string;
    readonly unmuteLabel: string;
    readonly pauseLabel: string;
    readonly playLabel: string;
  };
}

/**
 * A film that loops, muted, behind words. It starts by itself once the page has settled, unless the visitor wishes for
 * less motion or less data, and rests while it is out of sight. The picture below it stays for whoever cannot play it.
 */
export function LoopVideo({ name, labels, active = true, sound, controls = "bottom" }: LoopVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const reduced = useMediaQuery(REDUCED_MOTION);
  const [visible, setVisible] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [ownMuted, setOwnMuted] = useState(true);
  /** What the visitor asked for; null leaves it to the page. */
  const [wanted, setWanted] = useState<"play" | "pause" | null>(null);
  const [failed, setFailed] = useState(false);
  const files = findVideo(name);
  const muted = sound ? sound.muted : ownMuted;
  const toggleMute = sound ? sound.onToggle : () => setOwnMuted(!ownMuted);

  useVisible(video, setVisible);

  useEffect(() => {
    if (video.current) video.current.muted = muted;
  }, [muted]);

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const play = () => void element.play().catch(() => undefined);
    const still = wanted === null && (reduced || savesData());
    if (!active || !visible || wanted === "pause" || still) {
      element.pause();
      return undefined;
    }
    if (wanted === null) return whenSettled(play);
    play();
    return undefined;
  }, [active, visible, wanted, reduced]);

  if (!files || failed) return null;
  return (
    <>
      <video
        ref={video}
        className={styles.video}
        data-playing={playing}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        {files.sources.map(({ src, type }, index) => (
          <source
            key={src}
            src={src}
            type={type}
            // Only the last one's failure means that none can be played.
            onError={index === files.sources.length - 1 ? () => setFailed(true) : undefined}
          />
        ))}
      </video>
      <div className={styles.controls} data-at={controls}>
        <button
          type="button"
          className={`${round.round} ${round.veiled}`}
          onClick={() => setWanted(playing ? "pause" : "play")}
        >
          <Icon icon={playing ? Pause : Play} />
          <VisuallyHidden>{playing ? labels.pauseLabel : labels.playLabel}</VisuallyHidden>
        </button>
        <button type="button" className={`${round.round} ${round.veiled}`} onClick={toggleMute}>
          <Icon icon={muted ? VolumeX : Volume2} />
          <VisuallyHidden>{muted ? labels.unmuteLabel : labels.muteLabel}</VisuallyHidden>
        </button>
      </div>
    </>
  );
}
