// Compares two running sites: see scripts/compare-sites.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(new URL("../../web/package.json", import.meta.url));
const { Window } = require("happy-dom");

const [before, after, intendedFile] = process.argv.slice(2);
const intended = intendedFile ? JSON.parse(readFileSync(intendedFile, "utf8")) : [];

/** Addresses that are compared in addition to those of the sitemaps. */
const MORE = [
  "/404",
  "/nowhere",
  "/products/nowhere",
  "/success-stories/nowhere",
  "/insights?tab=news",
  "/insights?tab=blog",
  "/search?q=payroll",
  "/career?q=engineer",
  "/contacts?service=Agentic+AI&from=%2Fabout",
];

async function sitemap(origin) {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => new URL(loc).pathname);
}

function redirects() {
  const yaml = readFileSync(new URL("../../content/redirects.yaml", import.meta.url), "utf8");
  return [...yaml.matchAll(/from: (\S+)/g)].map(([, from]) => from);
}

/** Returns the compared parts of a page, by name. */
async function read(origin, path) {
  const response = await fetch(origin + path, { redirect: "manual" });
  const parts = { status: response.status };
  if (response.status >= 300 && response.status < 400)
    return { ...parts, target: response.headers.get("location") };
  const html = (await response.text()).replaceAll(origin, "").replaceAll(new URL(origin).host, "");
  const window = new Window({
    settings: {
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      enableJavaScriptEvaluation: false,
    },
  });
  const { document } = window;
  document.write(html);
  const texts = (selector, of = (element) => element.textContent.trim()) =>
    [...document.querySelectorAll(selector)].map(of);
  const meta = (name) =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ?? null;
  parts.title = document.title;
  parts.description = meta("description");
  parts.robots = meta("robots");
  parts.canonical = document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? null;
  parts.share = meta("og:image");
  parts.data = texts('script[type="application/ld+json"]')
    .map((json) => JSON.stringify(sorted(JSON.parse(json))))
    .sort();
  for (const element of document.querySelectorAll("script, style, noscript, template")) element.remove();
  parts.headings = texts(
    "h1, h2, h3, h4, h5, h6",
    (element) => `${element.tagName} ${element.textContent.trim()}`,
  );
  parts.links = texts(
    "a[href]",
    (element) => `${element.getAttribute("href")} ${element.textContent.trim()}`,
  );
  parts.labels = texts(
    "[aria-label]",
    (element) => `${element.tagName} ${element.getAttribute("aria-label")}`,
  );
  parts.pictures = texts("img", (element) => `${element.getAttribute("src")} ${element.getAttribute("alt")}`);
  parts.text = document.body.textContent
    .split(/\s+/)
    .join(" ")
    .split(/(?<=[.!?]) /);
  await window.happyDOM.close();
  return parts;
}

function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
}

const isIntended = (path, part) =>
  intended.some((entry) => new RegExp(entry.paths).test(path) && entry.parts.includes(part));

function difference(old, now) {
  if (!Array.isArray(old) || !Array.isArray(now))
    return JSON.stringify(old) === JSON.stringify(now) ? [] : [`- ${old}`, `+ ${now}`];
  const [oldSet, nowSet] = [new Set(old), new Set(now)];
  const lines = [
    ...old.filter((line) => !nowSet.has(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !oldSet.has(line)).map((line) => `+ ${line}`),
  ];
  return lines.length === 0 && old.join("\n") !== now.join("\n") ? ["the order differs"] : lines;
}

const paths = [...new Set([...(await sitemap(before)), ...(await sitemap(after)), ...redirects(), ...MORE])];
let found = 0;
for (const path of paths) {
  const [old, now] = await Promise.all([read(before, path), read(after, path)]);
  for (const part of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const lines = difference(old[part] ?? null, now[part] ?? null);
    if (lines.length === 0 || isIntended(path, part)) continue;
    found += 1;
    console.log(`${path}: ${part}`);
    for (const line of lines.slice(0, 12)) console.log(`    ${line.slice(0, 300)}`);
  }
}
console.log(`${paths.length} addresses compared, ${found} differences that are not intended.`);
process.exitCode = found === 0 ? 0 : 1;
