/** The texts of the search dialog and the search page. */
export const words = {
  label: "Search the site",
  placeholder: "What are you looking for?",
  submit: "Search",
} as const;

/** Returns the text on the number of results, followed by `advice` if it is zero. */
export function countText(query: string, count: number, advice: string): string {
  if (count === 0) return `No results for “${query}”. ${advice}`;
  return count === 1 ? `1 result for “${query}”` : `${count} results for “${query}”`;
}
