import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { launch } from "./browser.ts";
import { startServer, type TestServer } from "./server.ts";

interface Site {
  readonly browser: Browser;
  readonly server: TestServer;
}

/** A browser and a server for all tests of a file, ended with them; `seed` brings the example's content. */
export function siteForTests({ seed = false } = {}): Site {
  let site: Site | undefined;
  const started = () => {
    if (!site) throw new Error("the site is there within tests and hooks only");
    return site;
  };
  beforeAll(async () => {
    const [browser, server] = await Promise.all([launch(), startServer({}, { seed })]);
    site = { browser, server };
  });
  afterAll(async () => {
    await site?.browser.close();
    await site?.server.stop();
  });
  return {
    get browser() {
      return started().browser;
    },
    get server() {
      return started().server;
    },
  };
}
