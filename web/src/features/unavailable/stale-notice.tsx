import { Notice } from "~/ui/notice";
import { TryAgain } from "~/ui/try-again";
import { words } from "./words";

/** A notice that the page is the last copy that the browser has, with an offer to try for a newer one. */
export function StaleNotice() {
  return (
    <Notice>
      {words.stale}
      <TryAgain />
    </Notice>
  );
}
