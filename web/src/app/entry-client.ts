import "~/styles/index.css";
import "./early-press";
import { afterFirstPaint } from "./first-paint";
import { setPlainStyles } from "./plain-styles";

/** The document's own address. The browser's is another one once the visitor has gone back to an earlier page. */
const entered = location.pathname + location.search;

/** Most rules that the browser reads in a task, which takes a slow phone 10 ms. */
const RULES_AT_ONCE = 400;

/** See `core/next-task.ts`, whose bundle this script does not wait for. */
async function nextTask(): Promise<void> {
  if (!document.hidden) await new Promise((resolve) => setTimeout(resolve));
}

/** Returns the addresses that an attribute of the document's script lists. */
function addresses(name: "modules" | "stylesheets"): string[] {
  const script = document.querySelector<HTMLElement>("script[data-modules]");
  return script?.dataset[name]?.split(" ").filter(Boolean) ?? [];
}

/**
 * Fetches the modules that the server names in parallel: through imports alone they would be found one after another.
 */
async function fetchModules(): Promise<void> {
  for (const address of addresses("modules")) {
    await nextTask();
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = address;
    document.head.append(link);
  }
}

/** Splits a stylesheet, in which each rule and each group begins a line, into rules with the groups around them. */
function rulesOf(css = ""): string[] {
  const groups: string[] = [];
  const rules: string[] = [];
  for (const line of css.split("\n")) {
    if (line === "}") groups.pop();
    else if (line.endsWith("{")) groups.push(line);
    else rules.push(groups.join("") + line + "}".repeat(groups.length));
  }
  return rules;
}

/**
 * Adds the rules of the stylesheets that the document lacks. With those that it has, the browser would match every
 * element again. Resolves too where that fails.
 */
async function loadStylesheets(): Promise<void> {
  const own = new Set(rulesOf(document.querySelector("style")?.textContent));
  await Promise.allSettled(addresses("stylesheets").map((address) => addRules(address, own)));
}

async function addRules(address: string, own: ReadonlySet<string>): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) return;
  const rules = rulesOf(await response.text()).filter((rule) => !own.has(rule));
  for (let start = 0; start < rules.length; start += RULES_AT_ONCE) {
    await nextTask();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules.slice(start, start + RULES_AT_ONCE).join(""));
    document.adoptedStyleSheets.push(sheet);
  }
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
    await start(entered, setPlainStyles);
  } catch (error) {
    setPlainStyles(true);
    reportError(error);
  }
}

// The server's page is complete: it is painted first, then hydrated.
void afterFirstPaint().then(hydrate);
