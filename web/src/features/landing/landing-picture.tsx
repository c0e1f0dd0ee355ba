import { pictures } from "~/generated/media";
import { Picture } from "~/ui/pictures/picture";

interface LandingPictureProps {
  /** One of the site's own pictures by its name, or the address of an editor's file. */
  readonly picture: string;
  readonly alt: string;
  readonly sizes: string;
  readonly className?: string | undefined;
}

/** A picture of a landing; one that this version does not have leaves its place to the ground. */
export function LandingPicture({ picture, alt, sizes, className }: LandingPictureProps) {
  if (picture.startsWith("/"))
    return <img className={className} src={picture} alt={alt} loading="lazy" decoding="async" />;
  if (!Object.hasOwn(pictures, picture)) return null;
  return <Picture className={className} image={{ name: picture, alt }} sizes={sizes} loading="lazy" />;
}
