import { expect } from "@playwright/test";
import { expectAccessible, violations } from "./support/axe.ts";
import { VIEWPORTS } from "./support/browser.ts";
import { excess } from "./support/budget.ts";
import { brokenImages } from "./support/complete.ts";
import { brokenWords, sidewaysOverflow } from "./support/layout.ts";
import { atRest, idle } from "./support/rest.ts";
import { allPaths } from "./support/site-paths.ts";
import { type Open, test } from "./support/test.ts";

const CLOSED_JOB = `---
title: Harbour Pilot
department: Oracle
locations: [Kochi]
date: 2025-01-10
status: closed
---

Closed, and still linked from somewhere.
`;

test.use({ ownSite: { seed: true, added: { "jobs/harbour-pilot.md": CLOSED_JOB } } });

/** Addresses missing from the sitemap: the hub's other tabs, search results. */
const UNLISTED = ["/insights?tab=news", "/insights?tab=blog", "/search?q=payroll", "/search?q=xyzzyplugh"];

/** Width of the narrowest common window of each kind, in CSS pixels. */
const NARROWEST = { phone: 360, desktop: 1024 } as const;

/** Visits several pages in one test: starting a test takes longer than checking a page. */
async function visitAll(open: Open, name: keyof typeof VIEWPORTS, paths: string[]) {
  const viewport = VIEWPORTS[name];
  const { page, messages, close } = await open({ viewport });
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await atRest(page);
    for (const over of await excess(page)) found.push(`${path} on a ${name}: ${over}`);
    for (const violation of await violations(page)) found.push(`${path} on a ${name}: ${violation}`);
    if ((await sidewaysOverflow(page)) > 0) found.push(`${path} on a ${name}: wider than the window`);
    // Every canvas is decorative and must be hidden: screen readers announce an unnamed canvas as an image.
    const exposed = await page
      .locator("canvas")
      .evaluateAll((all) => all.filter((canvas) => !canvas.closest('[aria-hidden="true"]')).length);
    if (exposed > 0) found.push(`${path} on a ${name}: ${exposed} canvases not hidden from screen readers`);
    for (const image of await brokenImages(page)) found.push(`${path} on a ${name}: no picture ${image}`);
    for (const width of [viewport.width, NARROWEST[name]]) {
      await page.setViewportSize({ ...viewport, width });
      await idle(page);
      for (const word of await brokenWords(page)) found.push(`${path} at ${width} px: "${word}" is broken`);
    }
    await page.setViewportSize(viewport);
  }
  await close();
  return [...found, ...messages];
}

/** Folders whose pages differ only in their text. */
const ALIKE = /^\/(blog|career|events|success-stories)\//;

/** Keeps one in `oneOf` of the similar pages, and all other pages. */
function sample(paths: readonly string[], oneOf: number): string[] {
  const met = new Map<string, number>();
  return paths.filter((path) => {
    const folder = ALIKE.exec(path)?.[1];
    if (folder === undefined) return true;
    const place = met.get(folder) ?? 0;
    met.set(folder, place + 1);
    return place % oneOf === 0;
  });
}

/** Number of tests that share the pages, so that none times out on a busy machine. */
const PARTS = 4;

for (const part of Array.from({ length: PARTS }, (_, part) => part)) {
  test(`every kind of page is complete, accessible, stays within its budget and logs nothing: part ${part}`, async ({
    open,
    origin,
  }) => {
    const paths = [...(await allPaths(origin)), ...UNLISTED];
    // Text is most likely to overflow on a phone.
    const onPhones = sample(paths, 3);
    const onDesktops = sample(paths, Number.POSITIVE_INFINITY);
    expect(onDesktops.length).toBeGreaterThan(PARTS);
    const own = (all: readonly string[]) => all.filter((_, place) => place % PARTS === part);
    const found = await Promise.all([
      visitAll(open, "phone", own(onPhones)),
      visitAll(open, "desktop", own(onDesktops)),
    ]);
    expect(found.flat()).toEqual([]);
  });
}

test.describe("on each device", { tag: "@phone" }, () => {
  for (const [path, status] of [
    ["/no-such-page", 404],
    ["/products/no-such-product", 404],
    ["/success-stories/no-such-story", 404],
    ["/career/harbour-pilot", 410],
  ] as const) {
    test(`${path} with status ${status} is accessible`, async ({ page, messages }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(status);
      await expectAccessible(page);
      // Chromium itself logs one message for such a status.
      expect(messages).toEqual([
        expect.stringContaining(`Failed to load resource: the server responded with a status of ${status}`),
      ]);
    });
  }

  for (const path of ["/products/govcubes", "/career", "/oracle-ai-world-2027/book"]) {
    test(`${path} is accessible with every disclosure open`, async ({ page }) => {
      await page.goto(path, { waitUntil: "load" });
      const folds = page.locator("main details");
      expect(await folds.count()).toBeGreaterThan(0);
      await folds.evaluateAll((all) => {
        for (const fold of all as HTMLDetailsElement[]) {
          // An open disclosure closes the others with the same name.
          fold.removeAttribute("name");
          fold.open = true;
        }
      });
      await expectAccessible(page);
    });
  }
});
