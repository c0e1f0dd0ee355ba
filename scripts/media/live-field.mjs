// Generates docs/pictures/live-field-1440.webp: the live field of the home page with two of its causes explained,
// as visitors see it. `node scripts/media/live-field.mjs [ORIGIN]`, with a running server; the default origin is
// http://127.0.0.1:8080. Software rendering shows fewer columns.
import { createRequire } from "node:module";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const require = createRequire(join(root, "web/package.json"));
const { chromium } = require("playwright-core");
const sharp = require("sharp");

const origin = process.argv[2] ?? "http://127.0.0.1:8080";
const SECTION = 'section[aria-labelledby="live-field"]';

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(origin);
await page.mouse.move(5, 5);
// The pinned stage, two of five causes explained.
await page.locator(`${SECTION} ol`).evaluate((ledger) => {
  const track = ledger.parentElement?.parentElement;
  const { top, height } = track.getBoundingClientRect();
  scrollBy({ top: top + (height - innerHeight) * 0.42, behavior: "instant" });
});
await page.locator(`${SECTION}[data-drawn="true"]`).waitFor({ timeout: 120_000 });
// Time for the columns to sink.
await page.waitForTimeout(12_000);
const picture = await page.screenshot({ timeout: 120_000 });
await browser.close();
await sharp(picture).webp({ quality: 82 }).toFile(join(root, "docs/pictures/live-field-1440.webp"));
