import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { watchRequests } from "./rest.ts";

export const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

/** Longest wait for something that a test needs, in milliseconds: on a machine that is busy with something else, too. */
export const PATIENCE = 60_000;

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      // Chromium's own sandbox does not start as root, which containers often are.
      "--no-sandbox",
      "--disable-dev-shm-usage",
      // No page of a test reaches anything but its own server.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
    ],
  });
}

export interface WatchedPage {
  readonly page: Page;
  /** Everything that was written to the console, and every error that nobody caught. */
  readonly messages: string[];
  close(): Promise<void>;
}

/** Chromium's word on a preload that waits for more than a few seconds, as it does where the machine is busy with something
 * else. `budgets.test.ts` has every preload used by the time a page is at rest. */
export const isAboutSpeed = (text: string) =>
  text.includes("was preloaded using link preload but not used within");

/** A page in a context of its own, with an eye on its console; without motion, unless the options ask for it. */
export async function open(browser: Browser, options: BrowserContextOptions): Promise<WatchedPage> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const messages: string[] = [];
  watchRequests(page);
  page.on("console", (message) => {
    if (!isAboutSpeed(message.text())) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => messages.push(`uncaught: ${error.message}`));
  return { page, messages, close: () => context.close() };
}

/** The core has loaded and the form listens to it. */
export async function coreReady(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some((entry) => entry.name.includes("core_wasm_bg")),
  );
  // Its picker is the first thing that only the core can fill.
  await page.getByRole("button", { name: /^Country/ }).click();
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("Escape");
}
