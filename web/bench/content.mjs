// Measures a site of many documents: import beside Hugo, search beside MiniSearch, start, memory and a change; run by
// scripts/bench/content.

import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { FOLDERS, PLANTED, writeDocuments } from "./documents.mjs";
import { STARTS, startCells } from "./first-page.mjs";
import { buildHugoSite, hugoPages, hugoVersion, writeHugoSite } from "./hugo.mjs";
import { browserSearch } from "./search.mjs";
import {
  demand,
  KINDS,
  machine,
  median,
  quantile,
  ROOT,
  SERVER,
  scratch,
  seed,
  settings,
  startServer,
  table,
  timed,
  waitUntilIdle,
} from "./site.mjs";

const DOCUMENTS = Number(process.env.DOCUMENTS ?? 1000);
const RUNS = 5;
const PAGE_SEARCHES = 200;
const PAGES_SERVED = 200;
const CHANGES = 10;
/** Pause between two looks at a page, and the longest wait for a change, in milliseconds. */
const REST = 10;
const PATIENCE = 60_000;

const say = (line) => process.stdout.write(`${line}\n`);
const ms = (value) => value.toFixed(value < 10 ? 1 : 0);
const whole = (number) => number.toLocaleString("en");

/** Runs one of the editor's commands on a folder's database, and demands that it says something. */
function command(folder, name, content, says) {
  const said = execFileSync(SERVER, ["content", name, content], {
    cwd: folder,
    env: settings(folder),
    encoding: "utf8",
  });
  demand(said.includes(says), `content ${name} says '${says}', not: ${said}`);
}

/** Gives a document another title. */
function retitle(content, document, title) {
  const file = join(content, document.file);
  writeFileSync(file, readFileSync(file, "utf8").replace(/^title: .*$/m, `title: ${JSON.stringify(title)}`));
}

/** Measures check and imports beside Hugo, in turns. Returns a folder whose database holds everything. */
function imports(content, documents) {
  const hugo = scratch("hugo");
  const files = documents.map(({ file }) => file);
  writeHugoSite(hugo, content, files);
  const names = {
    check: "`server content check`",
    first: "first `server content import`",
    again: "import, nothing changed",
    one: "import, one document changed",
    hugo: "Hugo builds its site, cold",
  };
  const times = Object.fromEntries(Object.keys(names).map((name) => [name, []]));
  let folder = "";
  for (let run = 0; run < RUNS; run += 1) {
    folder = scratch("content");
    seed(folder);
    times.check.push(timed(() => command(folder, "check", content, "The folder is in order")));
    times.first.push(timed(() => command(folder, "import", content, `${DOCUMENTS} added, 0 updated`)));
    times.again.push(timed(() => command(folder, "import", content, "0 added, 0 updated, 0 removed")));
    retitle(content, documents[0], `Edition ${run}`);
    times.one.push(timed(() => command(folder, "import", content, "0 added, 1 updated, 0 removed")));
    const built = join(hugo, `public-${run}`);
    times.hugo.push(timed(() => buildHugoSite(hugo, built)));
    demand(hugoPages(built, FOLDERS) === DOCUMENTS, `Hugo builds ${DOCUMENTS} pages`);
  }
  const rows = Object.entries(names).map(([name, label]) => {
    const spread = [0.5, 0, 1].map((share) => ms(quantile(times[name], share)));
    return [label, ...spread, (median(times[name]) / median(times.hugo)).toFixed(2)];
  });
  table([`${whole(DOCUMENTS)} documents beside the example's`, "median ms", "least", "most", "÷ Hugo"], rows);
  say("");
  say(
    `Hugo makes ${whole(DOCUMENTS)} finished pages of the same files. The import checks the texts and stores them with ` +
      "their history; pages are rendered later, by the running server. So the ratio compares what an editor waits for, " +
      "not the same work.",
  );
  return folder;
}

