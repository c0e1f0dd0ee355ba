import { readFileSync } from "node:fs";

/** A published attack on a page, with its source. */
export interface Attack {
  readonly source: string;
  readonly html: string;
}

interface Group {
  readonly source: string;
  readonly html: readonly string[];
}

/** The files of this folder, by source. Entries must never be removed. */
const FILES = ["ammonia", "dompurify", "html5sec", "owasp"];
/** The collection for the server's tests, one attack per line. */
const SERVERS = new URL("../../../../server/tests/fixtures/sanitising/attacks.txt", import.meta.url);
const ESCAPES: Readonly<Record<string, string>> = { "\\n": "\n", "\\t": "\t", "\\0": "\0", "\\f": "\f" };

export function attacks(): Attack[] {
  const own = FILES.flatMap((file) => {
    const text = readFileSync(new URL(`${file}.json`, import.meta.url), "utf8");
    const groups = JSON.parse(text) as Group[];
    return groups.flatMap(({ source, html }) => html.map((attack) => ({ source, html: attack })));
  });
  const lines = readFileSync(SERVERS, "utf8").split("\n");
  const servers = lines.filter((line) => line !== "" && !line.startsWith("#"));
  const unescaped = servers.map((line) => line.replace(/\\[nt0f]/g, (code) => ESCAPES[code] ?? code));
  return [...own, ...unescaped.map((html) => ({ source: "server/tests/fixtures/sanitising", html }))];
}

/** Returns the short attacks, for single-line fields. */
export function shortAttacks(): string[] {
  const short = attacks().filter(({ html }) => html.length <= 90 && !/[\0\n\f\t]/.test(html));
  return short.filter((_, place) => place % 6 === 0).map(({ html }) => html);
}
