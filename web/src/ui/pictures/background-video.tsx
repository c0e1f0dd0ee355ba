import { useEffect, useEffectEvent, useRef, useState } from "react";
import { NARROW, REDUCED_MOTION } from "~/ui/browser/media-queries";
import { useMediaQuery } from "~/ui/browser/use-media-query";
import { useVisible } from "~/ui/browser/use-visible";
import { whenSettled } from "~/ui/browser/when-settled";
import { findPicture, focusAttributes } from "./find-picture";
import { findVideo } from "./find-video";
import styles from "./loop-video.module.css";
import { savesData } from "./saves-data";

/** `refused` means that the browser blocks playback, for example before a click. */
export type VideoState = "playing" | "still" | "refused" | "failed";

/**
 * The visitor's choice; null for the default. A new object for each press, since the browser may have stopped a video
 * that should play.
 */
export type VideoPreference = { readonly plays: boolean } | null;

interface BackgroundVideoProps {
  /** Name of the video in `generated/media.ts`. */
  readonly name: string;
  /** False while something covers the video, which pauses it. */
  readonly active?: boolean;
  readonly muted: boolean;
  readonly preference: VideoPreference;
  readonly state: VideoState;
  readonly onState: (state: VideoState) => void;
}

/**
 * A video that loops behind text. Starts once the page has settled, unless the visitor prefers reduced motion or saves
 * data, and pauses while out of view. Its poster is shown if it cannot play.
 */
export function BackgroundVideo({
  name,
  active = true,
  muted,
  preference,
  state,
  onState,
}: BackgroundVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const reduced = useMediaQuery(REDUCED_MOTION);
  const [visible, setVisible] = useState(false);
  const files = findVideo(name);
  const report = useEffectEvent(onState);

  useVisible(video, setVisible);

  useEffect(() => {
    if (video.current) video.current.muted = muted;
  }, [muted]);

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const play = () =>
      element.play().catch((error: unknown) => {
        if (error instanceof DOMException && error.name === "NotAllowedError") report("refused");
      });
    const still = preference === null && (reduced || savesData());
    if (!active || !visible || preference?.plays === false || still) {
      element.pause();
      return undefined;
    }
    if (preference === null) return whenSettled(play);
    play();
    return undefined;
  }, [active, visible, preference, reduced]);

  if (!files || state === "failed") return null;
  const poster = findPicture(files.poster);
  return (
    <video
      ref={video}
      className={styles.video}
      data-playing={state === "playing"}
      {...focusAttributes(poster.focus, poster.point)}
      data-upright={files.sources.some(({ media }) => media === NARROW) || undefined}
      muted
      loop
      playsInline
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => onState("playing")}
      onPause={() => onState("still")}
    >
      {files.sources.map(({ src, type, media }, index) => (
        <source
          key={src}
          src={src}
          type={type}
          media={media}
          // The failure of the last source means that none can be played.
          onError={index === files.sources.length - 1 ? () => onState("failed") : undefined}
        />
      ))}
    </video>
  );
}
