import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

const read = (...path: string[]) => readFileSync(join(ROOT, ...path), "utf8");
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, word]) => word ?? "");

/**
 * Returns the words that identify the example company, in lower case: names, numbers, towns of its offices, products,
 * people and clients.
 */
export function exampleWords(): string[] {
  const site = read("site.toml");
  const products = readdirSync(join(ROOT, "content/pages/products")).filter((name) => name !== "404.yaml");
  const people = ["leaders", "testimonials", "partners"].map((list) => read("content/lists", `${list}.yaml`));
  const words = [
    ...matches(site, /^(?:name|legal_name|headquarters|phone) = "(.+)"$/gm),
    ...matches(site, /^id = "(.+)"$/gm),
    ...products.flatMap((name) => matches(read("content/pages/products", name), /^label: (.+)$/gm)),
    ...people.flatMap((list) => matches(list, /^\s+-? ?name: ([A-Z].+)$/gm)),
  ];
  const domain = matches(site, /^email = ".+@(.+)"$/gm);
  return [...new Set([...words, ...domain].map((word) => word.toLowerCase()))];
}

/** Returns the words that occur in a text. */
export function wordsIn(text: string, words: readonly string[]): string[] {
  const lower = text.toLowerCase();
  return words.filter((word) => lower.includes(word));
}
