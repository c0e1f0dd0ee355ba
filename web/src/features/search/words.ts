/** The words of the search, over the page and as a page. */
export const words = {
  label: "Search the site",
  placeholder: "What are you looking for?",
  submit: "Search",
} as const;

/** The number of results in words; `advice` follows where there are none. */
export function countText(query: string, count: number, advice: string): string {
  if (count === 0) return `No results for “${query}”. ${advice}`;
  return count === 1 ? `1 result for “${query}”` : `${count} results for “${query}”`;
}
