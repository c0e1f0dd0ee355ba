import { NARROW } from "~/ui/browser/media-queries";
import { findPicture, pictureFile, pictureSet } from "./find-picture";
import { type OpeningSizes, uprightOf } from "./opening-picture";
import styles from "./picture.module.css";
import type { SiteImage } from "./site-image";

interface Shared {
  /** Class of the element around the image, for its place and shape. */
  readonly className?: string | undefined;
  /** `first`: the largest thing that a visitor sees at once. Everything else waits until it comes near. */
  readonly loading: "lazy" | "first";
}

interface PictureProps extends Shared {
  readonly image: SiteImage;
  /** Alternative text in place of the picture's own; empty if the text beside it says enough. */
  readonly alt?: string;
  /** Value of the `sizes` attribute: the drawn width, which is more than the box's if the box crops it. */
  readonly sizes: string;
}

/** A picture, in the width and the format that suit the screen where the site has it in several. */
export function Picture({ image, alt = image.alt, sizes, className, loading }: PictureProps) {
  return (
    <picture className={className}>
      <WideSource image={image} sizes={sizes} />
      <Fallback image={image} alt={alt} sizes={sizes} loading={loading} />
    </picture>
  );
}

interface OpeningPictureProps extends Shared {
  readonly wide: SiteImage;
  /** Picture below 768 px, in place of the upright crop of the wide one. */
  readonly narrow?: SiteImage | null | undefined;
  /** Alternative text in place of the picture's own; empty if the text beside it says enough. */
  readonly alt?: string;
  readonly sizes: OpeningSizes;
}

/** The picture behind a page's first words: upright on phones where there is an upright crop of it, else wide. */
export function OpeningPicture({
  wide,
  narrow,
  alt = wide.alt,
  sizes,
  className,
  loading,
}: OpeningPictureProps) {
  const upright = uprightOf(wide, narrow);
  return (
    <picture className={className}>
      {upright?.files.map(({ type, srcSet }) => (
        <source
          key={srcSet}
          media={NARROW}
          type={type}
          srcSet={srcSet}
          sizes={sizes.upright}
          width={upright.width}
          height={upright.height}
        />
      ))}
      <WideSource image={wide} sizes={sizes.wide} />
      <Fallback image={wide} alt={alt} sizes={sizes.wide} loading={loading} upright={upright !== null} />
    </picture>
  );
}

function WideSource({ image, sizes }: { readonly image: SiteImage; readonly sizes: string }) {
  return image.file ? null : (
    <source type="image/avif" srcSet={pictureSet(image.name, "avif")} sizes={sizes} />
  );
}

interface FallbackProps extends Omit<PictureProps, "className"> {
  readonly alt: string;
  /** True if narrow windows get an upright crop, in which the subject stands in the middle. */
  readonly upright?: boolean;
}

/** The image itself, in WebP: what a browser without AVIF gets, and what carries the size and the words. */
function Fallback({ image, alt, sizes, loading, upright = false }: FallbackProps) {
  const { width, height } = image.file ?? findPicture(image.name);
  return (
    <img
      className={styles.image}
      {...sourcesOf(image, sizes)}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      data-upright={upright || undefined}
      {...(loading === "lazy" ? { loading } : { fetchPriority: "high" })}
    />
  );
}

function sourcesOf({ name, file }: SiteImage, sizes: string) {
  if (file) return { src: file.src };
  const { width, focus, webp } = findPicture(name);
  return {
    src: pictureFile(name, webp.at(-1) ?? width, "webp"),
    srcSet: pictureSet(name, "webp"),
    sizes,
    "data-focus": focus,
  };
}
