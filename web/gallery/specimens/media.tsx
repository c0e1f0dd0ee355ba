import { Brand } from "~/ui/brand";
import { ContentPicture } from "~/ui/content-picture";
import { LoopVideo } from "~/ui/loop-video";
import { OpeningPicture, Picture } from "~/ui/picture";
import styles from "../gallery.module.css";
import { Specimen } from "../specimen";

const GONE = {
  name: null,
  src: "/media/gone.jpg",
  alt: "The audience in the large hall",
  width: 640,
  height: 360,
};
const FILE = { src: "/media/event/summit-800.webp", width: 800, height: 450 };
const SIZES = "24rem";

export function Media({ scope }: { readonly scope: string }) {
  return (
    <>
      <Specimen name="Picture">
        <Picture image={{ name: "service/generative-ai", alt: "" }} sizes={SIZES} loading="lazy" />
      </Specimen>
      <Specimen name="An editor's file">
        <Picture image={{ name: "media/hall.jpg", alt: "", file: FILE }} sizes={SIZES} loading="lazy" />
      </Specimen>
      <Specimen name="Two compositions">
        <OpeningPicture
          wide={{ name: "hero/home", alt: "" }}
          sizes={{ wide: SIZES, upright: SIZES }}
          loading="lazy"
        />
      </Specimen>
      <Specimen name="An item's picture that is gone">
        <ContentPicture
          picture={GONE}
          sizes={SIZES}
          loading="lazy"
          failedText="This picture cannot be shown at the moment."
        />
      </Specimen>
      {scope === "dark" ? (
        <>
          <Specimen name="Mark and name">
            <Brand name="A short name" width={6.6} />
            <Brand name="A longer name & daughters" width={14} />
          </Specimen>
          <Specimen name="Looping video" wide>
            <div className={styles.video}>
              <LoopVideo name="event" />
            </div>
          </Specimen>
        </>
      ) : null}
    </>
  );
}
