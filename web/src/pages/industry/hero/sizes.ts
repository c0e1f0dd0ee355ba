/** How wide the hero's main picture is drawn: wider than its frame, which crops it. */
export const MAIN_SIZES = "(min-width: 1400px) 1160px, (min-width: 1024px) 84vw, 124vw";
