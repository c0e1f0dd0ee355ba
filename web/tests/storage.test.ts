import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Keys that the site stores in the browser, with the text in the privacy policy that names each. */
const STATED = {
  campaign: "the part of the first page's address that names a campaign, which is sent with a form",
  "core-trapped": "that a part of the page's code failed, and what you had typed into its forms",
  "failed-node-removal":
    "the addresses of pages that were reloaded because an extension or a translator had changed",
  "missing-page-code": "the address of a page that was reloaded because a part of its code was missing",
  "scroll-places": "how far you had scrolled on the last pages that you visited",
  "unsettled-post": "a random number and a checksum for a form that got no answer",
};
const STORAGE = /\b(localStorage|sessionStorage|indexedDB|document\.cookie|cookieStore|caches)\b/;

test("the privacy policy names everything that the site stores in the browser", () => {
  const root = new URL("../", import.meta.url).pathname;
  const files = readdirSync(`${root}src`, { encoding: "utf8", recursive: true });
  const sources = files
    // Visitors never load the back office.
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("admin/"))
    .map((file) => readFileSync(`${root}src/${file}`, "utf8"));
  const storing = sources.filter((source) => STORAGE.test(source));
  const keys = storing.map((source) => /STORAGE_KEY = "(.+)"/.exec(source)?.[1]);
  expect(keys.toSorted()).toEqual(Object.keys(STATED));
  const policy = readFileSync(`${root}../content/pages/privacy-policy.yaml`, "utf8").replaceAll(/\s+/g, " ");
  for (const words of Object.values(STATED)) expect(policy).toContain(words);
});
