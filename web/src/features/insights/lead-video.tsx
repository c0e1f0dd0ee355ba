import VideoOff from "lucide-react/icons/video-off";
import { useEffect, useRef, useState } from "react";
import { onFirstIntent } from "~/core/first-intent";
import type { Picture, VideoData } from "~/generated/contract";
import { ContentPicture } from "~/ui/pictures/content-picture";
import { findVideo } from "~/ui/pictures/find-video";
import { Icon } from "~/ui/pictures/icon";
import { useWords } from "~/ui/text/words";
import styles from "./lead-video.module.css";
import { stillOf } from "./stills";

/** Transparent poster until the visitor sees the video: without a poster, a browser may fill the box with grey. */
const CLEAR = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

type Failure = "videoUnsupported" | "videoFailed";

interface LeadVideoProps {
  readonly video: VideoData;
  /** Fallback picture for a video without a poster or one that cannot be played. */
  readonly thumbnail: Picture;
  readonly sizes: string;
  readonly title: string;
}

/** An item's video with the browser's controls. It does not play automatically. */
export function LeadVideo({ video, thumbnail, sizes, title }: LeadVideoProps) {
  const words = useWords().insights;
  const element = useRef<HTMLVideoElement>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  // A responsive picture is shown behind the video, which is not loaded before the page has been seen and the visitor
  // interacts. Then the picture becomes the poster; otherwise the video's first frame would cover it.
  const [seen, setSeen] = useState<{ readonly poster: string | undefined } | null>(null);
  // The frame is 16:9 in every window, so sources for other shapes are left out.
  const sources = findVideo(video.name ?? "")?.sources.filter(({ media }) => !media) ?? [video];

  const fail = () => {
    const playable = sources.some(({ type }) => element.current?.canPlayType(type) !== "");
    setFailure(playable ? "videoFailed" : "videoUnsupported");
  };

  useEffect(() => {
    // The video may have failed before hydration.
    if (element.current?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) setFailure("videoFailed");
    return onFirstIntent(() => {
      setSeen({ poster: frame.current?.querySelector("img")?.currentSrc || undefined });
    });
  }, []);

  if (failure) {
    return (
      <div className={styles.failed}>
        <ContentPicture className={styles.picture} picture={thumbnail} sizes={sizes} loading="first" />
        <p className={styles.note}>
          <Icon icon={VideoOff} />
          {words[failure]}
        </p>
      </div>
    );
  }
  return (
    <div ref={frame} className={styles.frame}>
      <ContentPicture
        className={styles.still}
        picture={stillOf(video, thumbnail)}
        sizes={sizes}
        loading="first"
      />
      {/* biome-ignore lint/a11y/useMediaCaption: an editor's video has captions when there are any */}
      <video
        ref={element}
        className={styles.video}
        controls
        playsInline
        preload={seen ? "metadata" : "none"}
        poster={seen?.poster ?? CLEAR}
        aria-label={title}
      >
        {sources.map(({ src, type }, index) => (
          <source key={src} src={src} type={type} onError={index === sources.length - 1 ? fail : undefined} />
        ))}
        {video.captions ? (
          <track kind="captions" src={video.captions} label={words.captions} default />
        ) : null}
        {words.videoUnsupported}
      </video>
    </div>
  );
}
