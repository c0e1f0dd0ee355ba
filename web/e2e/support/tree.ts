import type { CDPSession, Locator, Page } from "playwright-core";
import { idle } from "./rest.ts";

/** The fields of Chromium's node that are read here. */
interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly value?: { readonly value: string | number };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
}

/** States that screen readers announce. */
const STATES = new Set([
  "checked",
  "disabled",
  "expanded",
  "hasPopup",
  "invalid",
  "level",
  "live",
  "modal",
  "multiline",
  "pressed",
  "required",
  "readonly",
  "roledescription",
  "selected",
]);

/** Roles without a meaning of their own, replaced by their content. */
const BOXES = new Set(["generic", "none", "InlineTextBox", "LineBreak", "ListMarker", "LayoutTable"]);

/** Roles whose content is announced as the name or value of a control. */
const NAMING = new Set(["LabelText", "Legend", "textbox", "combobox", "radio", "checkbox", "option"]);

const NAMING_ONLY = new Set(["LabelText", "Legend"]);

/** Stands for a name that contains every text below it. */
const ALL = "\u0000";

/** Returns the tree once it is stable: content that fades in joins it when it becomes visible. */
export async function settledTree(page: Page, root: Locator): Promise<string> {
  let before = "";
  for (;;) {
    const now = await accessibilityTree(page, root);
    if (now === before) return now;
    before = now;
    await idle(page);
    await page.waitForTimeout(400);
  }
}

/** Returns Chromium's accessibility tree below an element: one line per node, with role, name and states. */
async function accessibilityTree(page: Page, root: Locator): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Accessibility.enable");
  const { nodes } = (await cdp.send("Accessibility.getFullAXTree")) as { nodes: AxNode[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const backendId = await backendNodeId(cdp, root);
  const top = nodes.find((node) => node.backendDOMNodeId === backendId);
  if (!top) throw new Error("the element is not in the tree");
  const lines = await render(cdp, byId, top, 0, "");
  await cdp.detach();
  return `${lines.join("\n")}\n`;
}

async function render(
  cdp: CDPSession,
  byId: ReadonlyMap<string, AxNode>,
  node: AxNode,
  depth: number,
  said: string,
): Promise<string[]> {
  const role = node.role?.value ?? "none";
  const name = node.name?.value.trim() ?? "";
  const named = role === "StaticText" && (said === ALL || said.includes(name));
  // Versions of Chromium differ in whether they report a form without a name.
  const isBox = BOXES.has(role) || (role === "form" && name === "");
  const shown = !node.ignored && !isBox && !NAMING_ONLY.has(role) && !named;
  const lines: string[] = [];
  if (shown) lines.push("  ".repeat(depth) + (await describe(cdp, node, role, name)));
  // Text is shown once: as the name of the element that it labels.
  const within = NAMING.has(role) ? ALL : shown && role !== "StaticText" && name !== "" ? name : said;
  for (const id of node.childIds ?? []) {
    const child = byId.get(id);
    if (child) lines.push(...(await render(cdp, byId, child, shown ? depth + 1 : depth, within)));
  }
  return lines;
}

async function describe(cdp: CDPSession, node: AxNode, role: string, name: string): Promise<string> {
  const states: string[] = [];
  for (const { name: state, value } of node.properties ?? []) {
    const said = String(value.value ?? "");
    if (STATES.has(state) && said !== "" && said !== "false") {
      states.push(said === "true" ? state : `${state}=${said}`);
    } else if (state === "expanded") states.push("collapsed");
  }
  const current = await attribute(cdp, node, "aria-current");
  if (current !== null) states.push(`current=${current}`);
  const value = node.value ? String(node.value.value) : "";
  return [
    role,
    name === "" ? "" : JSON.stringify(name),
    ...states.sort().map((state) => `[${state}]`),
    value === "" ? "" : `value=${JSON.stringify(value)}`,
    node.description?.value ? `description=${JSON.stringify(node.description.value)}` : "",
  ]
    .filter((part) => part !== "")
    .join(" ");
}

/**
 * Returns an attribute of a node. Chromium's protocol omits `aria-current`, although it reports it to screen readers.
 */
async function attribute(
  cdp: CDPSession,
  { backendDOMNodeId }: AxNode,
  name: string,
): Promise<string | null> {
  if (backendDOMNodeId === undefined) return null;
  const { node } = await cdp.send("DOM.describeNode", { backendNodeId: backendDOMNodeId });
  const attributes = node.attributes ?? [];
  const at = attributes.findIndex((word, index) => index % 2 === 0 && word === name);
  return at < 0 ? null : (attributes[at + 1] ?? null);
}

async function backendNodeId(cdp: CDPSession, root: Locator): Promise<number> {
  const mark = "data-tree-root";
  await root.evaluate((element, name) => element.setAttribute(name, ""), mark);
  const { root: document } = await cdp.send("DOM.getDocument", { depth: 0 });
  const { nodeId } = await cdp.send("DOM.querySelector", { nodeId: document.nodeId, selector: `[${mark}]` });
  const { node } = await cdp.send("DOM.describeNode", { nodeId });
  await root.evaluate((element, name) => element.removeAttribute(name), mark);
  return node.backendNodeId;
}
