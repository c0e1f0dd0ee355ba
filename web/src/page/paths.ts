/** Paths of the core's routes, for views that need them before the core has loaded. */
export const CAREER = "/career";
export const HUB = "/insights";
export const SEARCH = "/search";
