// Generates core-wasm/data/countries.txt from libphonenumber-js metadata, which is installed into a folder:
//
//   npm install --prefix DIR libphonenumber-js@1.13.16 && node scripts/data/countries.mjs DIR
// The result is committed; the same version of the package and of Node's Unicode data generates the same file.

import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

const VERSION = "1.13.16";
const SOURCE = resolve(process.argv[2] ?? ".", "node_modules/libphonenumber-js");
const TARGET = new URL("../../core-wasm/data/countries.txt", import.meta.url);

/** Number of random numbers of each length per two-digit prefix. */
const SAMPLES = 40;
/** Weight of a number of the usual length, taken from the mobile example, relative to other lengths. */
const USUAL_LENGTH_WEIGHT = 3;
/** Longest prefix of a territory that is searched for, in digits. */
const TERRITORY_DEPTH = 5;

const read = (name) => JSON.parse(readFileSync(resolve(SOURCE, name), "utf8"));
if (read("package.json").version !== VERSION) throw new Error(`expected libphonenumber-js ${VERSION}`);
const metadata = read("metadata.max.json");
const mobileExamples = read("examples.mobile.json");

// Positions in a country's record, from the package's source/metadata.js.
const [DIAL, GENERAL, LENGTHS, FORMATS, TRUNK, LEADING, TYPES] = [0, 2, 3, 4, 5, 10, 11];
const [FIXED_LINE, MOBILE] = [0, 1];
/** Kinds of numbers on which a person or a company can be called back: all but premium rate, voicemail and pagers. */
const CALLABLE = [FIXED_LINE, MOBILE, 2, 4, 6, 8, 9];
/** Shortest callable number, in digits, unless it is a fixed or mobile line: shorter ones are services. */
const SHORTEST_SERVICE = 7;
/** Longest international number, in digits (ITU-T E.164). */
const LONGEST = 15;

const anchored = (pattern) => new RegExp(`^(?:${pattern})$`);
const start = (pattern) => new RegExp(`^(?:${pattern})`);

/** A small linear congruential generator, so that the file is reproducible. */
function digitsFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return String((state >>> 16) % 10);
  };
}

function lengthsOf(country) {
  const types = country[TYPES] || [];
  const own = [types[FIXED_LINE], types[MOBILE]].flatMap((type) => (type?.[1] ? type[1] : []));
  return own.length > 0 ? [...new Set(own)] : country[LENGTHS];
}

/** Returns the lengths that a callable number may have, the usual one first. */
function possibleLengths(country, usual) {
  const lengths = new Set([usual]);
  for (const kind of CALLABLE) {
    const type = country[TYPES]?.[kind];
    if (country[TYPES] && !type?.[0]) continue;
    const isLine = kind === FIXED_LINE || kind === MOBILE;
    for (const length of type?.[1] ?? country[LENGTHS])
      if ((isLine || length >= SHORTEST_SERVICE) && country[DIAL].length + length <= LONGEST)
        lengths.add(length);
  }
  return [...lengths];
}

/** Returns the digits with which no number of these lengths begins. */
function impossibleDigits(country, lengths) {
  const general = anchored(country[GENERAL]);
  const next = digitsFrom(1);
  const begins = (digit) => {
    for (let rest = 0; rest < 1000; rest++)
      for (const length of lengths) {
        let number = digit + String(rest).padStart(3, "0");
        while (number.length < length) number += next();
        if (general.test(number.slice(0, length))) return true;
      }
    return false;
  };
  return [..."0123456789"].filter((digit) => !begins(digit)).join("");
}

/** Returns the group sizes of the first format that matches this whole number: "334" for 201 555 0123. */
function groupsOf(formats, number) {
  for (const format of formats) {
    const [pattern, national, leading] = format;
    const international = format[5];
    if (international === "NA") continue;
    const detailed = leading?.[leading.length - 1];
    if (detailed && !start(detailed).test(number)) continue;
    const match = anchored(pattern).exec(number);
    if (!match) continue;
    const order = [...(international || national).matchAll(/\$(\d)/g)].map((token) => Number(token[1]));
    const inOrder = order.length === match.length - 1 && order.every((group, index) => group === index + 1);
    if (!inOrder)
      return match
        .slice(1)
        .map((group) => group.length)
        .join("");
    // Groups without a separator between them count as one.
    const text = (international || national).replace(/^\D*?(?=\$)/, "");
    let sizes = "";
    let open = 0;
    for (const [, group, after] of text.matchAll(/\$(\d)([^$]*)/g)) {
      open += match[Number(group)].length;
      if (after !== "") {
        sizes += open;
        open = 0;
      }
    }
    return open > 0 ? sizes + open : sizes;
  }
  return null;
}

function winner(votes) {
  let best = null;
  for (const [groups, count] of votes) if (best === null || count > votes.get(best)) best = groups;
  return best;
}

