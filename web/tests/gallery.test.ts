import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const web = join(import.meta.dirname, "..");
const specimens = readdirSync(join(web, "gallery/specimens"))
  .concat("../gallery.tsx", "../main.tsx")
  .map((file) => readFileSync(join(web, "gallery/specimens", file), "utf8"))
  .join("\n");

/** Parts that show inside others: the phone field, the carousel, the loop video, compounds. */
const INSIDE_OTHERS = [
  "country-list",
  "country-picker",
  "dots",
  "field",
  "video-buttons",
  "background-video",
  "one-line",
  "toast",
];

const parts = readdirSync(join(web, "src/ui"))
  .filter((name) => /\.(tsx|module\.css)$/.test(name))
  .map((name) => name.replace(/\.tsx$|\.module\.css$/, ""));

test.each([...new Set(parts)].filter((part) => !INSIDE_OTHERS.includes(part)))(
  "the gallery shows %s",
  (part) => {
    expect(specimens).toMatch(new RegExp(`from "~/ui/${part}(\\.module\\.css)?"`));
  },
);
