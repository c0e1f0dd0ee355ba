import { sendTrap } from "~/api/send-report";
import { handleTraps } from "~/core/load";
import { unsentText } from "~/features/contact/use-unsent-text";
import { reloadFailedPage } from "~/page/reload";
import { formAt, postByBrowser } from "~/page/submission-stage";
import { markTrapped } from "./trapped-tab";

/**
 * Leaves a page whose core traps: for the response to a form that is being submitted, otherwise for the same page
 * without the core, where the typed text is restored. Reports the trap once, with the name of the first page's route
 * or kind.
 *
 * Runs again at each call of the trapped core: after the response to a form that was being sent, and after a failed
 * attempt to leave.
 */
export function leaveOnTrap(route: string): void {
  let isReported = false;
  let isLeaving = false;
  handleTraps((cause) => {
    if (!isReported) {
      isReported = true;
      markTrapped();
      sendTrap(route, cause instanceof Error ? cause.message : "");
    }
    const waiting = formAt("waiting for the core");
    if (waiting) postByBrowser(waiting);
    if (isLeaving || formAt("left") || formAt("sending") || !navigator.onLine) return;
    // The page is the response to a form, which a reload would post again.
    if (location.pathname.startsWith("/api/")) return;
    // Without storage the next page would trap as well.
    isLeaving = markTrapped(unsentText());
    if (isLeaving) reloadFailedPage(document.querySelector<HTMLElement>("dialog:modal form")?.dataset.page);
  });
}
