import { type Video, videos } from "~/generated/media";
import { NARROW } from "~/ui/browser/media-queries";
import { replacedVideo } from "./replaced-media";

const known: Readonly<Record<string, Video>> = videos;

/** The folder in the name of a video's poster, which items use to name the video; the manifest of videos omits it. */
const FOLDER = "video/";
/** End of the name of a video's variant for narrow windows. */
const UPRIGHT = "-upright";

/**
 * Returns the files of one of the site's own videos, or of the one that replaces it; null for an unknown name, for which only
 * the poster is shown. If only the wide video is replaced, narrow windows show it too: the site's own would not match it.
 */
export function findVideo(name: string): Video | null {
  const key = name.startsWith(FOLDER) && !Object.hasOwn(known, name) ? name.slice(FOLDER.length) : name;
  const video = Object.hasOwn(known, key) ? known[key] : undefined;
  if (!video) return null;
  const wide = replacedVideo(key);
  const upright = replacedVideo(key + UPRIGHT);
  if (!wide && !upright) return video;
  const sources = wide ? [wide] : video.sources.filter(({ media }) => media !== NARROW);
  return { ...video, sources: upright ? [{ ...upright, media: NARROW }, ...sources] : sources };
}
