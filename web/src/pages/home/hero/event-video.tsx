import { Pause, Play, Volume2, VolumeX } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { HomePage } from "~/content/types/home-page";
import { REDUCED_MOTION } from "~/motion/media-queries";
import { savesData } from "~/motion/saves-data";
import { useMediaQuery } from "~/motion/use-media-query";
import { Icon } from "~/ui/icon/icon";
import { findVideo } from "~/ui/video-files/find-video";
import styles from "./hero.module.css";

type Labels = Pick<HomePage["hero"], "muteLabel" | "unmuteLabel" | "pauseLabel" | "playLabel">;

interface EventVideoProps {
  readonly active: boolean;
  readonly muted: boolean;
  readonly onToggleMute: () => void;
  readonly labels: Labels;
}

/**
 * The looping video over the slide's picture. It starts by itself once the page has settled, unless the visitor wishes
 * for less motion or less data; the pause button is always there.
 */
export function EventVideo({ active, muted, onToggleMute, labels }: EventVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const reduced = useMediaQuery(REDUCED_MOTION);
  const [playing, setPlaying] = useState(false);
  const [stopped, setStopped] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.muted = muted;
  }, [muted]);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (!active || stopped || reduced || savesData()) {
      element.pause();
      return;
    }
    // The first paint and the page's own pictures come before a megabyte of film.
    return whenSettled(() => {
      element.play().catch(() => undefined);
    });
  }, [active, stopped, reduced]);

  const toggle = () => {
    const element = video.current;
    if (!element) return;
    setStopped(playing);
    if (playing) element.pause();
    else element.play().catch(() => undefined);
  };

  const files = findVideo("video/event");
  // Until the film is made the slide's picture stands alone, with nothing to press that would do nothing.
  if (!files) return null;

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
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        {files.sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      <div className={styles.videoControls}>
        <button type="button" className={styles.round} onClick={toggle}>
          <Icon icon={playing ? Pause : Play} />
          <span className={styles.controlLabel}>{playing ? labels.pauseLabel : labels.playLabel}</span>
        </button>
        <button type="button" className={styles.round} aria-pressed={!muted} onClick={onToggleMute}>
          <Icon icon={muted ? VolumeX : Volume2} />
          <span className={styles.controlLabel}>{muted ? labels.unmuteLabel : labels.muteLabel}</span>
        </button>
      </div>
    </>
  );
}

function whenSettled(run: () => void): () => void {
  if (document.readyState === "complete") {
    const timer = setTimeout(run, SETTLE_MS);
    return () => clearTimeout(timer);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const loaded = () => {
    timer = setTimeout(run, SETTLE_MS);
  };
  addEventListener("load", loaded, { once: true });
  return () => {
    removeEventListener("load", loaded);
    clearTimeout(timer);
  };
}

/** After the page's load event, in milliseconds. */
const SETTLE_MS = 800;
