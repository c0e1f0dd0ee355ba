import { existsSync } from "node:fs";
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
  type ViewportSize,
} from "playwright-core";
import { leavePage, takePage } from "./page-pool.ts";
import { watchRequests } from "./rest.ts";

export const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

/** A small laptop of 1366 × 768 below its browser's bars, which leave it 657: here an even number, see `Screen`. */
export const LAPTOP = { width: 1366, height: 656 } as const;

/** Options of a page that may move; others ask for reduced motion. */
export const MOVING = { reducedMotion: "no-preference" } as const;

/** Timeout of a condition in milliseconds; long, because the machine may be busy. */
export const TIMEOUT = 60_000;

/** The shell without windows runs the same engine in two thirds of the time. */
const SHELL = "/usr/bin/chromium-headless-shell";

export interface Screen {
  /**
   * A screen as dense as its pages. Any other has half of their density, since nobody looks: a quarter of the pixels is
   * composed in a third of the time, but a window's width and height have to be even, and so is every scroll's end.
   */
  readonly exact?: boolean;
}

const exactBrowsers = new WeakSet<Browser>();

export async function launch({ exact = false }: Screen = {}): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? (existsSync(SHELL) ? SHELL : "/usr/bin/chromium"),
    args: [
      // Chromium's sandbox does not start as root, which containers often use.
      "--no-sandbox",
      ...(exact ? [] : ["--force-device-scale-factor=0.5"]),
      "--disable-dev-shm-usage",
      // Letters are as wide as in a window: the shell alone would round them to whole pixels.
      "--font-render-hinting=none",
      // Most pages are closed before optimised code pays for itself: journeys take an eighth less time without it.
      "--js-flags=--no-maglev --no-turbofan",
      // Pages can reach only their own server.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
    ],
  });
  if (exact) exactBrowsers.add(browser);
  return browser;
}

export interface WatchedPage {
  readonly page: Page;
  /** Console messages and uncaught errors. */
  readonly messages: string[];
  close(): Promise<void>;
}

/**
 * Returns true for Chromium's warning about a preload that is unused for some seconds, which occurs on a busy machine.
 * `budgets.test.ts` checks that every preload is used once a page is at rest.
 */
export const isUnusedPreloadWarning = (text: string) =>
  text.includes("was preloaded using link preload but not used within");

function expectEven({ width, height }: ViewportSize): void {
  if (width % 2 || height % 2) throw new Error(`A window of ${width} × ${height} needs an exact screen.`);
}

/**
 * Opens a page in a context that no other test uses meanwhile and records its console; with reduced motion, unless the
 * options are `MOVING`.
 */
export async function open(browser: Browser, options: BrowserContextOptions): Promise<WatchedPage> {
  const chosen: BrowserContextOptions = { reducedMotion: "reduce", ...options };
  const page = await takePage(browser, chosen, exactBrowsers.has(browser) ? () => {} : expectEven);
  page.context().setDefaultTimeout(TIMEOUT);
  const messages: string[] = [];
  watchRequests(page);
  page.on("console", (message) => {
    if (!isUnusedPreloadWarning(message.text())) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => messages.push(`uncaught: ${error.message}`));
  return { page, messages, close: () => leavePage(browser, chosen, page) };
}

/** Waits until the core has loaded and drives the form. */
export async function coreReady(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some((entry) => entry.name.includes("core_wasm_bg")),
  );
  // Only the core can fill the country picker.
  await page.getByRole("button", { name: /^Country/ }).click();
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("Escape");
}
