import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const web = join(import.meta.dirname, "..");
const specimens = readdirSync(join(web, "gallery/specimens"))
  .concat("../gallery.tsx", "../main.tsx")
  .map((file) => readFileSync(join(web, "gallery/specimens", file), "utf8"))
  .join("\n");

/** Parts that show inside others: the phone field, the dialog and the items' pictures. */
const INSIDE_OTHERS = ["country-picker", "video-files"];

const parts = readdirSync(join(web, "src/ui"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !INSIDE_OTHERS.includes(entry.name))
  .map((entry) => entry.name);

test.each(parts)("the gallery shows %s", (part) => {
  expect(specimens).toContain(`from "~/ui/${part}/`);
});
