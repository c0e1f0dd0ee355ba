import "~/styles/index.css";
import "./early-press";
import { afterFirstPaint } from "./first-paint";
import { setPlainStyles } from "./plain-styles";

/** Returns the addresses that an attribute of the document's script lists. */
function addresses(name: "modules" | "start" | "stylesheets"): string[] {
  const script = document.querySelector<HTMLElement>("script[data-start]");
  return script?.dataset[name]?.split(" ").filter(Boolean) ?? [];
}

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
}

/**
 * Fetches the modules that the server names in parallel: through imports alone they would be found one after another.
 */
function fetchModules(): void {
  for (const address of addresses("modules")) addLink("modulepreload", address);
}

/** Loads the whole stylesheet: the document has only the rules of what it shows. Resolves too where that fails. */
async function loadStylesheets(): Promise<void> {
  const links = addresses("stylesheets").map((address) => addLink("stylesheet", address));
  await Promise.all(
    links.map(
      (link) =>
        new Promise<unknown>((resolve) => {
          link.onload = resolve;
          link.onerror = resolve;
        }),
    ),
  );
}

/** Imports the module that starts the site. An import of its path would bring Vite's helper for preloads along. */
function importStart(): Promise<typeof import("./start")> {
  const [address = ""] = addresses("start");
  return import(/* @vite-ignore */ address);
}

/** Hydrates the page; where its code cannot be had, it becomes what it is without scripts. */
async function hydrate(): Promise<void> {
  try {
    const styled = loadStylesheets();
    fetchModules();
    await styled;
    const { start } = await importStart();
    await start(setPlainStyles);
  } catch (error) {
    setPlainStyles(true);
    reportError(error);
  }
}

// The server's page is complete: it is painted first, then hydrated.
void afterFirstPaint().then(hydrate);
