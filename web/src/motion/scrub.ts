import type { gsap as Gsap } from "gsap";
import { loadGsap } from "./load-gsap";

/** How many seconds a film takes to catch up with the scroll position. */
const CATCH_UP_SECONDS = 0.5;

interface Scrub {
  moveTo(progress: number): void;
  stop(): void;
}

/** A playhead that glides after the scroll position, whichever way that moves. Until GSAP is here, it stands on it. */
export function createScrub(onMove: (progress: number) => void): Scrub {
  const playhead = { progress: 0 };
  let gsap: typeof Gsap | null = null;
  let stopped = false;
  const tell = () => onMove(playhead.progress);
  loadGsap().then(
    (loaded) => {
      gsap = loaded;
    },
    // The film follows at once, then.
    () => undefined,
  );

  return {
    moveTo: (progress) => {
      if (stopped) return;
      if (gsap) {
        gsap.to(playhead, {
          progress,
          duration: CATCH_UP_SECONDS,
          ease: "power3",
          overwrite: true,
          onUpdate: tell,
        });
      } else {
        playhead.progress = progress;
        tell();
      }
    },
    stop: () => {
      stopped = true;
      gsap?.killTweensOf(playhead);
    },
  };
}
