import type { Browser } from "playwright-core";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible } from "./support/axe.ts";
import { launch, open, VIEWPORTS } from "./support/browser.ts";
import { closeAfterEach } from "./support/site.ts";

let browser: Browser;
let vite: ViteDevServer;
let address: string;

beforeAll(async () => {
  // Only the development server serves the gallery; no build contains it.
  vite = await createServer({ root: `${import.meta.dirname}/..`, server: { port: 0 }, logLevel: "error" });
  await vite.listen();
  address = new URL("/__gallery", vite.resolvedUrls?.local[0]).href;
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await vite?.close();
});
closeAfterEach(() => browser);

test.each(Object.entries(VIEWPORTS))(
  "the design system is accessible in every state on a %s",
  async (_name, viewport) => {
    const { page, close } = await open(browser, { viewport });
    await page.goto(address);
    await page.getByRole("heading", { name: "Dialog, lightbox and toast on dark" }).waitFor();
    expect(await page.getByRole("button", { name: "hover" }).count()).toBe(9);
    const [resting, hovered] = await page
      .getByRole("button", { name: /^(Send|hover)$/ })
      .evaluateAll((buttons) =>
        buttons.slice(0, 2).map((button) => getComputedStyle(button).backgroundColor),
      );
    expect(hovered).not.toBe(resting);
    await expectAccessible(page);
    await close();
  },
);
