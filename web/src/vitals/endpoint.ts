/** Where pages report how fast they were, and what failed. The server counts the report and forgets it. */
export const REPORTS = "/api/vitals/";
