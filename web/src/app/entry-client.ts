// The start of the page, from top to bottom. The server's page is complete: it is painted first, then hydrated.
import "~/styles/index.css";
import { setPlainStyles } from "./plain-styles";
import { restoreText, textOfTrappedTab } from "./trapped-tab";

/** The document's own address, from which `location` differs after Back to an earlier page. */
const entered = location.pathname + location.search;

/** Buttons that were pressed while the scripts that they need were loading. */
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
  // A background tab does not paint.
  if (document.visibilityState === "hidden") return;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Loads the modules that the document lists, all at once. Their media query keeps them from loading before. */
function preloadModules(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload][media]")) {
    const active = link.cloneNode() as HTMLLinkElement;
    active.removeAttribute("media");
    link.replaceWith(active);
  }
}

async function boot(): Promise<void> {
  await painted();
  const text = textOfTrappedTab();
  if (text) {
    setPlainStyles(true);
    restoreText(text);
    return;
  }
  preloadModules();
  const { start } = await import("./start");
  await start(entered);
  removeEventListener("click", addPress);
  for (const button of presses) button.click();
}

boot().catch((error: unknown) => {
  // Without the application the page works as it does without scripts.
  setPlainStyles(true);
  reportError(error);
});
