// Runs Mozilla's HTTP Observatory against a server behind a proxy that terminates TLS, as in a deployment. Run by
// scripts/bench/headers.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { machine, row, scratch, seed, startServer } from "./site.mjs";

const PAGES = ["/", "/contacts", "/insights", "/api/docs", "/api/openapi.json", "/nowhere-at-all"];
const BEST = "A+";
const scanner = join(process.env.OBSERVATORY, "node_modules/@mdn/mdn-http-observatory");
const load = (file) => import(pathToFileURL(join(scanner, "src", file)).href);
// The browsers' preload list, which the scanner normally downloads. localhost is not in it.
const preloaded = join(scanner, "conf/hsts-preload.json");
if (!existsSync(preloaded)) writeFileSync(preloaded, "{}");
const [{ retrieve }, { ALL_TESTS }, grader, { MINIMUM_SCORE_FOR_EXTRA_CREDIT }] = await Promise.all([
  load("retriever/retriever.js"),
  load("constants.js"),
  load("grader/grader.js"),
  load("grader/charts.js"),
]);
const say = (line) => process.stdout.write(`${line}\n`);
const listen = (server) =>
  new Promise((resolve) => server.listen(0, "localhost", () => resolve(server.address().port)));

const folder = scratch("headers");
const proxy = createTlsServer(
  { key: readFileSync(process.env.TLS_KEY), cert: readFileSync(process.env.TLS_CERTIFICATE) },
  (incoming, response) => {
    const { method, url, headers } = incoming;
    const outgoing = request(site.origin + url, { method, headers }, (upstream) => {
      response.writeHead(upstream.statusCode, upstream.rawHeaders);
      upstream.pipe(response);
    });
    incoming.pipe(outgoing);
  },
);
const httpsPort = await listen(proxy);
const origin = `https://localhost:${httpsPort}`;
const httpPort = await listen(
  createServer((incoming, response) => response.writeHead(301, { location: origin + incoming.url }).end()),
);
seed(folder);
const site = await startServer(folder, { PUBLIC_URL: origin });

say(`${machine()}; @mdn/mdn-http-observatory ${process.env.OBSERVATORY_VERSION}`);
say("");
say(row(["answer", "grade", "score", "tests passed", "not passed"]));
say(row(["---", "---", "---:", "---:", "---"]));
let worst = BEST;
for (const path of PAGES) {
  const responses = await retrieve("localhost", { httpPort, httpsPort, path });
  const results = ALL_TESTS.map((test) => test(responses));
  const modifiers = results.map(({ result }) => grader.getScoreModifier(result));
  const base = modifiers.filter((modifier) => modifier < 0).reduce((sum, modifier) => sum + modifier, 100);
  // Extra credit counts only from this score on, as in the scanner itself.
  const score =
    base >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? modifiers.reduce((sum, modifier) => sum + modifier, 100) : base;
  const { grade } = grader.getGradeForScore(score);
  if (grade !== BEST) worst = grade;
  const failed = results.filter(({ pass }) => !pass).map(({ result }) => result);
  say(
    row([
      `\`${path}\``,
      grade,
      score,
      `${results.length - failed.length} of ${results.length}`,
      failed.join(", "),
    ]),
  );
}
await site.stop();
if (worst !== BEST) say(`\nNot every answer has the best grade.`);
process.exit(worst === BEST ? 0 : 1);
