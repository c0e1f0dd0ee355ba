import { type Video, videos } from "~/generated/media";

const known: Readonly<Record<string, Video>> = videos;

/** Items name a video as its poster is named, with its folder; the manifest of videos has it without. */
const FOLDER = "video/";

/** The files of one of the site's own videos; null for a name that the manifest lacks: its poster then stands alone. */
export function findVideo(name: string): Video | null {
  const key = name.startsWith(FOLDER) && !Object.hasOwn(known, name) ? name.slice(FOLDER.length) : name;
  return Object.hasOwn(known, key) ? (known[key] ?? null) : null;
}
