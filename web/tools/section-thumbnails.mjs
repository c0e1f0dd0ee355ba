// Draws src/admin/content/page-builder/thumbnails: a picture of each kind of section, from the first page that has one.
// Run with `node tools/section-thumbnails.mjs http://127.0.0.1:8080 [KIND…]` while the site runs with the example content;
// without a kind it draws all of them. The result is committed. CHROMIUM names the browser.

import { mkdir, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import sharp from "sharp";

const PAGE = { width: 1440, height: 900 };
const SECTION = { width: 1440, height: 810 };
const THUMBNAIL = { width: 384, height: 216 };

const [, , site, ...wanted] = process.argv;
const folder = new URL("../src/admin/content/page-builder/thumbnails/", import.meta.url);
await mkdir(folder, { recursive: true });

const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox", "--font-render-hinting=none", "--hide-scrollbars"],
});
const page = await browser.newPage({ viewport: PAGE, reducedMotion: "reduce", bypassCSP: true });
const drawn = new Set();
// The page of a missing address has sections that no other page has.
for (const path of [...paths, "/search", "/404"]) {
  const response = await fetch(`${site}/_page${path}`, { headers: { accept: "application/json" } });
  const sections = (await response.json().catch(() => null))?.page?.document?.sections ?? [];
  const missing = sections.filter(
    ({ kind }) => !drawn.has(kind) && (wanted.length === 0 || wanted.includes(kind)),
  );
  if (missing.length === 0) continue;
  await page.goto(site + path);
  await page.waitForLoadState("networkidle");
  // The bar would cover what is at the top.
  await page.addStyleTag({ content: "header:has(nav) { display: none !important }" });
  for (const { kind, id } of missing) {
    const box = await page.evaluate(async (id) => {
      const section = document.getElementById(id)?.closest("section, main > div");
      if (!section) return null;
      section.scrollIntoView({ block: "start", behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 1200));
      const { height } = section.getBoundingClientRect();
      return { y: Math.max(0, section.getBoundingClientRect().top), height };
    }, id);
    if (!box) {
      console.log(`${path}: no element for ${kind} (${id})`);
      continue;
    }
    const height = Math.min(box.height, SECTION.height, PAGE.height - box.y);
    const shot = await page.screenshot({ clip: { x: 0, y: box.y, width: SECTION.width, height } });
    const [r, g, b] = await sharp(shot).extract({ left: 4, top: 4, width: 1, height: 1 }).raw().toBuffer();
    const picture = await sharp(shot)
      .resize({ ...THUMBNAIL, fit: "contain", background: { r, g, b } })
      .webp({ quality: 62, effort: 6 })
      .toBuffer();
    await writeFile(new URL(`${kind}.webp`, folder), picture);
    drawn.add(kind);
  }
}
await browser.close();
console.log(`${drawn.size} kinds: ${[...drawn].sort().join(", ")}`);
