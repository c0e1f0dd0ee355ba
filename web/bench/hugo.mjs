// Builds a site of Markdown files with Hugo, as the reference of web/bench/content.mjs.

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Nothing but pages and their lists, so that Hugo does no more than it is asked for. */
const CONFIGURATION = `baseURL = "https://site.example/"
title = "Site"
disableKinds = ["taxonomy", "term", "RSS", "sitemap", "robotsTXT", "404"]
`;
const page = (main) =>
  `<!doctype html><html lang="en"><title>{{ .Title }}</title><main><h1>{{ .Title }}</h1>${main}</main></html>\n`;
const LAYOUTS = {
  single: page("<p>{{ .Params.excerpt }}</p>{{ .Content }}"),
  list: page('<ul>{{ range .Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>'),
};

/** Writes a site into a folder: some files of a content folder, and a minimal theme. */
export function writeHugoSite(folder, content, files) {
  const layouts = join(folder, "layouts/_default");
  mkdirSync(layouts, { recursive: true });
  for (const [name, text] of Object.entries(LAYOUTS)) writeFileSync(join(layouts, `${name}.html`), text);
  writeFileSync(join(layouts, "../index.html"), LAYOUTS.list);
  writeFileSync(join(folder, "config.toml"), CONFIGURATION);
  for (const file of files) cpSync(join(content, file), join(folder, "content", file));
}

/** Builds the site into a new folder, with nothing cached. */
export function buildHugoSite(folder, destination) {
  const options = ["--source", folder, "--destination", destination, "--cacheDir", `${destination}-cache`];
  execFileSync("hugo", [...options, "--quiet"], { stdio: ["ignore", "ignore", "inherit"] });
}

/** Returns the number of pages of documents that were built. */
export function hugoPages(destination, kinds) {
  const folders = kinds.flatMap((kind) => readdirSync(join(destination, kind), { withFileTypes: true }));
  return folders.filter((entry) => entry.isDirectory()).length;
}

/** Returns the version, such as `Hugo 0.111.3`. */
export function hugoVersion() {
  const version = /v([\d.]+)/.exec(execFileSync("hugo", ["version"], { encoding: "utf8" }))?.[1];
  return `Hugo ${version}`;
}