/** Returns the most frequent grouping, and the leading digits with another one. */
function grouping(iso, country, usualLength) {
  const formats =
    country[FORMATS] || metadata.countries[metadata.country_calling_codes[country[DIAL]][0]][FORMATS] || [];
  const general = anchored(country[GENERAL]);
  const next = digitsFrom(iso.charCodeAt(0) * 256 + iso.charCodeAt(1));
  const total = new Map();
  const byPrefix = new Map();
  for (let prefix = 0; prefix < 100; prefix++) {
    const digits = String(prefix).padStart(2, "0");
    const votes = new Map();
    for (const length of lengthsOf(country)) {
      for (let sample = 0; sample < SAMPLES; sample++) {
        let number = digits;
        while (number.length < length) number += next();
        if (number.length !== length || !general.test(number)) continue;
        const groups = groupsOf(formats, number);
        if (groups === null) continue;
        const weight = length === usualLength ? USUAL_LENGTH_WEIGHT : 1;
        votes.set(groups, (votes.get(groups) ?? 0) + weight);
        total.set(groups, (total.get(groups) ?? 0) + weight);
      }
    }
    if (votes.size > 0) byPrefix.set(digits, winner(votes));
  }
  const usual = winner(total) ?? "";
  const exceptions = [];
  for (let first = 0; first < 10; first++) {
    const seconds = [...byPrefix].filter(([digits]) => digits[0] === String(first));
    const kinds = new Set(seconds.map(([, groups]) => groups));
    if (kinds.size === 1) {
      const [groups] = kinds;
      if (groups !== usual) exceptions.push([String(first), groups]);
    } else {
      for (const [digits, groups] of seconds) if (groups !== usual) exceptions.push([digits, groups]);
    }
  }
  const byGroups = new Map();
  for (const [prefix, groups] of exceptions) byGroups.set(groups, [...(byGroups.get(groups) ?? []), prefix]);
  return [usual, ...[...byGroups].map(([groups, prefixes]) => `${prefixes.join(",")}:${groups}`)].join(" ");
}

/** Returns the national leading digits that distinguish this territory from the main country of the same code. */
function ownPrefixes(iso, country) {
  const mainIso = metadata.country_calling_codes[country[DIAL]][0];
  if (iso === mainIso) return [];
  const leading = country[LEADING] && start(country[LEADING]);
  const patterns = (record) =>
    [FIXED_LINE, MOBILE]
      .map((type) => record[TYPES]?.[type]?.[0])
      .filter(Boolean)
      .map(anchored);
  const own = patterns(country);
  const main = patterns(metadata.countries[mainIso]);
  const next = digitsFrom(iso.charCodeAt(0) * 256 + iso.charCodeAt(1));
  const found = [];
  const visit = (prefix) => {
    if (prefix.length > 0) {
      if (leading) {
        if (leading.test(prefix)) return void found.push(prefix);
      } else {
        let mine = 0;
        let theirs = 0;
        for (const length of lengthsOf(country)) {
          for (let sample = 0; sample < 300; sample++) {
            let number = prefix;
            while (number.length < length) number += next();
            mine += own.some((pattern) => pattern.test(number));
            theirs += main.some((pattern) => pattern.test(number));
          }
        }
        // The prefix belongs to the territory if it has numbers there and the main country has none.
        if (mine > 0 && theirs === 0) return void found.push(prefix);
        if (mine === 0 && prefix.length >= 3) return;
      }
    }
    if (prefix.length < TERRITORY_DEPTH) for (let digit = 0; digit < 10; digit++) visit(prefix + digit);
  };
  visit("");
  return found;
}

const names = new Intl.DisplayNames(["en"], { type: "region" });
const rows = Object.entries(metadata.countries).map(([iso, country]) => {
  const length = (mobileExamples[iso] ?? "").length || country[LENGTHS][0];
  const lengths = possibleLengths(country, length);
  return {
    iso,
    name: names.of(iso),
    dial: country[DIAL],
    main: metadata.country_calling_codes[country[DIAL]][0] === iso,
    trunk: country[TRUNK] || "",
    lengths: lengths.join(","),
    impossible: impossibleDigits(country, lengths),
    prefixes: ownPrefixes(iso, country).join(","),
    groups: grouping(iso, country, length),
  };
});
const collator = new Intl.Collator("en", { sensitivity: "base" });
rows.sort((left, right) => collator.compare(left.name, right.name));

const header = `# Countries and territories with a dial code, by name. Written by scripts/data/countries.mjs from
# libphonenumber-js ${VERSION} (metadata.max.json, examples.mobile.json); names from Unicode CLDR. Do not edit.
# ISO | name | dial code, * for the main country of a shared one | trunk prefix | lengths of a national number, the usual one first |
# digits with which none begins | national leading digits of a territory that shares its code | usual groups, then leading digits:other groups
`;
const line = (row) =>
  [
    row.iso,
    row.name,
    row.dial + (row.main ? "*" : ""),
    row.trunk,
    row.lengths,
    row.impossible,
    row.prefixes,
    row.groups,
  ].join("|");
writeFileSync(TARGET, `${header}${rows.map(line).join("\n")}\n`);
