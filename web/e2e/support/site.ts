import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { launch } from "./browser.ts";
import { type Content, startServer, type TestServer } from "./server.ts";

interface Site {
  readonly browser: Browser;
  readonly server: TestServer;
}

/** Closes what a failed test left open after it: a page that goes on drawing would slow down all later tests. */
export function closeAfterEach(browser: () => Browser): void {
  let earlier: readonly BrowserContext[] = [];
  beforeEach(() => {
    earlier = browser().contexts();
  });
  afterEach(async () => {
    const left = browser()
      .contexts()
      .filter((context) => !earlier.includes(context));
    await Promise.all(left.map((context) => context.close()));
  });
}

/**
 * Starts a browser and a server for all tests of a file, and stops them afterwards; without content by default, and
 * with the environment that a file makes for it.
 */
export function siteForTests(
  content: Content = {},
  environment: () => Record<string, string> | Promise<Record<string, string>> = () => ({}),
): Site {
  let site: Site | undefined;
  const started = () => {
    if (!site) throw new Error("the site is there within tests and hooks only");
    return site;
  };
  beforeAll(async () => {
    const [browser, server] = await Promise.all([launch(), startServer(await environment(), content)]);
    site = { browser, server };
  });
  afterAll(async () => {
    await site?.browser.close();
    await site?.server.stop();
  });
  closeAfterEach(() => started().browser);
  return {
    get browser() {
      return started().browser;
    },
    get server() {
      return started().server;
    },
  };
}
