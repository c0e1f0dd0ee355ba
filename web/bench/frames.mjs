// Compares the workflow's image sequence with a variant that fetches and decodes all 72 frames first, and the script
// time per frame of image sequence and particles with other builds; run by scripts/bench/frames.

import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { machine, median, row, scratch, seed, startServer } from "./site.mjs";

const ROUNDS = 3;
const SCRUB_SECONDS = 10;
const SLOWDOWN = 4;
const VIEWPORT = { width: 1440, height: 900 };
const FRAMES = /\/media\/frames\//;
const WORKFLOW = 'section[aria-labelledby="workflow"]';
const LANDING = "/oracle-ai-world-2027";
const say = (line) => process.stdout.write(`${line}\n`);

/** Page of the variant: the same section height and canvas, but all frames are fetched and decoded first. */
const TWIN = `<!doctype html><title>Twin</title>
<style>body{margin:0}section{height:500vh}canvas{position:sticky;top:0;width:100%;height:100vh;display:block}</style>
<div style="height:100vh"></div><section><canvas width="1200" height="750"></canvas></section><div style="height:100vh"></div>
<script type="module">
const canvas = document.querySelector("canvas"), context = canvas.getContext("2d", { alpha: false });
const address = (frame) => "/media/frames/1200/" + String(frame).padStart(2, "0") + ".avif";
const bitmaps = await Promise.all(Array.from({ length: 72 }, async (_, index) =>
  createImageBitmap(await (await fetch(address(index + 1))).blob())));
const draw = () => {
  const box = document.querySelector("section").getBoundingClientRect();
  const progress = Math.min(Math.max(-box.top / (box.height - innerHeight), 0), 1);
  const bitmap = bitmaps[Math.round(progress * 71)];
  const scale = Math.max(canvas.width / bitmap.width, canvas.height / bitmap.height);
  context.drawImage(bitmap, 0, 0, bitmap.width * scale, bitmap.height * scale);
};
draw();
performance.mark("first-frame");
addEventListener("scroll", () => requestAnimationFrame(draw), { passive: true });
</script>`;

/** Counts live bitmaps and their pixels, marks the first frame, and collects long tasks with their scripts. */
function watch() {
  const seen = { drawn: 0, live: 0, most: 0, bytes: 0, mostBytes: 0, tasks: [], scripts: [] };
  window.seen = seen;
  const make = window.createImageBitmap.bind(window);
  window.createImageBitmap = async (source) => {
    const bitmap = await make(source);
    const size = bitmap.width * bitmap.height * 4;
    seen.live += 1;
    seen.bytes += size;
    seen.most = Math.max(seen.most, seen.live);
    seen.mostBytes = Math.max(seen.mostBytes, seen.bytes);
    const close = bitmap.close.bind(bitmap);
    bitmap.close = () => {
      seen.live -= 1;
      seen.bytes -= size;
      close();
    };
    return bitmap;
  };
  const drawImage = CanvasRenderingContext2D.prototype.drawImage;
  CanvasRenderingContext2D.prototype.drawImage = function (...args) {
    // Another scene's canvas draws from pictures.
    if (!(args[0] instanceof ImageBitmap)) return drawImage.apply(this, args);
    seen.drawn += 1;
    if (performance.getEntriesByName("first-frame").length === 0) performance.mark("first-frame");
    return drawImage.apply(this, args);
  };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: "longtask" });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      for (const { sourceURL, duration } of entry.scripts) seen.scripts.push({ sourceURL, duration });
    }
  }).observe({ type: "long-animation-frame" });
}

/** Returns the proportional resident memory of the browser's renderers, in MiB. */
async function rendererMemory(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const sizes = processInfo
    .filter(({ type }) => type === "renderer")
    .map(({ id }) =>
      Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, "utf8"))?.[1] ?? 0),
    );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** Scrolls through the image sequence and back for the duration of the measurement. */
