// Runs Lighthouse on pages of a server behind nginx, over TLS and HTTP/2 as visitors get them; run by
// scripts/bench/lighthouse.

import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { startNginxProxy } from "../lib/proxy.mjs";
import { machine, quantile, scratch, seed, startServer, table } from "./site.mjs";

const require = createRequire(join(process.env.LIGHTHOUSE, "package.json"));
const load = (name) => import(pathToFileURL(require.resolve(name)).href);
const [{ default: lighthouse, desktopConfig }, { launch }] = await Promise.all([
  load("lighthouse"),
  load("chrome-launcher"),
]);

const RUNS = Number(process.env.RUNS ?? 3);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/** One page of each kind. */
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

const folder = scratch("lighthouse");
seed(folder);
const server = await startServer(folder);
const proxy = await startNginxProxy(join(folder, "nginx"), new URL(server.origin).port);
const chrome = await launch({
  chromePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--ignore-certificate-errors"],
});

async function audit(path, mobile) {
  const flags = { port: chrome.port, logLevel: "error", onlyCategories: CATEGORIES };
  const { lhr } = await lighthouse(proxy.origin + path, flags, mobile ? undefined : desktopConfig);
  return lhr;
}

async function measure(path, mobile) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await audit(path, mobile));
  const middle = (value) => quantile(runs.map(value), 0.5);
  const number = (id) => middle(({ audits }) => audits[id].numericValue ?? 0);
  const failed = new Set(
    runs.flatMap(({ audits, categories }) =>
      CATEGORIES.slice(1).flatMap((category) =>
        categories[category].auditRefs
          .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
          .map(({ id }) => id),
      ),
    ),
  );
  const device = mobile ? "mobile" : "desktop";
  return [
    `\`${path}\`, ${[device, ...failed].join(", ")}`,
    ...CATEGORIES.map((category) => Math.round(100 * middle((run) => run.categories[category].score ?? 0))),
    (number("largest-contentful-paint") / 1000).toFixed(2),
    number("total-blocking-time").toFixed(0),
    number("cumulative-layout-shift").toFixed(3),
  ];
}

const heading = machine();
// A new browser's first load is slower than any other.
const { environment } = await audit("/", true);
const rows = [];
const paths = process.argv.slice(2);
for (const path of paths.length > 0 ? paths : KINDS) {
  for (const mobile of [true, false]) rows.push(await measure(path, mobile));
}
process.stdout.write(
  `${heading}, benchmark index ${Math.round(environment.benchmarkIndex)}; median of ${RUNS}\n`,
);
table(["page", ...CATEGORIES, "LCP s", "TBT ms", "CLS"], rows);

await chrome.kill();
await proxy.stop();
await server.stop();
