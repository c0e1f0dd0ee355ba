import { expect } from "@playwright/test";
import { MOVING, VIEWPORTS } from "./support/browser.ts";
import { excess, kilobytes, SCENES_SCRIPT } from "./support/budget.ts";
import { scrollThrough } from "./support/layout.ts";
import { atRest } from "./support/rest.ts";
import { KINDS } from "./support/site-paths.ts";
import { test } from "./support/test.ts";

/** Sample of pages; `access-routes.test.ts` checks the same budget on every page. */
const ROUTES = [...KINDS, "/events/ascend-2025", "/products/govcubes", "/404"];

for (const { path, width, viewport } of Object.entries(VIEWPORTS).flatMap(([width, viewport]) =>
  ROUTES.map((path) => ({ path, width, viewport })),
)) {
  test(`${path} on a ${width} stays within its budget before any scroll`, async ({ open }) => {
    const { page } = await open({ viewport, ...MOVING });
    await page.goto(path);
    await atRest(page);
    const totals = await kilobytes(page);

    expect(await excess(page)).toEqual([]);
    // An empty total would mean that no file was counted.
    expect(totals.get("script") ?? 0).toBeGreaterThan(30);
    expect(totals.get("html") ?? 0).toBeGreaterThan(5);

    const { blocking, preloaded, unused, unusedPictures, latePictures } = await page.evaluate(() => {
      const resources = performance.getEntriesByType("resource") as (PerformanceResourceTiming & {
        renderBlockingStatus?: string;
      })[];
      const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].filter(
        ({ media }) => matchMedia(media || "all").matches,
      );
      const fonts = preloads.filter(({ as }) => as === "font");
      const faces = [...document.fonts].filter(({ status }) => status === "loaded").length;
      const shown = new Set(
        [...document.images].map(({ currentSrc }) => new URL(currentSrc || "/", location.href).href),
      );
      const posters = [...document.querySelectorAll("video")].map(({ poster }) => poster);
      for (const poster of posters) shown.add(new URL(poster || "/", location.href).href);
      for (const section of document.querySelectorAll("section")) {
        const grounds = getComputedStyle(section).backgroundImage.matchAll(/url\("([^"]*)"\)/g);
        for (const [, address] of grounds) shown.add(new URL(address ?? "/", location.href).href);
      }
      const sources = ({ href, imageSrcset }: HTMLLinkElement) =>
        [href, ...imageSrcset.split(",").map((entry) => entry.trim().split(" ")[0] ?? "")]
          .filter((source) => source !== "")
          .map((source) => new URL(source, location.href).href);
      const pictures = preloads.filter(({ as }) => as === "image");
      const fetched = new Set(pictures.flatMap(sources));
      const first = [...document.querySelectorAll<HTMLImageElement>('main img[fetchpriority="high"]')];
      return {
        blocking: resources
          .filter(({ renderBlockingStatus }) => renderBlockingStatus === "blocking")
          .map(({ name }) => name.replace(/.*\.(\w+)$/, "$1")),
        preloaded: fonts.length,
        unused: Math.max(fonts.length - faces, 0),
        unusedPictures: pictures
          .filter((picture) => !sources(picture).some((source) => shown.has(source)))
          .map(({ href }) => href),
        latePictures: first.map(({ currentSrc }) => currentSrc).filter((source) => !fetched.has(source)),
      };
    });
    expect(blocking).toEqual([]);
    expect(preloaded).toBe(2);
    expect(unused).toBe(0);
    expect(unusedPictures).toEqual([]);
    expect(latePictures, "a page's first picture is preloaded").toEqual([]);
  });
}

for (const path of ["/", "/about"]) {
  test(`${path} with all its scenes stays within the script budget`, async ({ open }) => {
    const { page } = await open(MOVING);
    await page.goto(path);
    await atRest(page);
    const before = (await kilobytes(page)).get("script") ?? 0;
    await page.mouse.move(200, 200);
    await scrollThrough(page);
    await page.locator('[data-scene="on"]').first().waitFor({ state: "attached" });
    await atRest(page);
    const after = (await kilobytes(page)).get("script") ?? 0;
    expect(after).toBeLessThanOrEqual(SCENES_SCRIPT);
    expect(after).toBeGreaterThanOrEqual(before);
  });
}
