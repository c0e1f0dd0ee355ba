import { expect, type Page } from "@playwright/test";
import { expectAccessible, violations } from "./support/axe.ts";
import { ENDED, EVENT } from "./support/booking.ts";
import { MOVING, VIEWPORTS } from "./support/browser.ts";
import { excess } from "./support/budget.ts";
import { clippedText } from "./support/clipped.ts";
import { walk } from "./support/focus.ts";
import { brokenWords, scrollThrough, sidewaysOverflow } from "./support/layout.ts";
import { unreadableInPrint } from "./support/print.ts";
import { atRest, frames, idle } from "./support/rest.ts";
import { allPaths, KINDS } from "./support/site-paths.ts";
import { type Open, test } from "./support/test.ts";

// A navigation costs more than a check, so one visit to a page makes all checks that do not disturb each other.
test.describe.configure({ mode: "parallel" });

/** Addresses missing from the sitemap: the hub's other tabs, search results, forms of landings, missing pages. */
const UNLISTED = [
  "/insights?tab=news",
  "/insights?tab=blog",
  "/search?q=payroll",
  "/search?q=xyzzyplugh",
  `/${EVENT}/book`,
  `/${EVENT}/contact`,
  `/${ENDED}/book`,
  "/booking/not-a-key",
  "/404",
];

/** Widths at which no word may break, the narrowest common window of each kind among them. */
const WORD_WIDTHS = { phone: [360, 390], desktop: [1024, 1440] } as const;

/** Widths around each breakpoint, and the narrowest and widest windows. */
const HEADING_WIDTHS = { phone: [320, 600], desktop: [768, 900, 1208, 2560] } as const;

/** Folders whose pages differ only in their text. */
const ALIKE = /^\/(blog|career|events|success-stories)\//;

/** Returns one in `oneOf` of the similar pages, and all other pages. */
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

/** Scrolls through a page. Returns the addresses of the images that failed to load. */
async function brokenImages(page: Page): Promise<string[]> {
  await scrollThrough(page, 1_200);
  await atRest(page);
  return page
    .locator("img")
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter((image) => image.complete && image.naturalWidth === 0)
        .map((image) => image.src),
    );
}

async function visitAll(open: Open, name: keyof typeof VIEWPORTS, paths: readonly string[]) {
  const viewport = VIEWPORTS[name];
  const { page, messages, close } = await open({ viewport });
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await atRest(page);
    for (const over of await excess(page)) found.push(`${path} on a ${name}: ${over}`);
    for (const violation of await violations(page)) found.push(`${path} on a ${name}: ${violation}`);
    // Every canvas is decorative and must be hidden: screen readers announce an unnamed canvas as an image.
    const exposed = await page
      .locator("canvas")
      .evaluateAll((all) => all.filter((canvas) => !canvas.closest('[aria-hidden="true"]')).length);
    if (exposed > 0) found.push(`${path} on a ${name}: ${exposed} canvases not hidden from screen readers`);
    for (const image of await brokenImages(page)) found.push(`${path} on a ${name}: no picture ${image}`);
    for (const [widths, selector] of [
      [WORD_WIDTHS[name], undefined],
      [HEADING_WIDTHS[name], "h1, h2, h3, h4"],
    ] as const) {
      for (const width of widths) {
        await page.setViewportSize({ ...viewport, width });
        await frames(page, 2);
        for (const word of await brokenWords(page, selector))
          found.push(`${path} at ${width} px: "${word}" is broken`);
        const wide = await sidewaysOverflow(page);
        if (wide > 0) found.push(`${path} at ${width} px: ${wide} px too wide`);
      }
    }
    await page.setViewportSize(viewport);
  }
  await close();
  // Chromium logs the status of the missing page.
  return [...found, ...messages.filter((message) => !message.includes("a status of 404"))];
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

/** The text spacing of WCAG 1.4.12. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Adds a user stylesheet. The site's policy would block a style element. */
const spacing = (page: Page) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACING);

const usualSpacing = (page: Page) =>
  page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });

/** Sets the browser's default font sizes. They scale rem, also in media queries, but not px. */
async function setTextSize(page: Page, standard: number, fixed: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Page.setFontSizes", { fontSizes: { standard, fixed } });
  await cdp.detach();
}

const largeText = (page: Page) => setTextSize(page, 32, 26);
const usualText = (page: Page) => setTextSize(page, 16, 13);
const asItIs = () => Promise.resolve();

/** Name, window, and functions that apply and reset the setting. */
const SETTINGS = [
  ["a window of 1280 px zoomed to 400 %", { width: 320, height: 256 }, asItIs, asItIs],
  ["a window of 1280 px zoomed to 200 %", { width: 640, height: 512 }, asItIs, asItIs],
  ["a tablet", { width: 768, height: 1024 }, asItIs, asItIs],
  ["a wide window", { width: 1920, height: 900 }, asItIs, asItIs],
  ["text twice as large on a desktop", VIEWPORTS.desktop, largeText, usualText],
  ["text twice as large on a tablet", { width: 768, height: 1024 }, largeText, usualText],
  ["text twice as large on a phone", VIEWPORTS.phone, largeText, usualText],
  ["wider text spacing on a desktop", VIEWPORTS.desktop, spacing, usualSpacing],
  ["wider text spacing on a phone", VIEWPORTS.phone, spacing, usualSpacing],
] as const;

