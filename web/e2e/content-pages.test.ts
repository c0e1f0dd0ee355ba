import { describe, expect, test } from "vitest";
import { MOVING, open, VIEWPORTS } from "./support/browser.ts";
import { scrollThrough, sidewaysOverflow, watchShifts } from "./support/layout.ts";
import { sharedSite } from "./support/site.ts";
import { allPaths } from "./support/site-paths.ts";

const site = sharedSite();

/** One of each kind, for what the template alone decides. */
const KINDS = [
  "/ai-services/generative-ai",
  "/cloud-services/faw-xcelerator",
  "/industries/public-sector",
  "/products/corx",
  "/success-stories/city-erp-engagement",
  "/privacy-policy",
  "/accessibility",
];

describe.each(Object.entries(VIEWPORTS))("on a %s", (_name, viewport) => {
  test.each(KINDS)("nothing shifts on %s", async (path) => {
    const { page, close } = await open(site.browser, { viewport, ...MOVING });
    const shifts = await watchShifts(page);
    await page.goto(site.server.origin + path, { waitUntil: "networkidle" });
    await scrollThrough(page);
    expect(await shifts()).toBeLessThan(0.01);
    await close();
  });
});

test.each(["/", "/about", ...KINDS])("nothing sticks out sideways on %s", async (path) => {
  const { page, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
  await page.goto(site.server.origin + path);
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    // What follows a media query in a script does so a moment after the window has changed.
    await expect.poll(() => sidewaysOverflow(page), { message: `at ${width} px` }).toBe(0);
  }
  await close();
});

test.each([
  "/",
  "/about",
  "/ai-services/generative-ai",
  "/cloud-services/faw-xcelerator",
  "/events/ascend-2025",
])("two sections on one ground have the air of one between them on %s", async (path) => {
  for (const viewport of Object.values(VIEWPORTS)) {
    const { page, close } = await open(site.browser, { viewport });
    await page.goto(site.server.origin + path);
    const wide = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("div"));
      probe.style.paddingTop = "var(--space-section)";
      const padding = (element: Element, side: "Top" | "Bottom") =>
        Number.parseFloat(getComputedStyle(element)[`padding${side}`]);
      // The opening has a measure of its own, for its picture.
      const [, ...bands] = [...document.querySelectorAll<HTMLElement>("main [data-ground], footer")].filter(
        (band) => !band.parentElement?.closest("[data-ground], header, dialog"),
      );
      return bands.flatMap((band, index) => {
        const before = bands[index - 1];
        if (!before || before.dataset.ground !== band.dataset.ground) return [];
        const air = padding(before, "Bottom") + padding(band, "Top");
        return air > 1.4 * padding(probe, "Top") ? [`${band.id || band.className}: ${air}`] : [];
      });
    });
    expect(wide).toEqual([]);
    await close();
  }
});

test("no link of a content page is dead or leads through a redirect", async () => {
  const links = new Map<string, string>();
  for (const path of await allPaths(site.server.origin)) {
    const html = await (await fetch(site.server.origin + path)).text();
    for (const [, href] of html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)) {
      if (href && !links.has(href)) links.set(href, path);
    }
  }
  const wrong: string[] = [];
  for (const [href, from] of links) {
    const { status } = await fetch(site.server.origin + href.replaceAll("&amp;", "&"), {
      redirect: "manual",
    });
    if (status !== 200) wrong.push(`${status} ${href} (on ${from})`);
  }
  expect(wrong).toEqual([]);
});
