import { sendTrap } from "~/api/send-report";
import { coreTrap, onCoreFailure } from "~/core/load";

/** Reports a trap of the core once, with the name of the first page's route or kind. */
export function reportTrap(route: string): void {
  onCoreFailure(() => {
    const cause = coreTrap();
    sendTrap(route, cause instanceof Error ? cause.message : "");
  });
}
