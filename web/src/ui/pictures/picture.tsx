import { NARROW } from "~/ui/browser/media-queries";
import { filesOf, focusAttributes, pictureSet, widestFile } from "./find-picture";
import { type OpeningSizes, uprightOf } from "./opening-picture";
import styles from "./picture.module.css";
import type { SiteImage } from "./site-image";

interface Shared {
  /** Class of the element around the image, for position and shape. */
  readonly className?: string | undefined;
  /** `first` for the largest image of the first screen; `lazy` images load when they come near the window. */
  readonly loading: "lazy" | "first";
}

interface PictureProps extends Shared {
  readonly image: SiteImage;
  /** Replaces the picture's alternative text; empty if the adjacent text is enough. */
  readonly alt?: string;
  /** Value of the `sizes` attribute: the drawn width, which exceeds the box's width if the box crops the picture. */
  readonly sizes: string;
}

/** A picture, in a width and format that suit the screen if the site has several. */
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
  /** Picture below 768 px, instead of the upright crop of the wide one. */
  readonly narrow?: SiteImage | null | undefined;
  /** Replaces the picture's alternative text; empty if the adjacent text is enough. */
  readonly alt?: string;
  readonly sizes: OpeningSizes;
}

/** The picture of a page's first section: on phones upright if there is an upright crop, otherwise wide. */
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
  const files = filesOf(image);
  return files && <source type="image/avif" srcSet={pictureSet(files, "avif")} sizes={sizes} />;
}

interface FallbackProps extends Omit<PictureProps, "className"> {
  readonly alt: string;
  /** True if narrow windows get an upright crop, in which the subject is in the middle. */
  readonly upright?: boolean;
}

/** The `img` element, in WebP for browsers without AVIF, with the size and the alternative text. */
function Fallback({ image, alt, sizes, loading, upright = false }: FallbackProps) {
  return (
    <img
      className={styles.image}
      {...sourcesOf(image, sizes)}
      alt={alt}
      decoding="async"
      data-upright={upright || undefined}
      {...(loading === "lazy" ? { loading } : { fetchPriority: "high" })}
    />
  );
}

function sourcesOf(image: SiteImage, sizes: string) {
  const files = filesOf(image);
  if (files) {
    const { width, height, focus, point } = files;
    const srcSet = pictureSet(files, "webp");
    return { src: widestFile(files), srcSet, sizes, width, height, ...focusAttributes(focus, point) };
  }
  if (!image.file) return {};
  const { src, width, height, focus } = image.file;
  return { src, width, height, ...focusAttributes(undefined, focus) };
}
