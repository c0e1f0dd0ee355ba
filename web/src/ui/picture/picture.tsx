import { findPicture, focusStep, pictureFile, pictureSet } from "./find-picture";
import styles from "./picture.module.css";

interface Shared {
  /** How wide it stands in the layout, as the `sizes` attribute says it. */
  readonly sizes: string;
  /** Of the element around the image, which is the one to give a place and a shape. */
  readonly className?: string | undefined;
  /** `first`: the largest thing that a visitor sees at once. Everything else waits until it comes near. */
  readonly loading: "lazy" | "first";
}

interface PictureProps extends Shared {
  /** Its name in `content/media.ts`. */
  readonly name: string;
  /** Empty when the picture only decorates. */
  readonly alt: string;
}

/** One of the site's own pictures, in the width and the format that suit the screen. */
export function Picture({ name, alt, sizes, className, loading }: PictureProps) {
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={pictureSet(name, "avif")} sizes={sizes} />
      <Fallback name={name} alt={alt} sizes={sizes} loading={loading} />
    </picture>
  );
}

interface ArtDirectedPictureProps extends Shared {
  readonly wide: string;
  /** Takes the place of the wide one below 768 px. */
  readonly narrow: string;
  readonly alt?: string;
}

const WIDE = "(min-width: 768px)";

/** Two compositions of one subject: a wide one, and an upright one for phones. */
export function ArtDirectedPicture({
  wide,
  narrow,
  alt = "",
  sizes,
  className,
  loading,
}: ArtDirectedPictureProps) {
  const { width, height } = findPicture(wide);
  return (
    <picture className={className}>
      {(["avif", "webp"] as const).map((format) => (
        <source
          key={format}
          media={WIDE}
          type={`image/${format}`}
          srcSet={pictureSet(wide, format)}
          sizes={sizes}
          width={width}
          height={height}
        />
      ))}
      <source type="image/avif" srcSet={pictureSet(narrow, "avif")} sizes={sizes} />
      <Fallback name={narrow} alt={alt} sizes={sizes} loading={loading} />
    </picture>
  );
}

/** The image itself, in WebP: what a browser without AVIF gets, and what carries the size and the words. */
function Fallback({ name, alt, sizes, loading }: Omit<PictureProps, "className">) {
  const { width, height, webp } = findPicture(name);
  return (
    <img
      className={styles.image}
      src={pictureFile(name, webp.at(-1) ?? width, "webp")}
      srcSet={pictureSet(name, "webp")}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      data-focus={focusStep(name)}
      {...(loading === "lazy" ? { loading } : { fetchPriority: "high" })}
    />
  );
}
