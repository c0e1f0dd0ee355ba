import type { VitalsReport } from "~/generated/contract";

/** Endpoint for reports of page speed and failures; the server only counts them. */
const REPORTS = "/api/vitals/";
/** Maximum length of a message in characters; the rest adds no information. */
const LONGEST_MESSAGE = 120;

/** Sends a report, even while the page is being left. */
export function sendReport(report: VitalsReport): void {
  navigator.sendBeacon(REPORTS, JSON.stringify(report));
}

/** Reports a trap of a WebAssembly module on a page of the route, with the browser's message but without input. */
export function sendTrap(route: string, message: string): void {
  sendReport({ route, trap: message.slice(0, LONGEST_MESSAGE) });
}
