import type { CountryChoice } from "~/core/contract";

type Named = Pick<CountryChoice, "iso" | "name">;

/** Null if the names of the core are in the page's language. Created at the first use: a server cannot. */
let names: Intl.DisplayNames | null | undefined;

/** Returns the name of a country in the page's language. */
export function countryName({ iso, name }: Named): string {
  if (names === undefined) {
    const { lang } = document.documentElement;
    names = /^en\b/i.test(lang) ? null : new Intl.DisplayNames([lang], { type: "region" });
  }
  return names?.of(iso) ?? name;
}

/** Returns a text without accents, in lower case. */
const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Returns the countries that match a search by the core's name or dial code, or by the name in the page's language. */
export function searchCountries(
  find: (query: string) => readonly CountryChoice[],
  query: string,
): readonly CountryChoice[] {
  const found = find(query);
  const all = find("");
  if (all.every((country) => countryName(country) === country.name)) return found;
  const term = folded(query.trim());
  const isWanted = (country: CountryChoice) =>
    found.some(({ iso }) => iso === country.iso) || folded(countryName(country)).includes(term);
  const { compare } = new Intl.Collator(document.documentElement.lang);
  return [...all.filter(isWanted)].sort((a, b) => compare(countryName(a), countryName(b)));
}
