// Runs Lighthouse on pages of a server of its own behind nginx, over TLS and HTTP/2 as visitors get them; run by
// scripts/bench/lighthouse.

import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { nginxVersion, startProxy } from "./nginx.mjs";
import { KINDS, machine, median, row, scratch, seed, startServer } from "./site.mjs";

const require = createRequire(join(process.env.LIGHTHOUSE, "package.json"));
const load = (name) => import(pathToFileURL(require.resolve(name)).href);
const [{ default: lighthouse, desktopConfig }, { launch }] = await Promise.all([
  load("lighthouse"),
  load("chrome-launcher"),
]);

const RUNS = 3;
const PROXY_PORT = 18443;
const say = (line) => process.stdout.write(`${line}\n`);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

const folder = scratch("lighthouse");
seed(folder);
const server = await startServer(folder);
const { origin, stop } = await startProxy(folder, PROXY_PORT, server.origin);
const chrome = await launch({
  chromePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--ignore-certificate-errors"],
});

async function audit(path, mobile, flags) {
  const { lhr } = await lighthouse(
    origin + path,
    { port: chrome.port, logLevel: "error", ...flags },
    mobile ? undefined : desktopConfig,
  );
  return lhr;
}

/** What a failed audit quotes, such as the console's errors and whose they are. */
const messagesOf = ({ details }) =>
  (details?.items ?? []).flatMap(({ description, sourceLocation }) =>
    description ? [[description, sourceLocation?.url].filter(Boolean).join(" ")] : [],
  );

async function measure(path, mobile) {
  const runs = [];
  const applied = [];
  for (let run = 0; run < RUNS; run += 1) {
    runs.push(await audit(path, mobile, { onlyCategories: CATEGORIES }));
    if (mobile)
      applied.push(
        await audit(path, mobile, { onlyCategories: ["performance"], throttlingMethod: "devtools" }),
      );
  }
  const score = (category) =>
    Math.round(100 * median(runs.map((run) => run.categories[category].score ?? 0)));
  const number = (id, of = runs) => median(of.map((run) => run.audits[id].numericValue ?? 0));
  const failed = new Set(
    runs.flatMap((run) =>
      CATEGORIES.slice(1).flatMap((category) =>
        run.categories[category].auditRefs
          .filter(({ id, weight }) => weight > 0 && (run.audits[id].score ?? 1) < 1)
          .map(({ id }) => [id, ...messagesOf(run.audits[id])].join(": ")),
      ),
    ),
  );
  return {
    scores: CATEGORIES.map(score),
    lcp: number("largest-contentful-paint"),
    // Lighthouse throttles desktops too little for a difference.
    appliedLcp: mobile ? number("largest-contentful-paint", applied) : null,
    tbt: number("total-blocking-time"),
    cls: number("cumulative-layout-shift"),
    failed: [...failed],
  };
}

const heading = machine();
// A new browser's first load is slower than any other.
const { environment } = await audit("/", true, { onlyCategories: ["performance"] });
// Lighthouse's own measure of the processor, which it does not correct for.
const processor = `benchmark index ${Math.round(environment.benchmarkIndex)}`;
say(`${heading}, ${processor}; ${nginxVersion()} before the server, median of ${RUNS}\n`);
say(
  "| page | | performance | accessibility | best practices | SEO | LCP s, simulated | LCP s, applied | TBT ms | CLS |",
);
say("|---|---|---:|---:|---:|---:|---:|---:|---:|---:|");
const paths = process.argv.slice(2);
for (const path of paths.length > 0 ? paths : KINDS) {
  for (const mobile of [true, false]) {
    const { scores, lcp, appliedLcp, tbt, cls, failed } = await measure(path, mobile);
    const seconds = [lcp, appliedLcp].map((value) => (value === null ? "–" : (value / 1000).toFixed(2)));
    const cells = [...scores, ...seconds, tbt.toFixed(0), cls.toFixed(3)];
    say(row([`\`${path}\``, mobile ? "mobile" : "desktop", ...cells]));
    if (failed.length > 0) say(`| | | ${failed.join(", ")} | | | | | | | |`);
  }
}

await chrome.kill();
await stop();
await server.stop();
