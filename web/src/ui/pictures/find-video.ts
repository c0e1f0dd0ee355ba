import { type Video, videos } from "~/generated/media";
import { replacedVideo } from "./replaced-media";

const known: Readonly<Record<string, Video>> = videos;

/** The folder in the name of a video's poster, which items use to name the video; the manifest of videos omits it. */
const FOLDER = "video/";

/**
 * Returns the files of one of the site's own videos, or of the one that replaces it; null for an unknown name, for which only
 * the poster is shown.
 */
export function findVideo(name: string): Video | null {
  const key = name.startsWith(FOLDER) && !Object.hasOwn(known, name) ? name.slice(FOLDER.length) : name;
  const video = Object.hasOwn(known, key) ? known[key] : undefined;
  if (!video) return null;
  const replacement = replacedVideo(key);
  return replacement ? { ...video, sources: [replacement] } : video;
}
