/** How wide the hero's main picture stands. */
export const MAIN_SIZES = "(min-width: 1400px) 620px, (min-width: 1024px) 46vw, 92vw";
