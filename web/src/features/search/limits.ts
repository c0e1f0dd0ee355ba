// Limits of the search page (server/src/pages/search.rs). No page's data has them, and the dialog opens on every page.

export const QUERY_MAX_CHARS = 200;

/** Results that are counted: the number has to be that of the page that shows them all. */
export const HITS_MAX = 50;
