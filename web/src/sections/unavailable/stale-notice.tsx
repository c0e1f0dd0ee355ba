import { unavailable } from "~/content/unavailable";
import { Notice } from "~/ui/notice/notice";
import { TryAgain } from "~/ui/try-again/try-again";

/** Says that the page is the last copy that the browser has, and offers a newer one. */
export function StaleNotice() {
  return (
    <Notice>
      {unavailable.stale}
      <TryAgain />
    </Notice>
  );
}
