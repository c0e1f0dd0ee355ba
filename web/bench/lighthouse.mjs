// Lighthouse over pages of a server of its own; run by scripts/bench/lighthouse.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const require = createRequire(join(process.env.LIGHTHOUSE, "package.json"));
const load = (name) => import(pathToFileURL(require.resolve(name)).href);
const [{ default: lighthouse, desktopConfig }, { launch }] = await Promise.all([
  load("lighthouse"),
  load("chrome-launcher"),
]);

const RUNS = 3;
const say = (line) => process.stdout.write(`${line}\n`);
const KINDS = [
  "/",
  "/about",
  "/contacts",
  "/cloud-services/faw-xcelerator",
  "/products/govcubes",
  "/industries/public-sector",
  "/success-stories/hcm-efficiency",
  "/insights",
  "/events/ascend-2025",
  "/blog/agentic-ai",
  "/career",
  "/privacy-policy",
  "/oracle-ai-world-2027",
];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

const folder = mkdtempSync(join(tmpdir(), "site-lighthouse-"));
const server = spawn(join(root, "target/release/server"), ["serve"], {
  cwd: root,
  env: {
    ...process.env,
    DATABASE_URL: `sqlite://${join(folder, "site.db")}`,
    PORT: "0",
    LOG: "warn,server=info",
  },
  stdio: ["ignore", "pipe", "pipe"],
});
const origin = await new Promise((resolve, reject) => {
  let said = "";
  const read = (chunk) => {
    said += chunk;
    const found = /Listening on (http:\/\/\S+)/.exec(said)?.[1];
    if (found) resolve(found);
  };
  server.stdout.on("data", read);
  server.stderr.on("data", read);
  server.once("exit", () => reject(new Error(said)));
});

const chrome = await launch({
  chromePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage"],
});

const middle = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

async function measure(path, mobile) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    const flags = { port: chrome.port, logLevel: "error", onlyCategories: CATEGORIES };
    const { lhr } = await lighthouse(origin + path, flags, mobile ? undefined : desktopConfig);
    runs.push(lhr);
  }
  const score = (category) =>
    Math.round(100 * middle(runs.map((run) => run.categories[category].score ?? 0)));
  const number = (audit) => middle(runs.map((run) => run.audits[audit].numericValue ?? 0));
  const failed = new Set(
    runs.flatMap((run) =>
      CATEGORIES.slice(1).flatMap((category) =>
        run.categories[category].auditRefs
          .filter(({ id, weight }) => weight > 0 && (run.audits[id].score ?? 1) < 1)
          .map(({ id }) => id),
      ),
    ),
  );
  return {
    scores: CATEGORIES.map(score),
    lcp: number("largest-contentful-paint"),
    tbt: number("total-blocking-time"),
    cls: number("cumulative-layout-shift"),
    failed: [...failed],
  };
}

say(`${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0].model}, median of ${RUNS}\n`);
say("| page | | performance | accessibility | best practices | SEO | LCP s | TBT ms | CLS |");
say("|---|---|---:|---:|---:|---:|---:|---:|---:|");
const asked = process.argv.slice(2);
for (const path of asked.length > 0 ? asked : KINDS) {
  for (const mobile of [true, false]) {
    const { scores, lcp, tbt, cls, failed } = await measure(path, mobile);
    const cells = [...scores, (lcp / 1000).toFixed(2), tbt.toFixed(0), cls.toFixed(3)];
    say(`| \`${path}\` | ${mobile ? "mobile" : "desktop"} | ${cells.join(" | ")} |`);
    if (failed.length > 0) say(`| | | ${failed.join(", ")} | | | | | | |`);
  }
}

await chrome.kill();
server.kill("SIGTERM");
rmSync(folder, { recursive: true, force: true });
