import ImageOff from "lucide-react/icons/image-off";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Picture as PictureData } from "~/generated/contract";
import styles from "./content-picture.module.css";
import { Icon } from "./icon";
import { Picture } from "./picture";
import type { SiteImage } from "./site-image";

interface ContentPictureProps {
  readonly picture: PictureData;
  readonly sizes: string;
  readonly loading: "lazy" | "first";
  /** Replaces the picture's alternative text; empty if the adjacent text is enough. */
  readonly alt?: string;
  /** Text to show if the picture fails to load; by default a plain ground. */
  readonly failedText?: string;
  readonly className?: string | undefined;
}

/** Returns an item's picture as sections have theirs. */
export function imageOf({ name, alt, ...file }: PictureData): SiteImage {
  return name ? { name, alt } : { name: "", alt, file };
}

/** A picture of an item: one of the site's own pictures in all its sizes, or an editor's file. */
export function ContentPicture({
  picture,
  sizes,
  loading,
  alt = picture.alt,
  failedText,
  className = "",
}: ContentPictureProps) {
  const root = useRef<HTMLSpanElement>(null);
  const broken = useBrokenImage(root);

  return (
    <span ref={root} className={`${styles.frame} ${className}`}>
      {broken ? (
        <span className={styles.failed}>
          <Icon icon={ImageOff} size="lg" />
          {failedText}
        </span>
      ) : (
        <Picture
          className={styles.picture}
          image={imageOf(picture)}
          alt={alt}
          sizes={sizes}
          loading={loading}
        />
      )}
    </span>
  );
}

/** Returns true if an image inside the element failed to load, also before hydration. */
function useBrokenImage(root: RefObject<Element | null>): boolean {
  const [broken, setBroken] = useState(false);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const fail = () => setBroken(true);
    const image = element.querySelector("img");
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== "") fail();
    // Error events do not bubble, but can be captured.
    element.addEventListener("error", fail, true);
    return () => element.removeEventListener("error", fail, true);
  }, [root]);

  return broken;
}
