import { describe, expect, test } from "vitest";
import { open, VIEWPORTS } from "./support/browser.ts";
import { walk } from "./support/focus.ts";
import { sharedSite } from "./support/site.ts";
import { KINDS } from "./support/site-paths.ts";

const site = sharedSite();

describe("every stop of the keyboard shows itself and is under nothing", () => {
  // Forwards what comes into view lies at the bottom; backwards at the top, where the bar is.
  test.each(KINDS)("on %s", async (path) => {
    const { page, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
    await page.goto(site.server.origin + path, { waitUntil: "networkidle" });
    const forwards = await walk(page, "Tab");
    await page.setViewportSize(VIEWPORTS.phone);
    const backwards = await walk(page, "Shift+Tab");
    expect(forwards.stops).toBeGreaterThan(5);
    expect(backwards.stops).toBeGreaterThan(5);
    expect([...forwards.faults, ...backwards.faults]).toEqual([]);
    await close();
  });
});