/** A4 at 96 dots per inch. */
const SHEET = { width: 794, height: 1122 };

/** Limit of an animation's duration that counts as an instant change. */
const MOMENT_MS = 50;

interface MovedWindow extends Window {
  moved?: Set<string>;
}

/** Records animations that are not instant and videos that play. */
const watchMotion = (page: Page) =>
  page.addInitScript((moment) => {
    const moved = new Set<string>();
    (window as MovedWindow).moved = moved;
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { duration, delay, iterations } = animation.effect?.getComputedTiming() ?? {};
        const lasts = (Number(duration) + Number(delay)) * Number(iterations);
        if (animation.playState === "running" && lasts > moment) {
          const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
          moved.add(`${target?.tagName}.${target?.className}: ${lasts} ms`);
        }
      }
      for (const film of document.querySelectorAll("video"))
        if (!film.paused) moved.add(`film ${film.currentSrc}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, MOMENT_MS);

for (const path of KINDS) {
  test(`${path} works at every zoom and text size, with the keyboard, without motion and in print`, async ({
    page,
  }) => {
    await watchMotion(page);
    await page.goto(path);
    await atRest(page);
    const faults: string[] = [];

    await test.step("every focused element has a visible indicator and is not covered", async () => {
      // Tab scrolls elements into view at the bottom edge; Shift+Tab at the top edge, below the bar.
      const forwards = await walk(page, "Tab");
      await page.setViewportSize(VIEWPORTS.phone);
      const backwards = await walk(page, "Shift+Tab");
      expect(forwards.stops).toBeGreaterThan(5);
      expect(backwards.stops).toBeGreaterThan(5);
      faults.push(...forwards.faults, ...backwards.faults);
    });

    await test.step("nothing prevents pinch zoom", async () => {
      const actions = await page
        .locator("body *")
        .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).touchAction))]);
      faults.push(...actions.filter((action) => !/^(|auto|manipulation|.*\bpinch-zoom)$/.test(action)));
    });

    await test.step("with reduced motion all animations are instant, and no video plays", async () => {
      await scrollThrough(page, 900);
      await page.mouse.move(700, 450);
      await frames(page, 2);
      faults.push(...(await page.evaluate(() => [...((window as MovedWindow).moved ?? [])])));
    });

    for (const [name, viewport, apply, undo] of SETTINGS) {
      await test.step(name, async () => {
        await page.setViewportSize(viewport);
        await apply(page);
        await frames(page, 2);
        const wide = await sidewaysOverflow(page);
        if (wide > 0) faults.push(`${name}: ${wide} px too wide`);
        for (const text of await clippedText(page)) faults.push(`${name}: ${text}`);
        await undo(page);
      });
    }

    await test.step("in print every text is dark, and none is on a picture", async () => {
      await page.setViewportSize(SHEET);
      await page.emulateMedia({ media: "print" });
      await idle(page);
      expect(await page.locator("nav:visible").count()).toBe(0);
      faults.push(...(await unreadableInPrint(page)));
    });
    expect(faults).toEqual([]);
  });
}

test("no heading of a scene breaks inside a word at any width", async ({ open }) => {
  const { page } = await open(MOVING);
  const found: string[] = [];
  for (const path of ["/", "/about"]) {
    await page.setViewportSize(VIEWPORTS.desktop);
    await page.goto(path);
    await page.mouse.move(10, 10);
    for (const scene of await page.locator("section[data-items]:has([data-stage])").all()) {
      await scene.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
      await scene.and(page.locator("[data-scene]")).waitFor();
    }
    for (const width of [...HEADING_WIDTHS.phone, ...HEADING_WIDTHS.desktop]) {
      await page.setViewportSize({ width, height: 900 });
      await frames(page, 2);
      for (const word of await brokenWords(page, "h1, h2, h3, h4"))
        found.push(`${path} at ${width} px: "${word}" is broken`);
    }
  }
  expect(found).toEqual([]);
});

test("a heading of one long word stays inside a narrow window", async ({ open }) => {
  const { page } = await open({ viewport: { width: 320, height: 640 } });
  await page.goto("/industries/public-sector");
  const ends = await page.locator("main :is(h1, h2)").evaluateAll((headings) =>
    headings.map((heading) => {
      heading.textContent = "Telecommunicationsunternehmen";
      const range = document.createRange();
      range.selectNodeContents(heading);
      return Math.max(...[...range.getClientRects()].map(({ right }) => right));
    }),
  );
  expect(Math.max(...ends)).toBeLessThanOrEqual(320);
});

for (const [path, status] of [
  ["/no-such-page", 404],
  ["/products/no-such-product", 404],
  ["/success-stories/no-such-story", 404],
  ["/career/closed", 410],
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
