import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { launch } from "./browser.ts";
import { type Content, startServer, type TestServer } from "./server.ts";

interface Site {
  readonly browser: Browser;
  readonly server: TestServer;
}

/** Starts a browser and a server for all tests of a file, and stops them afterwards; without content by default. */
export function siteForTests(content: Content = {}): Site {
  let site: Site | undefined;
  const started = () => {
    if (!site) throw new Error("the site is there within tests and hooks only");
    return site;
  };
  beforeAll(async () => {
    const [browser, server] = await Promise.all([launch(), startServer({}, content)]);
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
