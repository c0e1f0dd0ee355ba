import type { Choices } from "../types";

/** A picture or video that content can name. */
export interface Medium {
  readonly name: string;
  readonly url: string;
}

/** Returns all pictures or all videos: the site's own and uploaded files. */
function mediaOf({ pictures, videos, media }: Choices, isVideo: boolean): Medium[] {
  const kind = isVideo ? "video/" : "image/";
  const uploads = media.filter(({ type }) => type.startsWith(kind));
  return [...(isVideo ? videos : pictures), ...uploads.map(({ path, url }) => ({ name: path, url }))];
}

/** Returns the picture or video that content names. A leading slash, or `video/`, changes nothing. */
export function mediumOf(choices: Choices, value: string, isVideo = false): Medium | undefined {
  const name = value.replace(isVideo ? /^\/?(video\/)?/ : /^\//, "");
  return mediaOf(choices, isVideo).find((medium) => medium.name === name);
}
