import { VideoOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { InsightsPage } from "~/content/types/insights-page";
import type { InsightVideo, Picture } from "~/document/page-data-insights";
import { ContentPicture } from "~/ui/content-picture/content-picture";
import { Icon } from "~/ui/icon/icon";
import { findVideo } from "~/ui/video-files/find-video";
import styles from "./lead-video.module.css";
import { posterOf } from "./poster-of";

type Failure = "videoUnsupported" | "videoFailed";

interface LeadVideoProps {
  readonly video: InsightVideo;
  /** Stands until the film plays when it has no poster of its own, and where it cannot be played. */
  readonly thumbnail: Picture;
  readonly sizes: string;
  readonly title: string;
  readonly text: Pick<InsightsPage["detail"], Failure>;
}

/** An item's film, with the browser's own controls. It plays when asked. */
export function LeadVideo({ video, thumbnail, sizes, title, text }: LeadVideoProps) {
  const element = useRef<HTMLVideoElement>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  // The film's own bytes wait until the page has been seen: its poster is what a reader looks at first.
  const [preload, setPreload] = useState<"none" | "metadata">("none");
  const sources = findVideo(video.name ?? "")?.sources ?? [video];

  const fail = () => {
    const playable = sources.some(({ type }) => element.current?.canPlayType(type) !== "");
    setFailure(playable ? "videoFailed" : "videoUnsupported");
  };

  useEffect(() => {
    setPreload("metadata");
    // The sources may have failed before the page was hydrated.
    if (element.current?.networkState !== HTMLMediaElement.NETWORK_NO_SOURCE) return;
    setFailure("videoFailed");
  }, []);

  if (failure) {
    return (
      <div className={styles.failed}>
        <ContentPicture className={styles.picture} picture={thumbnail} sizes={sizes} loading="first" />
        <p className={styles.note}>
          <Icon icon={VideoOff} />
          {text[failure]}
        </p>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: an editor's film has captions when there are any
    <video
      ref={element}
      className={styles.video}
      controls
      playsInline
      preload={preload}
      poster={posterOf(video, thumbnail)}
      aria-label={title}
    >
      {sources.map(({ src, type }, index) => (
        <source key={src} src={src} type={type} onError={index === sources.length - 1 ? fail : undefined} />
      ))}
      {video.captions ? (
        <track kind="captions" src={video.captions} srcLang="en" label="English" default />
      ) : null}
      {text.videoUnsupported}
    </video>
  );
}
