// Content imported while it is read: no request fails, each new text is seen within three seconds

import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { demand, pause, Site } from "./lib/site.mjs";
import { ask } from "./lib/visitors.mjs";

const rounds = Number(process.argv[2] ?? 20);
const readers = Number(process.argv[3] ?? 8);
/** Pause of each reader between requests, in milliseconds. */
const rest = Number(process.argv[4] ?? 250);
/** Longest time from the end of the import until an editor sees the change, in milliseconds. */
const PATIENCE = 3000;
const SEED = resolve(import.meta.dirname, "../../content");
const SLUG = "agentic-ai";
const READ = [
  "/",
  "/insights?tab=blog",
  `/blog/${SLUG}`,
  "/events/gfoa-2025",
  "/career",
  "/sitemap.xml",
  "/api/blog/",
  `/api/blog/${SLUG}/`,
  "/api/event/",
  "/api/careers/jobs/",
  "/blog/feed.xml",
  "/search?q=agent",
  "/search-index.bin",
];

const site = new Site();
const content = join(site.folder, "content");
cpSync(SEED, content, { recursive: true });
site.command("content", "import", content);
await site.start();

const file = join(content, "blog", `${SLUG}.md`);
const text = readFileSync(file, "utf8");
/** Places that show a title, each with its check: a page, the API, the feed, a search, the index for the browser. */
const places = {
  page: async (title) => (await get(`/blog/${SLUG}`)).includes(title),
  list: async (title) => (await get("/insights?tab=blog")).includes(title),
  API: async (title) => JSON.parse(await get(`/api/blog/${SLUG}/`)).data.title === title,
  feed: async (title) => (await get("/blog/feed.xml")).includes(title),
  search: async (title) => (await get(`/search?q=${title.split(" ")[1]}`)).includes(title),
  index: async (title) => (await get("/search-index.bin")).includes(title),
};

async function get(path) {
  const answer = await ask(site.port, "GET", path);
  demand(answer.status === 200, `${path} is answered, not ${answer.status || answer.cause}`);
  return answer.text;
}

const outcomes = new Map();
let reading = true;
const load = Array.from({ length: readers }, async (_, place) => {
  for (let turn = place; reading; turn += 1) {
    const answer = await ask(site.port, "GET", READ[turn % READ.length]);
    const what = answer.status || answer.cause;
    outcomes.set(what, (outcomes.get(what) ?? 0) + 1);
    await pause(rest);
  }
});

const seen = Object.fromEntries(Object.keys(places).map((name) => [name, []]));
const imports = [];
const started = performance.now();
for (let round = 1; round <= rounds; round += 1) {
  const title = `Edition quokka${round} of agents`;
  writeFileSync(file, text.replace(/^title: .*$/m, `title: "${title}"`));
  const began = performance.now();
  const { code, said } = await site.commandBeside(["content", "import", content]);
  demand(code === 0 && said.includes("1 updated"), `import ${round} changes one text: ${said}`);
  const ended = performance.now();
  imports.push(ended - began);
  await Promise.all(
    Object.entries(places).map(async ([name, shows]) => {
      for (let shown = false; !shown; ) {
        shown = await shows(title);
        const after = performance.now() - ended;
        demand(after < PATIENCE, `round ${round}: the ${name} shows the new text in time`);
        if (shown) seen[name].push(after);
        else await pause(25);
      }
    }),
  );
}
const seconds = (performance.now() - started) / 1000;
reading = false;
await Promise.all(load);

const worst = (values) => Math.max(...values).toFixed(0);
const half = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)].toFixed(0);
const requests = [...outcomes.values()].reduce((sum, times) => sum + times, 0);
const answers = [...outcomes].map(([what, times]) => `${what}: ${times}`).join(", ");
console.log(
  `${requests} requests by ${readers} readers who rest ${rest} ms, in ${seconds.toFixed(0)} s; ${answers}`,
);
console.log(`${rounds} imports, ${half(imports)} ms (half), ${worst(imports)} ms (the slowest)`);
for (const [name, times] of Object.entries(seen))
  console.log(`seen in the ${name} after ${half(times)} ms (half), ${worst(times)} ms (the slowest)`);
demand(outcomes.size === 1 && outcomes.has(200), "no request failed");
demand(Object.values(seen).flat().length === rounds * Object.keys(places).length, "every text was seen");
await site.stop();
site.remove();
console.log("PROVED");
process.exit(0);
