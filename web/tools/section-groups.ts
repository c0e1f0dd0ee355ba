import { readdirSync } from "node:fs";
import { fileURLToPath, URL } from "node:url";

const sections = fileURLToPath(new URL("../src/sections", import.meta.url));

/** The folders of sections: a group each. */
export const groupFolders = readdirSync(sections).filter((name) => !name.endsWith(".ts"));

/** The group of each section, by the name of its file. */
export const sectionGroups = Object.fromEntries(
  groupFolders.flatMap((group) => {
    const files = readdirSync(`${sections}/${group}`).filter((name) => name.endsWith(".tsx"));
    return files.map((file) => [file, group]);
  }),
);