async function scrub(page, section) {
  const { top, travel } = await section.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return { top: box.top + scrollY, travel: box.height - innerHeight };
  });
  await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
  await page.waitForTimeout(1_500);
  await page.evaluate(() => {
    window.seen.tasks.length = 0;
    window.seen.scripts.length = 0;
  });
  const began = Date.now();
  const turns = 3;
  let at = 0;
  while (Date.now() - began < SCRUB_SECONDS * 1000) {
    const phase = ((Date.now() - began) / (SCRUB_SECONDS * 1000)) * turns;
    const share = Math.abs((phase % 2) - (phase % 2 > 1 ? 2 : 0));
    const next = Math.round(share * travel);
    await page.mouse.wheel(0, next - at);
    at = next;
    await page.waitForTimeout(16);
  }
}

/**
 * Returns the milliseconds from the navigation to the first frame, for a visitor who scrolls there as soon as the page
 * is rendered.
 */
async function timeToFirst(page, address, section) {
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await page.mouse.move(400, 400);
  await section.evaluate((element) =>
    scrollTo({ top: element.getBoundingClientRect().top + scrollY, behavior: "instant" }),
  );
  await page.waitForFunction(() => performance.getEntriesByName("first-frame").length > 0);
  return page.evaluate(() => performance.getEntriesByName("first-frame")[0].startTime);
}

async function measure(browser, address, sectionSelector, document) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await page.addInitScript(watch);
  if (document) {
    await page.route(address, (route) => route.fulfill({ contentType: "text/html", body: document }));
  }
  const session = await context.newCDPSession(page);
  const frames = new Set();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (FRAMES.test(response.url)) frames.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (frames.has(requestId)) bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const section = page.locator(sectionSelector);
  const first = await timeToFirst(page, address, section);
  bytes = 0;
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  // The same address again would be a reload, which restores the scroll position.
  await page.goto("about:blank");
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForTimeout(1_000);
  const before = bytes;
  await page.mouse.move(400, 400);
  await section.evaluate((element) =>
    scrollTo({ top: element.getBoundingClientRect().top + scrollY, behavior: "instant" }),
  );
  await page.waitForFunction(() => performance.getEntriesByName("first-frame").length > 0);
  const bytesToFirst = bytes;
  await scrub(page, section);
  const seen = await page.evaluate(() => window.seen);
  const memory = await rendererMemory(browser);
  await context.close();
  const own = seen.scripts.filter(({ sourceURL }) => sourceURL.startsWith(new URL(address).origin));
  return {
    before: before / 1000,
    bytesToFirst: bytesToFirst / 1000,
    first,
    all: bytes / 1000,
    most: seen.most,
    mostBytes: seen.mostBytes / 2 ** 20,
    memory,
    tasks: seen.tasks.length,
    longestScript: Math.max(0, ...own.map(({ duration }) => duration)),
  };
}

/** Opens a page with the processor slowed, and returns it with a function that reads its script time in ms. */
async function slowedPage(browser, address) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.mouse.move(400, 400);
  const scriptTime = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * metrics.find(({ name }) => name === "ScriptDuration").value;
  };
  return { page, scriptTime, close: () => context.close() };
}

/** Returns the script time of the image sequence while it is scrubbed, its drawn frames, and its canvas's pixels. */
async function sequenceCost(browser, origin) {
  const { page, scriptTime, close } = await slowedPage(browser, `${origin}/about`);
  const section = page.locator(WORKFLOW);
  await section.evaluate((element) =>
    scrollTo({ top: element.getBoundingClientRect().top + scrollY, behavior: "instant" }),
  );
  await page.waitForFunction(() => performance.getEntriesByName("first-frame").length > 0);
  await page.waitForTimeout(3_000);
  const drawn = () => page.evaluate(() => window.seen.drawn);
  const [framesBefore, timeBefore] = [await drawn(), await scriptTime()];
  await scrub(page, section);
  const time = (await scriptTime()) - timeBefore;
  const frames = (await drawn()) - framesBefore;
  const pixels = await section.locator("canvas").evaluate(({ width, height }) => width * height);
  await close();
  return { time, frames, share: time / frames, pixels: pixels / 1000 };
}

