// MiniSearch over the very words of the site's search index, with the same fields and weights.

import MiniSearch from "minisearch";

/** Weights of core-wasm/src/site/search/index.rs: what a term's posting adds up from. */
const TITLE = 24;
const HEADING = 8;
/** Shortest word that may contain a typo. */
const TYPO_MIN_CHARS = 4;
const MAGIC = "SRCH\x01";
const OPTIONS = {
  idField: "path",
  fields: ["titleWords", "headingWords", "textWords"],
  storeFields: ["title", "kind", "excerpt"],
};
const EXACT = { prefix: true, combineWith: "AND", boost: { titleWords: TITLE, headingWords: HEADING } };
const TYPO = { ...EXACT, fuzzy: (word) => (word.length < TYPO_MIN_CHARS ? false : 1) };

/** Reads the bytes of an index, whose format core-wasm/src/site/search/bytes.rs describes: its pages and its terms. */
export function readIndex(bytes) {
  let at = MAGIC.length;
  if (bytes.toString("latin1", 0, at) !== MAGIC) throw new Error("the search index has another format");
  const number = () => {
    for (let value = 0, shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      value += (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const text = () => {
    const length = number();
    at += length;
    return bytes.toString("utf8", at - length, at);
  };
  const several = (make) => Array.from({ length: number() }, make);
  const pages = several(() => ({ path: text(), title: text(), kind: text(), excerpt: text() }));
  let previous = Buffer.of();
  const terms = several(() => {
    previous = Buffer.concat([previous.subarray(0, number()), Buffer.from(text())]);
    let next = 0;
    const postings = several(() => {
      const page = number() + next;
      next = page + 1;
      return { page, weight: bytes[at++] };
    });
    return { text: previous.toString(), postings };
  });
  return { pages, terms };
}

/** Returns the twin of an index that was read, as the text that a server would send. */
export function twinOf({ pages, terms }) {
  const documents = pages.map((page) => ({ ...page, titleWords: [], headingWords: [], textWords: [] }));
  for (const { text, postings } of terms) {
    for (const { page, weight } of postings) {
      const document = documents[page];
      let rest = weight;
      if (rest >= TITLE) {
        document.titleWords.push(text);
        rest -= TITLE;
      }
      if (rest >= HEADING) {
        document.headingWords.push(text);
        rest -= HEADING;
      }
      document.textWords.push(...Array.from({ length: rest }, () => text));
    }
  }
  const twin = new MiniSearch({
    ...OPTIONS,
    extractField: (document, field) => [document[field]].flat().join(" "),
  });
  twin.addAll(documents);
  return JSON.stringify(twin);
}

/** Loads the twin as a browser would. */
export const loadTwin = (json) => MiniSearch.loadJSON(json, OPTIONS);

/** Searches the twin. Like the core it looks for typos only where nothing matches otherwise. */
export function searchTwin(twin, query, limit) {
  const found = twin.search(query, EXACT);
  return (found.length > 0 ? found : twin.search(query, TYPO)).slice(0, limit);
}
