import { coreTrap, onCoreFailure } from "~/core/load";
import { REPORTS } from "./endpoint";

/** More says nothing more, and a report is small, in characters. */
const LONGEST_MESSAGE = 120;

/** Reports, once, that the core has trapped: the first page's route and what the browser says of it, nothing that was typed. */
export function reportTrap(route: string): void {
  onCoreFailure(() => {
    const cause = coreTrap();
    const message = cause instanceof Error ? cause.message : "";
    navigator.sendBeacon(REPORTS, JSON.stringify({ route, trap: message.slice(0, LONGEST_MESSAGE) }));
  });
}
