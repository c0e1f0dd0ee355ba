import { expect, type Page } from "@playwright/test";
import { MOVING } from "./support/browser.ts";
import { excess, kilobytes, SCENES_SCRIPT } from "./support/budget.ts";
import { scrollThrough, section, watchShifts } from "./support/layout.ts";
import { atRest } from "./support/rest.ts";
import { KINDS } from "./support/site-paths.ts";
import { test } from "./support/test.ts";

// `access-pages.test.ts` checks the same budgets, without motion, on every page.
test.describe.configure({ mode: "parallel" });

const ROUTES = [...KINDS, "/events/ascend-2025", "/products/govcubes", "/404"];

/** Pages with scenes, and a section with counters and their final values. */
const WITH_SCENES: Readonly<Record<string, readonly [name: string, figures: readonly string[]]>> = {
  "/": ["figures", ["30+", "20+", "6+", "5+"]],
  "/about": ["who-we-are", ["50+", "100+", "6+", "5+"]],
};

/** Returns the files that block rendering, and the preloads that are unused or missing. */
function preloads(page: Page) {
  return page.evaluate(() => {
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
      fonts: fonts.length,
      unusedFonts: Math.max(fonts.length - faces, 0),
      unusedPictures: pictures
        .filter((picture) => !sources(picture).some((source) => shown.has(source)))
        .map(({ href }) => href),
      // A page's first picture is preloaded.
      latePictures: first.map(({ currentSrc }) => currentSrc).filter((source) => !fetched.has(source)),
    };
  });
}

/** Returns the animations that last longer than five seconds. */
const lastingAnimations = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
      return Number(endTime) > 5_000 ? [`${target?.tagName}.${target?.className}: ${endTime} ms`] : [];
    }),
  );

for (const path of ROUTES) {
  const scenes = WITH_SCENES[path];
  test(`${path} stays within its budget, and a full scroll shifts nothing`, {
    tag: scenes ? ["@laptop", "@phone"] : "@phone",
  }, async ({ open, device }) => {
    const { page, messages } = await open(MOVING);
    const shifts = await watchShifts(page);
    await page.goto(path);
    await atRest(page);
    const totals = await kilobytes(page);
    expect(await excess(page)).toEqual([]);
    // An empty total would mean that no file was counted.
    expect(totals.get("script") ?? 0).toBeGreaterThan(30);
    expect(totals.get("html") ?? 0).toBeGreaterThan(5);
    expect(await preloads(page)).toEqual({
      blocking: [],
      fonts: 2,
      unusedFonts: 0,
      unusedPictures: [],
      latePictures: [],
    });

    await page.mouse.move(200, 200);
    await scrollThrough(page);
    expect(await lastingAnimations(page)).toEqual([]);
    if (scenes) {
      const [name, figures] = scenes;
      await section(page, name).scrollIntoViewIfNeeded();
      await expect.poll(() => section(page, name).locator("dt + dd").allTextContents()).toEqual(figures);
      if (device !== "phone") await page.locator('[data-scene="on"]').first().waitFor({ state: "attached" });
      await atRest(page);
      const script = (await kilobytes(page)).get("script") ?? 0;
      expect(script).toBeLessThanOrEqual(SCENES_SCRIPT);
    }
    expect(await shifts()).toBeLessThan(scenes ? 0.001 : 0.01);
    expect(messages.filter((message) => path !== "/404" || !message.includes("status of 404"))).toEqual([]);
  });
}
