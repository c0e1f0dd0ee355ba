import { reloadFailedPage } from "~/page/reload";

/** Session storage key of the paths that were reloaded because of a failed removal, one per line. */
const STORAGE_KEY = "failed-node-removal";

/** Maximum number of reloads per session, for pages that keep failing under new paths. */
const RELOADS_MAX = 32;

/** The error messages of Chrome, Firefox and Safari; Safari uses its message for any missing node. */
const FAILED_REMOVAL =
  /Failed to execute 'removeChild' on 'Node'|Node\.removeChild.*not a child of this node|The object can not be found here/;

export type ReloadDecision =
  | { readonly kind: "ignore" | "skip" }
  | { readonly kind: "reload"; readonly stored: string };

/** Decides how to handle an error on the page at `path`: a page is reloaded at most once per session. */
export function decideReload(message: string, stored: string, path: string): ReloadDecision {
  if (!FAILED_REMOVAL.test(message)) return { kind: "ignore" };
  const failed = stored.split("\n").filter(Boolean);
  const clean = path.replaceAll(/\p{Cc}/gu, "");
  if (!clean || failed.includes(clean) || failed.length >= RELOADS_MAX) return { kind: "skip" };
  return { kind: "reload", stored: [...failed, clean].join("\n") };
}

/** Reloads a page when the removal of a node fails: extensions move nodes that React owns, which breaks the view. */
export function guardAgainstLostNodes(): void {
  addEventListener("error", ({ error, message }) => {
    const text = error instanceof Error ? error.message : String(error ?? message);
    const decision = decideReload(text, read(), location.pathname);
    if (decision.kind === "ignore") return;
    // biome-ignore lint/suspicious/noConsole: product requirement: the warning
    console.warn(`A node could not be removed on ${location.pathname}: ${text}`);
    if (decision.kind === "reload" && write(decision.stored)) reloadFailedPage();
  });
}

function read(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? "";
  } catch {
    return "";
  }
}

/** Returns true if the value was stored: without it a reload could repeat forever. */
function write(stored: string): boolean {
  try {
    sessionStorage.setItem(STORAGE_KEY, stored);
    return true;
  } catch {
    return false;
  }
}