/** Returns the script time of the particles on a landing, and the page's frames. */
async function particlesCost(browser, origin) {
  const { page, scriptTime, close } = await slowedPage(browser, origin + LANDING);
  await page.waitForTimeout(3_000);
  const before = await scriptTime();
  const frames = await page.evaluate(
    (milliseconds) =>
      new Promise((resolve) => {
        const began = performance.now();
        let count = 0;
        const tick = (now) => {
          count += 1;
          if (now - began > milliseconds) resolve(count);
          else requestAnimationFrame(tick);
        };
        requestAnimationFrame(tick);
      }),
    SCRUB_SECONDS * 1000,
  );
  const time = (await scriptTime()) - before;
  await close();
  return { time, frames, share: time / frames };
}

const ROWS = [
  ["frames fetched before the visitor moves, kB", "before", 0],
  ["frames fetched until the first is drawn, kB", "bytesToFirst", 0],
  ["from the navigation to the first frame, when the visitor goes straight there, ms", "first", 0],
  ["frames fetched in all, kB", "all", 0],
  ["decoded bitmaps at a time, most", "most", 0],
  ["their pixels, MiB", "mostBytes", 1],
  ["renderer's memory after the scrub, MiB", "memory", 0],
  [`tasks over 50 ms in ${SCRUB_SECONDS} s of scrubbing`, "tasks", 0],
  ["the page's longest script in them, ms", "longestScript", 0],
];

const folder = scratch("frames");
seed(folder);
const { origin, stop } = await startServer(folder);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});
const ours = [];
const twin = [];
for (let round = 0; round < ROUNDS; round += 1) {
  ours.push(await measure(browser, `${origin}/about`, WORKFLOW));
  twin.push(await measure(browser, `${origin}/twin`, "section", TWIN));
}
say(
  `${machine()}, Chromium ${browser.version()}, ` +
    `processor slowed ${SLOWDOWN} times, median of ${ROUNDS}, interleaved\n`,
);
say("| | sequencer | twin with all 72 | ratio |");
say("|---|---:|---:|---:|");
for (const [label, key, digits] of ROWS) {
  const [a, b] = [ours, twin].map((runs) => median(runs.map((run) => run[key])));
  say(row([label, a.toFixed(digits), b.toFixed(digits), b > 0 ? (a / b).toFixed(2) : "–"]));
}

/** Origins of running servers of other builds. */
const others = process.argv.slice(2);
say(`\n| script | this build${others.map((other) => ` | ${other} | ratio`).join("")} |`);
say(`|---|---:${"|---:|---:".repeat(others.length)}|`);
for (const [what, cost, rows] of [
  [
    `image sequence, ${SCRUB_SECONDS} s of scrubbing`,
    sequenceCost,
    [
      ["ms in all", "time", 0],
      ["frames drawn", "frames", 0],
      ["ms per frame", "share", 2],
      ["canvas, thousand pixels", "pixels", 0],
    ],
  ],
  [
    `particles, ${SCRUB_SECONDS} s`,
    particlesCost,
    [
      ["ms in all", "time", 0],
      ["frames", "frames", 0],
      ["ms per frame", "share", 2],
    ],
  ],
]) {
  const costs = [origin, ...others].map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, at] of [origin, ...others].entries()) costs[index].push(await cost(browser, at));
  }
  for (const [label, key, digits] of rows) {
    const [own, ...theirs] = costs.map((runs) => median(runs.map((run) => run[key])));
    const cells = theirs.flatMap((other) => [other.toFixed(digits), (own / other).toFixed(2)]);
    say(row([`${what}: ${label}`, own.toFixed(digits), ...cells]));
  }
}
await browser.close();
await stop();
