import { insights } from "~/content/insights";
import { ContentPicture } from "~/ui/content-picture/content-picture";
import { LoopVideo } from "~/ui/loop-video/loop-video";
import { ArtDirectedPicture, Picture } from "~/ui/picture/picture";
import styles from "../gallery.module.css";
import { Specimen } from "../specimen";

const VIDEO_LABELS = {
  muteLabel: "Mute",
  unmuteLabel: "Unmute",
  pauseLabel: "Pause",
  playLabel: "Play",
};
const GONE = {
  name: null,
  src: "/media/gone.jpg",
  alt: "The audience in the large hall",
  width: 640,
  height: 360,
};
const SIZES = "24rem";

export function Media({ scope }: { readonly scope: string }) {
  return (
    <>
      <Specimen name="Picture">
        <Picture name="service/generative-ai" alt="" sizes={SIZES} loading="lazy" />
      </Specimen>
      <Specimen name="Two compositions">
        <ArtDirectedPicture wide="hero/home" narrow="hero/home-narrow" sizes={SIZES} loading="lazy" />
      </Specimen>
      <Specimen name="An item's picture that is gone">
        <ContentPicture
          picture={GONE}
          sizes={SIZES}
          loading="lazy"
          failedText={insights.detail.mediaFailed}
        />
      </Specimen>
      {scope === "dark" ? (
        <Specimen name="Looping film" wide>
          <div className={styles.film}>
            <LoopVideo name="event" labels={VIDEO_LABELS} />
          </div>
        </Specimen>
      ) : null}
    </>
  );
}
