// The boot, from top to bottom. The server's page is complete: it is painted first, then hydrated.
import "~/styles/index.css";
import { setPlainStyles } from "./plain-styles";
import { putBack, textBeforeTrap } from "./trapped-tab";

/** The document's own address. The browser's differs once the visitor goes back to an earlier page. */
const entered = location.pathname + location.search;

/** Presses on buttons that need scripts, while the scripts load. */
const presses: HTMLElement[] = [];
const addPress = ({ target }: MouseEvent): void => {
  const button = (target as Element).closest<HTMLElement>("button[type=button]");
  if (button) presses.push(button);
};
addEventListener("click", addPress);

/** Resolves once the document has been parsed and painted. */
async function painted(): Promise<void> {
  if (document.readyState === "loading") {
    await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve, { once: true }));
  }
  // A background tab has no frames.
  if (document.visibilityState === "hidden") return;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

async function boot(): Promise<void> {
  await painted();
  const text = textBeforeTrap();
  if (text) {
    setPlainStyles(true);
    putBack(text);
    return;
  }
  const { start } = await import("./start");
  await start(entered);
  removeEventListener("click", addPress);
  for (const button of presses) button.click();
}

boot().catch((error: unknown) => {
  // The page works as it does without scripts.
  setPlainStyles(true);
  reportError(error);
});
