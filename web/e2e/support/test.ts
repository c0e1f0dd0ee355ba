import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
  type ViewportSize,
} from "@playwright/test";
import { watchRequests } from "./rest.ts";
import { type SiteOptions, startServer, type TestServer } from "./server.ts";
import { sharedOrigin } from "./shared-server.ts";

export interface WatchedPage {
  readonly page: Page;
  /** Console messages and uncaught errors. */
  readonly messages: string[];
  close(): Promise<void>;
}

/** Opens a page in a new context, with the project's options unless overridden. */
export type Open = (options?: BrowserContextOptions) => Promise<WatchedPage>;

interface TestFixtures {
  /** The project's name: `desktop`, `laptop`, `tablet` or `phone`. */
  readonly device: string;
  readonly viewport: ViewportSize;
  /** Console messages and uncaught errors of `page`. */
  readonly messages: string[];
  readonly open: Open;
}

interface WorkerFixtures {
  /** Options of a file's own server, for tests that write. Other files share a server with the example content. */
  readonly ownSite: SiteOptions | null;
  readonly started: TestServer | null;
  /** The file's own server. */
  readonly server: TestServer;
  /** Origin of the file's own server, or of the shared one. Paths in `goto` are relative to it. */
  readonly origin: string;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  ownSite: [null, { option: true, scope: "worker" }],
  started: [
    async ({ ownSite }, use) => {
      const server = ownSite && (await startServer(ownSite));
      await use(server);
      await server?.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ started }, use) => {
      if (!started) throw new Error("this file shares a server: set ownSite");
      await use(started);
    },
    { scope: "worker" },
  ],
  origin: [({ started }, use) => use(started?.origin ?? sharedOrigin()), { scope: "worker" }],
  baseURL: ({ origin }, use) => use(origin),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
  device: ({}, use, { project }) => use(project.name),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
  messages: ({}, use) => use([]),
  page: async ({ page, messages }, use) => {
    watch(page, messages);
    await use(page);
  },
  open: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      const page = await context.newPage();
      const messages: string[] = [];
      watch(page, messages);
      return { page, messages, close: () => context.close() };
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/**
 * Returns true for Chromium's warnings that come from a busy machine without a graphics card: a preload that is unused
 * for some seconds, and a WebGL canvas that is read back to be composed. `budgets.test.ts` checks that every preload is
 * used by the time a page is at rest.
 */
const isMachineWarning = (text: string) =>
  text.includes("was preloaded using link preload but not used within") ||
  text.includes("GPU stall due to ReadPixels");

function watch(page: Page, messages: string[]): void {
  watchRequests(page);
  page.on("console", (message) => {
    if (!isMachineWarning(message.text())) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => messages.push(`uncaught: ${error.message}`));
}
