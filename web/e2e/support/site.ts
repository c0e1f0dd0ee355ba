import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, inject } from "vitest";
import { launch, type Screen } from "./browser.ts";
import { contextsInUse } from "./page-pool.ts";
import { type Content, startServer, type TestServer } from "./server.ts";

interface Site<Server = TestServer> {
  readonly browser: Browser;
  readonly server: Server;
}

/** Closes what a failed test left open after it: a page that goes on drawing would slow down all later tests. */
export function closeAfterEach(browser: () => Browser): void {
  let earlier: readonly BrowserContext[] = [];
  beforeEach(() => {
    earlier = contextsInUse(browser());
  });
  afterEach(async () => {
    const left = contextsInUse(browser()).filter((context) => !earlier.includes(context));
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
  screen: Screen = {},
): Site {
  return siteOf(
    screen,
    async () => startServer(await environment(), content),
    (server) => server.stop(),
  );
}

/** Starts a browser for all tests of a file that only read, and closes it afterwards; they share a server. */
export function sharedSite(screen: Screen = {}): Site<Pick<TestServer, "origin">> {
  return siteOf(
    screen,
    async () => ({ origin: inject("sharedOrigin") }),
    async () => {},
  );
}

function siteOf<Server>(
  screen: Screen,
  start: () => Promise<Server>,
  stop: (server: Server) => Promise<void>,
): Site<Server> {
  let site: Site<Server> | undefined;
  const started = () => {
    if (!site) throw new Error("the site is there within tests and hooks only");
    return site;
  };
  beforeAll(async () => {
    const [browser, server] = await Promise.all([launch(screen), start()]);
    site = { browser, server };
  });
  afterAll(async () => {
    await site?.browser.close();
    if (site) await stop(site.server);
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
