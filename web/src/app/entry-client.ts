import "~/styles/index.css";
import "./early-press";
import { afterFirstPaint } from "./first-paint";
import { setPlainStyles } from "./plain-styles";

/**
 * Resolves in a new task, before which the browser can take presses and paint. Not by a timer, since those of a tab in
 * the background come once a second.
 */
function nextTask(): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}

/** Returns the addresses that an attribute of the document's script lists. */
function addresses(name: "modules" | "stylesheets"): string[] {
  const script = document.querySelector<HTMLElement>("script[data-modules]");
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
async function fetchModules(): Promise<void> {
  for (const address of addresses("modules")) {
    await nextTask();
    addLink("modulepreload", address);
  }
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

/**
 * Imports the modules that the server names, one a task, and returns the last: the one that starts the site. By its path
 * it would bring Vite's helper for preloads along.
 */
async function importStart(): Promise<typeof import("./start")> {
  let imported: unknown;
  for (const address of addresses("modules")) {
    await nextTask();
    imported = await import(/* @vite-ignore */ address);
  }
  return imported as typeof import("./start");
}

/** Hydrates the page; where its code cannot be had, it becomes what it is without scripts. */
async function hydrate(): Promise<void> {
  try {
    const styled = loadStylesheets();
    void fetchModules();
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
