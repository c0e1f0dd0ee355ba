import type { Contestant, FilledForm } from "./contestant.ts";
import { load as loadCore } from "./contestants/core.ts";
import { load as loadHandWritten } from "./contestants/hand-written.ts";
import { load as loadLibphonenumber } from "./contestants/libphonenumber.ts";
import { load as loadValibot } from "./contestants/valibot.ts";
import { load as loadZod } from "./contestants/zod.ts";

/** Rounds, each with one batch per contestant in turn, so that any slowdown of the machine affects all of them. */
const ROUNDS = 41;
/** Length of a batch in milliseconds: far above the clock's resolution. */
const BATCH_MS = 8;

const VALID: FilledForm = {
  fullName: "Ada Lovelace",
  email: "ada@example.org",
  phone: "+12015550123",
  company: "Engines",
  service: "Generative AI",
  description: "We would like to hear more about it.",
  privacy: true,
};
const NAMES = ["A", "Ad", "Ada", "Ada ", "Ada L", "Ada Lo1", "Ada Lovelace", "അഡാ"];
const PHONES = ["+1", "+12", "+1201", "+12015", "+12015550", "+120155501", "+12015550123"];

/** Nanoseconds per call, over all rounds. */
export interface Row {
  readonly work: string;
  readonly contestant: string;
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

type Work = () => unknown;

/** Returns the compared operations, each with its contestants. */
function works(contestants: ReadonlyMap<string, Contestant>): Map<string, Map<string, Work>> {
  const all = new Map<string, Map<string, Work>>();
  const add = (work: string, make: (contestant: Contestant) => Work | undefined) => {
    const row = new Map<string, Work>();
    for (const [name, contestant] of contestants) {
      const made = make(contestant);
      if (made) row.set(name, made);
    }
    all.set(work, row);
  };
  const cycle = (texts: readonly string[], key: ((text: string) => string) | undefined) => {
    let at = 0;
    return key && (() => key(texts[at++ % texts.length] ?? ""));
  };
  add("form, valid", ({ form }) => form?.(VALID));
  add("form, one error", ({ form }) => form?.({ ...VALID, email: "ada@example" }));
  add("key in name", ({ nameKey }) => cycle(NAMES, nameKey));
  add("key in phone", ({ phoneKey }) => cycle(PHONES, phoneKey));
  add("snapshot()", ({ snapshot }) => snapshot);
  return all;
}

/** Checks that all contestants return the same results, before they are timed. */
function agree(contestants: ReadonlyMap<string, Contestant>): void {
  const differ = (work: string, answers: ReadonlyMap<string, string>) => {
    if (new Set(answers.values()).size > 1)
      throw new Error(`${work}: ${JSON.stringify(Object.fromEntries(answers))}`);
  };
  const ask = (work: string, answer: (contestant: Contestant) => string | undefined) => {
    const answers = new Map<string, string>();
    for (const [name, contestant] of contestants) {
      const given = answer(contestant);
      if (given !== undefined) answers.set(name, given);
    }
    differ(work, answers);
  };
  for (const wrong of [{}, { email: "ada@example" }, { phone: "+1201", privacy: false }, { fullName: " " }]) {
    ask(JSON.stringify(wrong), ({ form }) => form && [...new Set(form({ ...VALID, ...wrong })())].join());
  }
  for (const text of NAMES) ask(text, ({ nameKey }) => nameKey?.(text));
  ask("+12015550123", ({ phoneKey }) => phoneKey?.("+12015550123"));
}

let sink: unknown;

function time(work: Work, calls: number): number {
  const before = performance.now();
  for (let call = 0; call < calls; call += 1) sink = work();
  return performance.now() - before;
}

/** Returns the number of calls per batch. */
function calibrate(work: Work): number {
  let calls = 64;
  while (time(work, calls) < BATCH_MS) calls *= 2;
  return calls;
}

export async function measure(): Promise<readonly Row[]> {
  const contestants = new Map<string, Contestant>([
    ["core-wasm", await loadCore()],
    ["hand-written", loadHandWritten()],
    ["zod", loadZod()],
    ["valibot", loadValibot()],
    ["libphonenumber-js", loadLibphonenumber()],
  ]);
  agree(contestants);
  const rows: Row[] = [];
  for (const [work, entrants] of works(contestants)) {
    const calls = new Map([...entrants].map(([name, entrant]) => [name, calibrate(entrant)]));
    const times = new Map([...entrants.keys()].map((name) => [name, [] as number[]]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, entrant] of entrants) {
        const count = calls.get(name) ?? 1;
        times.get(name)?.push((time(entrant, count) * 1e6) / count);
      }
    }
    for (const [contestant, taken] of times) {
      taken.sort((one, other) => one - other);
      const at = (share: number) => taken[Math.round((taken.length - 1) * share)] ?? 0;
      rows.push({ work, contestant, median: at(0.5), low: at(0.1), high: at(0.9) });
    }
  }
  return sink === rows ? [] : rows;
}
