import { pictures } from "~/generated/media";
import { Picture } from "~/ui/pictures/picture";

interface LandingPictureProps {
  /** The name of one of the site's own pictures, or the address of an editor's file. */
  readonly picture: string;
  readonly alt: string;
  readonly sizes: string;
  readonly className?: string | undefined;
}

/** A picture of a landing; a plain ground if this version does not have it. */
export function LandingPicture({ picture, alt, sizes, className }: LandingPictureProps) {
  if (picture.startsWith("/"))
    return <img className={className} src={picture} alt={alt} loading="lazy" decoding="async" />;
  if (!Object.hasOwn(pictures, picture)) return null;
  return <Picture className={className} image={{ name: picture, alt }} sizes={sizes} loading="lazy" />;
}
