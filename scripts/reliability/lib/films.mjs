// Events with videos of the largest allowed size.

import { randomFillSync } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Just under the limit of 16 MiB. */
export const FILM_BYTES = 15 * 1024 * 1024;
/** The first box of an MP4 file: its length, `ftyp`, the brand and its version, one compatible brand. */
const FTYP = Buffer.from("\0\0\0\x14ftypisom\0\0\0\0isom", "latin1");

/** Imports a number of videos into a site's database. Returns their addresses. */
export function showFilms(site, count) {
  const folder = join(site.folder, "films");
  mkdirSync(join(folder, "events"), { recursive: true });
  mkdirSync(join(folder, "media"));
  const names = Array.from({ length: count }, (_, number) => `film-${number}`);
  for (const name of names) {
    const film = randomFillSync(Buffer.alloc(FILM_BYTES));
    FTYP.copy(film);
    writeFileSync(join(folder, "media", `${name}.mp4`), film);
    const head = [
      "---",
      `title: ${name}`,
      "date: 2025-06-08",
      "excerpt: A film.",
      "thumbnail: news/corx",
      `video: media/${name}.mp4`,
      "---",
      "",
      "A film.",
      "",
    ];
    writeFileSync(join(folder, "events", `${name}.md`), head.join("\n"));
  }
  site.command("content", "import", folder);
  return names.map((name) => `/content/${name}.mp4`);
}
