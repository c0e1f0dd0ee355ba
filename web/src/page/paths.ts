/** Paths of the core's routes, for views that name them before the core is there. */
export const CAREER = "/career";
export const HUB = "/insights";
export const SEARCH = "/search";
