import { sendTrap } from "~/api/send-report";
import { onCoreTrap } from "~/core/load";

/** Reports a trap of the core once, with the name of the first page's route or kind. */
export function reportTrap(route: string): void {
  onCoreTrap((cause) => sendTrap(route, cause instanceof Error ? cause.message : ""));
}