/** Measures the search page, a different query each time, one after another. */
async function pageSearch(origin, { terms }, planted) {
  demand(
    (await rendered(origin, `/search?q=${PLANTED}`)).includes(`href="${planted}"`),
    "the search page finds it",
  );
  const words = terms.filter(({ text, postings }) => /^[a-z]{5,}$/.test(text) && postings.length > 1);
  const times = [];
  for (let turn = 0; turn < PAGE_SEARCHES; turn += 1) {
    const [first, second] = [turn, turn * 7 + 3].map((place) => words[place % words.length].text);
    const started = performance.now();
    await rendered(origin, `/search?q=${first}+${second}`);
    times.push(performance.now() - started);
  }
  table(
    ["`GET /search?q=`, rendered for each", "median ms", "95 %"],
    [[`${PAGE_SEARCHES} queries of two words, one at a time`, ms(median(times)), ms(quantile(times, 0.95))]],
  );
}

/** Returns a page, and demands that the server rendered it. */
async function rendered(origin, path) {
  const response = await fetch(origin + path);
  const html = await response.text();
  demand(response.status === 200 && html.includes("<main"), `${path} is rendered: ${response.status}`);
  return html;
}

/** Starts a server, waits until it has rendered all pages ahead, and asks for some, one after another. */
async function served(folder, paths) {
  const began = performance.now();
  const server = await startServer(folder);
  await waitUntilIdle(server.child.pid);
  const ahead = (performance.now() - began) / 1000;
  const times = [];
  for (let turn = 0; turn < PAGES_SERVED; turn += 1) {
    const started = performance.now();
    await rendered(server.origin, paths[turn % paths.length]);
    times.push(performance.now() - started);
  }
  return { server, cells: [ahead.toFixed(1), ms(median(times)), server.memory().now.toFixed(0)] };
}

/** Measures how long after an import visitors see the changed post, on its page and in the list. */
async function changes(server, folder, content, post) {
  const places = { "on its page": `/blog/${post.slug}`, "in the list of posts": "/insights?tab=blog" };
  const seen = Object.fromEntries(Object.keys(places).map((place) => [place, []]));
  for (let change = 1; change <= CHANGES; change += 1) {
    const title = `Edition ${change} of ${CHANGES}`;
    retitle(content, post, title);
    command(folder, "import", content, "0 added, 1 updated, 0 removed");
    const ended = performance.now();
    await Promise.all(
      Object.entries(places).map(async ([place, path]) => {
        while (!(await rendered(server.origin, path)).includes(title)) {
          demand(performance.now() - ended < PATIENCE, `a change is seen ${place}`);
          await pause(REST);
        }
        seen[place].push(performance.now() - ended);
      }),
    );
  }
  table(
    ["from the end of an import until a changed post is seen", "median ms", `most of ${CHANGES}`],
    Object.entries(seen).map(([place, times]) => [place, ms(median(times)), ms(Math.max(...times))]),
  );
}

const heading = machine();
const content = scratch("documents");
cpSync(join(ROOT, "content"), content, { recursive: true });
const documents = writeDocuments(content, DOCUMENTS);
const { version } = JSON.parse(
  readFileSync(join(ROOT, "web/bench/node_modules/minisearch/package.json"), "utf8"),
);
say(
  `${heading}; ${whole(DOCUMENTS)} documents; ${hugoVersion()}, MiniSearch ${version}, Node ${process.version}; ` +
    `${RUNS} imports and ${STARTS} starts each`,
);

const full = imports(content, documents);
const example = scratch("example");
seed(example);
const starts = [await startCells(example), await startCells(full)];

const before = await served(example, KINDS);
await before.server.stop();
const pages = documents.filter(({ kind }) => kind !== "news").map(({ kind, slug }) => `/${kind}/${slug}`);
const { server, cells } = await served(full, pages);
table(
  [
    "from exec to the first 200 on `/`",
    "median ms",
    "least",
    "most",
    "rendered",
    "all pages rendered ahead, s",
    `then ${PAGES_SERVED} pages, median ms`,
    "MiB",
  ],
  [
    ["the example content", ...starts[0], ...before.cells],
    [`and ${whole(DOCUMENTS)} documents`, ...starts[1], ...cells],
  ],
);

const { kind, slug } = documents.find(({ title }) => title.includes(PLANTED));
const planted = `/${kind}/${slug}`;
const index = await browserSearch(server.origin, planted);
await pageSearch(server.origin, index, planted);
await changes(
  server,
  full,
  content,
  documents.findLast((document) => document.kind === "blog"),
);
await server.stop();
