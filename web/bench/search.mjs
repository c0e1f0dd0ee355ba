// Compares the site's search in the core, as browsers run it, with MiniSearch over the same words.

import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { PLANTED } from "./documents.mjs";
import { loadTwin, readIndex, searchTwin, twinOf } from "./search-twin.mjs";
import { demand, median, quantile, ROOT, table, timed } from "./site.mjs";
import { loadModule } from "./wasm.mjs";

/** Loads of an index, and searches for each query; the first tenth, in which compilers warm up, is not counted. */
const LOADS = 50;
const SEARCHES = 100;
const QUERIES_A_KIND = 20;
/** As many as the browser asks for, for its dialog and the number of results. */
const HITS_MAX = 50;
/** The server's brotli for what is not a file. */
const BROTLI_QUALITY = 5;

const whole = (number) => number.toLocaleString("en");

/** Returns about `count` entries at even distances. */
const spread = (list, count) => list.filter((_, place) => place % Math.ceil(list.length / count) === 0);

/** Returns queries of each kind, chosen from an index that was read: the same ones for the same index. */
function queriesOf({ pages, terms }) {
  const plain = terms.filter(({ text }) => /^[a-z]{5,}$/.test(text));
  const common = plain.toSorted((a, b) => b.postings.length - a.postings.length).slice(0, 400);
  const words = (list) => spread(list, QUERIES_A_KIND).map(({ text }) => text);
  const pairs = spread([...pages.keys()], QUERIES_A_KIND).map((page) => {
    const own = common.filter(({ postings }) => postings.some((posting) => posting.page === page));
    return own.slice(-2).map(({ text }) => text);
  });
  const begins = (query) => terms.some(({ text }) => text.startsWith(query));
  const slips = plain.map(({ text }) => text.slice(0, 3) + text.slice(4)).filter((query) => query.length > 5);
  return {
    "one word": [PLANTED, ...words(common)],
    "two words": pairs.filter((pair) => pair.length === 2).map((pair) => pair.join(" ")),
    "the beginning of a word": words(plain).map((text) => text.slice(0, 3)),
    "a word with a typo": [
      PLANTED.replace("kk", "k"),
      ...spread(
        slips.filter((query) => !begins(query)),
        QUERIES_A_KIND,
      ),
    ],
    "no hit": words(plain).map((text) => `${text}zzq`),
  };
}

/** Throws unless both find the same pages, or for typos, which they measure differently, the planted one. */
function compareHits(queries, core, twin, planted) {
  const all = Number.MAX_SAFE_INTEGER;
  const ours = (query) => core.search(query, 0xffff_ffff).map(({ path }) => path);
  const theirs = (query) => searchTwin(twin, query, all).map(({ id }) => id);
  for (const [kind, list] of Object.entries(queries)) {
    demand(list.length > 0, `there are queries of the kind '${kind}'`);
    for (const query of list) {
      const found = [ours(query), theirs(query)].map((paths) => paths.toSorted().join(" "));
      const isTypo = kind === "a word with a typo";
      if (!isTypo) demand(found[0] === found[1], `both find the same for '${query}': ${found.join(" | ")}`);
      demand((kind === "no hit") === (found[0] === ""), `'${query}' finds what its kind says`);
      if (query === list[0] && (isTypo || kind === "one word"))
        demand(
          found.every((paths) => paths === planted),
          `'${query}' finds ${planted} alone: ${found.join(" | ")}`,
        );
    }
  }
}

/** Returns median and 95 % of the times of each contestant's calls, made in turns. */
function race(turns, contestants) {
  const times = contestants.map(() => []);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [place, calls] of contestants.entries()) {
      for (const call of calls) {
        const took = timed(call);
        if (turn >= turns / 10) times[place].push(took);
      }
    }
  }
  return times.map((list) => [median(list), quantile(list, 0.95)]);
}

/** Measures the search in the core, as browsers run it, beside MiniSearch. Returns the index as it was read. */
export async function browserSearch(origin, planted) {
  const get = (coding) => fetch(`${origin}/search-index.bin`, { headers: { "accept-encoding": coding } });
  const bytes = Buffer.from(await (await get("identity")).arrayBuffer());
  const sent = Number((await get("br")).headers.get("content-length"));
  const index = readIndex(bytes);
  const json = twinOf(index);
  const compressed = brotliCompressSync(json, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
  }).length;

  const { SearchIndex } = await loadModule(join(ROOT, "pkg"), "core_wasm");
  const loads = race(LOADS, [[() => new SearchIndex(bytes).free()], [() => loadTwin(json)]]);
  const [core, twin] = [new SearchIndex(bytes), loadTwin(json)];
  const queries = queriesOf(index);
  compareHits(queries, core, twin, planted);

  const cells = ([half, most], format) => [format(half), most === undefined ? "" : format(most)];
  const line = (label, [ours, theirs], format) => [
    label,
    ...cells(ours, format),
    ...cells(theirs, format),
    (ours[0] / theirs[0]).toFixed(2),
  ];
  const searches = Object.entries(queries).map(([kind, list]) => {
    const results = race(SEARCHES, [
      list.map((query) => () => core.search(query, HITS_MAX)),
      list.map((query) => () => searchTwin(twin, query, HITS_MAX)),
    ]);
    return line(`${kind}, µs`, results, (took) => (took * 1000).toFixed(0));
  });
  table(
    [
      `${whole(index.pages.length)} pages, ${whole(index.terms.length)} words`,
      "core, median",
      "95 %",
      "MiniSearch, median",
      "95 %",
      "core ÷ MiniSearch",
    ],
    [
      line("index, bytes", [[bytes.length], [Buffer.byteLength(json)]], whole),
      line(`index in brotli ${BROTLI_QUALITY}, bytes`, [[sent], [compressed]], whole),
      line("loading it, ms", loads, (took) => took.toFixed(2)),
      ...searches,
    ],
  );
  core.free();
  return index;
}
