import { expect } from "@playwright/test";
import { LAPTOP, MOVING, VIEWPORTS } from "./support/browser.ts";
import { brokenWords, scrollThrough, sidewaysOverflow, watchShifts } from "./support/layout.ts";
import { bringToMiddle } from "./support/press.ts";
import { frames } from "./support/rest.ts";
import { allPaths } from "./support/site-paths.ts";
import { test } from "./support/test.ts";

/** One page of each kind, for tests that depend only on the template. */
const KINDS = [
  "/ai-services/generative-ai",
  "/cloud-services/faw-xcelerator",
  "/industries/public-sector",
  "/products/corx",
  "/success-stories/city-erp-engagement",
  "/privacy-policy",
  "/accessibility",
];

test.describe("on each device", { tag: "@phone" }, () => {
  for (const path of KINDS) {
    test(`nothing shifts on ${path}`, async ({ open }) => {
      const { page } = await open(MOVING);
      const shifts = await watchShifts(page);
      await page.goto(path, { waitUntil: "networkidle" });
      await scrollThrough(page);
      expect(await shifts()).toBeLessThan(0.01);
    });
  }
});

for (const path of ["/", "/about", ...KINDS]) {
  test(`${path} has no horizontal overflow`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      // Scripts react to a media query a moment after the window has changed.
      await expect.poll(() => sidewaysOverflow(page), { message: `at ${width} px` }).toBe(0);
    }
  });
}

/** A page with each kind of card, and the arrow or label at the end of the card. */
const CARDS = [
  ["/", 'section[aria-labelledby="expertise"] li span:has(> svg)'],
  ["/", 'section[aria-labelledby="insights-teaser"] article p > svg'],
  ["/ai-services/generative-ai", 'section[aria-labelledby="other-services"] article:has(a) span:has(> svg)'],
  ["/industries/public-sector", 'section[aria-labelledby="success-stories"] li svg'],
  ["/success-stories/hcm-efficiency", 'section[aria-labelledby="next-story"] article svg'],
  ["/insights?tab=events", "main li article span:has(> svg)"],
  ["/career", "details[open] li span > svg"],
] as const;

test.describe("arrows of cards on each device", { tag: "@phone" }, () => {
  for (const [path, arrow] of CARDS) {
    test(`a press on the arrow of a card on ${path} follows its link: ${arrow}`, async ({ page }) => {
      await page.goto(path, { waitUntil: "networkidle" });
      const target = page.locator(arrow).first();
      await bringToMiddle(target);
      const href = await target.evaluate((part) =>
        part.closest("li, article")?.querySelector("a")?.getAttribute("href"),
      );
      const box = await target.boundingBox();
      if (!box) throw new Error("the arrow is not shown");
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
      // Time for the hover's transition to begin.
      await frames(page, 30);
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForURL(href ?? "no link");
    });
  }
});

/** Widths around each breakpoint, and the narrowest and widest windows. */
const WIDTHS = [320, 390, 600, 768, 900, 1024, 1208, 1440, 2560];

/** Number of tests that share the pages, so that none times out on a busy machine. */
const PARTS = 4;

for (const part of Array.from({ length: PARTS }, (_, part) => part)) {
  test(`no heading breaks inside a word at any width: part ${part}`, async ({ open, origin }) => {
    const { page } = await open(MOVING);
    const paths = [...(await allPaths(origin)), "/404", "/search?q=payroll"];
    const found: string[] = [];
    for (const path of paths.filter((_, place) => place % PARTS === part)) {
      await page.setViewportSize(VIEWPORTS.desktop);
      await page.goto(path);
      await page.mouse.move(10, 10);
      for (const scene of await page.locator("section[data-items]:has([data-stage])").all()) {
        await scene.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
        await scene.and(page.locator("[data-scene]")).waitFor();
      }
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await frames(page, 2);
        for (const word of await brokenWords(page, "h1, h2, h3, h4")) {
          found.push(`${path} at ${width} px: "${word}" is broken`);
        }
      }
    }
    expect(found).toEqual([]);
  });
}

for (const path of ["/products/govcubes", "/products/cadeo", "/products/corx"]) {
  test(`the heading of ${path} takes two lines on a phone`, async ({ open }) => {
    const { page } = await open({ viewport: VIEWPORTS.phone });
    await page.goto(path);
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      const lines = await page.locator("#thrive").evaluate((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
      });
      expect(lines, `at ${width} px`).toBe(2);
    }
  });
}

for (const viewport of [VIEWPORTS.phone, { width: 768, height: 1024 }, LAPTOP]) {
  test(`the large number of the 404 page is not clipped at ${viewport.width} px`, async ({ open }) => {
    const { page } = await open({ viewport });
    await page.goto("/404");
    const cut = await page.getByText("404", { exact: true }).evaluate((element) => {
      const context = document.createElement("canvas").getContext("2d");
      if (!context) return null;
      context.font = getComputedStyle(element).font;
      const { fontBoundingBoxAscent, actualBoundingBoxAscent } = context.measureText("404");
      const text = document.createRange();
      text.selectNodeContents(element);
      // The digits are painted by a clipped background, which ends at the element's edge.
      const top = text.getBoundingClientRect().top + fontBoundingBoxAscent - actualBoundingBoxAscent;
      return Math.max(0, element.getBoundingClientRect().top - top);
    });
    expect(cut).toBe(0);
  });
}

for (const path of ["/", "/about", "/events/gfoa-2025"]) {
  test(`pinch zoom works anywhere on ${path}`, async ({ open }) => {
    const { page } = await open({ viewport: VIEWPORTS.phone });
    await page.goto(path);
    const actions = await page
      .locator("body *")
      .evaluateAll((elements) => [
        ...new Set(elements.map((element) => getComputedStyle(element).touchAction)),
      ]);
    for (const action of actions.filter(Boolean))
      expect(action).toMatch(/^(auto|manipulation|.*\bpinch-zoom)$/);
  });
}

for (const path of [
  "/",
  "/about",
  "/ai-services/generative-ai",
  "/cloud-services/faw-xcelerator",
  "/events/ascend-2025",
]) {
  test(`two adjacent sections on the same ground share their spacing on ${path}`, async ({ open }) => {
    for (const viewport of Object.values(VIEWPORTS)) {
      const { page, close } = await open({ viewport });
      await page.goto(path);
      const wide = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement("div"));
        probe.style.paddingTop = "var(--space-section)";
        const padding = (element: Element, side: "Top" | "Bottom") =>
          Number.parseFloat(getComputedStyle(element)[`padding${side}`]);
        // The first section has its own spacing, because of its picture.
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
}

test("no link of a content page is broken or redirected", async ({ origin }) => {
  const links = new Map<string, string>();
  for (const path of await allPaths(origin)) {
    const html = await (await fetch(origin + path)).text();
    for (const [, href] of html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)) {
      if (href && !links.has(href)) links.set(href, path);
    }
  }
  const wrong: string[] = [];
  for (const [href, from] of links) {
    const { status } = await fetch(origin + href.replaceAll("&amp;", "&"), {
      redirect: "manual",
    });
    if (status !== 200) wrong.push(`${status} ${href} (on ${from})`);
  }
  expect(wrong).toEqual([]);
});
