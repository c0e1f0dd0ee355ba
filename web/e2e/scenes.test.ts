import { expect, type Locator, type Page } from "@playwright/test";
import { LAPTOP, MOVING, VIEWPORTS } from "./support/browser.ts";
import { scrollThrough, scrollWithin, section } from "./support/layout.ts";
import { atRest } from "./support/rest.ts";
import { test } from "./support/test.ts";

/** Pages with the sections that become scenes. */
const PINNED = [
  ["/", ["expertise", "featured-products"]],
  ["/about", ["workflow", "vision"]],
] as const;
const PLAYER = /\/scene-player-/;

interface FramesWindow extends Window {
  requested?: number;
  nextFrame?: () => Promise<void>;
}

/** Scrolls to a section, waits until it is a scene or a list, and returns its `data-scene`: `on` or `off`. */
async function reach(page: Page, name: string): Promise<string | null> {
  await page.mouse.move(10, 10);
  await section(page, name).scrollIntoViewIfNeeded();
  await page.locator(`section[aria-labelledby="${name}"][data-scene]`).waitFor({ timeout: 15_000 });
  return section(page, name).getAttribute("data-scene");
}

/** Returns the highest and lowest edge of a scene's texts. */
const textEdges = (scene: Locator) =>
  scene.evaluate((element) => {
    const texts = [...element.querySelectorAll<HTMLElement>("h2, h3, p:not([aria-hidden]), li a")];
    const untransformed = (text: HTMLElement) => {
      // Lower cards of the stack are transformed; their position without the transform counts.
      const { top, height } = text.getBoundingClientRect();
      const card = text.closest<HTMLElement>("[data-scene-item]");
      const transform = card ? new DOMMatrix(getComputedStyle(card).transform) : new DOMMatrix();
      return { top: top - transform.m42, bottom: top - transform.m42 + height };
    };
    return {
      top: Math.min(...texts.map((text) => untransformed(text).top)),
      bottom: Math.max(...texts.map((text) => untransformed(text).bottom)),
    };
  });

/** Returns the distance from the end of the products' heading to the highest card of the finished stack. */
async function roomAboveStack(page: Page): Promise<number> {
  const products = section(page, "featured-products");
  await scrollWithin(page, "featured-products", 1);
  const last = products.locator("li[data-scene-item]").last();
  await expect
    .poll(() => last.evaluate((card) => new DOMMatrix(getComputedStyle(card).transform).m42))
    .toBe(0);
  return products.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element.querySelector("h2") ?? element);
    const cards = [...element.querySelectorAll("li[data-scene-item]")];
    const tops = cards.map((card) => card.getBoundingClientRect().top);
    return Math.min(...tops) - words.getBoundingClientRect().bottom;
  });
}

/** Expects the film to fill at least half of the window up to its edges, sharply and with its full height. */
async function expectLargeFilm(page: Page, windowWidth: number, windowHeight: number): Promise<void> {
  await scrollWithin(page, "workflow", 0.5);
  const canvas = await section(page, "workflow")
    .locator("canvas")
    .evaluate((element: HTMLCanvasElement) => {
      const { width, right, height, top } = element.getBoundingClientRect();
      return { width, right, height, top, pixels: element.width };
    });
  expect(canvas.width).toBeGreaterThanOrEqual(windowWidth / 2);
  // Product requirement: 1200 px or half the window.
  expect(canvas.width).toBeLessThanOrEqual(Math.max(1200, windowWidth / 2));
  expect(canvas.right).toBe(windowWidth);
  expect(canvas.top).toBe(0);
  // Upright tablets have the film above the text, in the height of a frame that is 1.3 canvases wide.
  if (windowHeight > windowWidth) expect(canvas.height / canvas.width).toBeCloseTo((1.3 * 675) / 1200, 2);
  else expect(canvas.height).toBe(windowHeight);
  expect(canvas.pixels).toBe(Math.round(canvas.width));
}

for (const viewport of [
  LAPTOP,
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
]) {
  for (const [path, names] of PINNED) {
    test(`the scenes of ${path} fit a window of ${viewport.width} × ${viewport.height}`, async ({ open }) => {
      const { page } = await open({ viewport, ...MOVING });
      await page.goto(path);
      for (const name of names) {
        expect(await reach(page, name), name).toBe("on");
        await scrollWithin(page, name, 0.5);
        const edges = await textEdges(section(page, name));
        expect(edges.top, name).toBeGreaterThanOrEqual(80);
        expect(edges.bottom, name).toBeLessThanOrEqual(viewport.height);
      }
      if (path === "/") expect(await roomAboveStack(page)).toBeGreaterThanOrEqual(12);
      else await expectLargeFilm(page, viewport.width, viewport.height);
    });
  }
}

test("the scenes of /about have their height before they play, and leave with a smaller window", async ({
  open,
}) => {
  const { page } = await open(MOVING);
  await page.goto("/about");
  const heights = (name: string) =>
    section(page, name).evaluate((element) => element.getBoundingClientRect().height / innerHeight);
  const limits = { workflow: 3.501, vision: 1.801 };
  for (const [name, limit] of Object.entries(limits)) expect(await heights(name)).toBeLessThanOrEqual(limit);
  for (const [name, limit] of Object.entries(limits)) {
    expect(await reach(page, name)).toBe("on");
    expect(await heights(name)).toBeLessThanOrEqual(limit);
  }
  for (const [height, state] of [
    [500, "off"],
    [720, "on"],
  ] as const) {
    await page.setViewportSize({ width: 1280, height });
    await expect.poll(() => reach(page, "vision")).toBe(state);
  }
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => section(page, "vision").getAttribute("data-scene")).toBe("off");
});

test("the products slide over each other, and in a low window every link of the stack can be clicked", async ({
  open,
}) => {
  const { page } = await open({ viewport: LAPTOP, ...MOVING });
  await page.goto("/");
  expect(await reach(page, "featured-products")).toBe("on");
  /** Returns the title of the card on top in the middle of the stack. */
  const onTop = () =>
    section(page, "featured-products").evaluate((element) => {
      const first = element.querySelector("li[data-scene-item]")?.getBoundingClientRect();
      if (!first) return "";
      const found = document.elementFromPoint(first.left + first.width / 4, first.top + first.height / 2);
      return found?.closest("li[data-scene-item]")?.querySelector("h3")?.textContent ?? "";
    });
  for (const [progress, title] of [
    [0.02, "GovCubes"],
    [0.34, "Cadeo"],
    [0.67, "CORX"],
    [1, "Take the Next Step"],
  ] as const) {
    await scrollWithin(page, "featured-products", progress);
    await expect.poll(onTop).toBe(title);
    if (progress === 1) continue;
    const link = section(page, "featured-products").getByRole("link", { name: `Explore ${title}` });
    const isOnTop = () =>
      link.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height - 2));
      });
    await expect.poll(isOnTop).toBe(true);
  }
});

test("the services move sideways with the scroll position, also after a resize", async ({ open }) => {
  const { page } = await open({ viewport: VIEWPORTS.desktop, ...MOVING });
  await page.goto("/");
  expect(await reach(page, "expertise")).toBe("on");
  const track = section(page, "expertise").locator("ul");
  const place = () => track.evaluate((list) => new DOMMatrix(getComputedStyle(list).transform).m41);
  await scrollWithin(page, "expertise", 0);
  await expect.poll(place).toBeCloseTo(300, 0);
  const isTrackAtEnd = async () => {
    await scrollWithin(page, "expertise", 1);
    return track.evaluate((list) => {
      const { m41 } = new DOMMatrix(getComputedStyle(list).transform);
      return Math.abs(m41 + list.scrollWidth - document.documentElement.clientWidth + 100) <= 2;
    });
  };
  await expect.poll(isTrackAtEnd, { timeout: 20_000 }).toBe(true);
  // A scene is measured again after a resize, also if it was a list in between.
  for (const size of [
    { width: 1100, height: 500 },
    { width: 1100, height: 800 },
    { width: 1300, height: 800 },
  ]) {
    await page.setViewportSize(size);
    if (size.height >= 640) await expect.poll(isTrackAtEnd, { timeout: 20_000 }).toBe(true);
    else expect(await reach(page, "expertise")).toBe("off");
  }
});

for (const [name, card] of [
  ["expertise", 4],
  ["featured-products", 2],
] as const) {
  test(`a card of ${name} that receives focus scrolls into view`, async ({ open }) => {
    const { page } = await open(MOVING);
    await page.goto("/");
    await reach(page, name);
    const link = section(page, name).locator("[data-scene-item]").nth(card).getByRole("link");
    await link.focus();
    const isInView = () =>
      link.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return left >= 0 && right <= innerWidth && element.contains(found);
      });
    await expect.poll(isInView, { timeout: 20_000 }).toBe(true);
    await expect(link).toBeFocused();
  });
}

/** Returns the space between the end of the last item of a list and the end of its section. */
const gapBelow = (list: Locator) =>
  list.evaluate((element) => {
    const ends = [...element.querySelectorAll("[data-scene-item]")].map(
      (item) => item.getBoundingClientRect().bottom,
    );
    const { paddingBottom } = getComputedStyle(element);
    return element.getBoundingClientRect().bottom - Number.parseFloat(paddingBottom) - Math.max(...ends);
  });

for (const [path, names] of PINNED) {
  for (const viewport of [
    { width: 1024, height: 600 },
    { width: 844, height: 390 },
  ]) {
    test(`the scenes of ${path} are lists without a gap below them at ${viewport.width} × ${viewport.height}`, async ({
      open,
    }) => {
      const { page } = await open({ viewport, ...MOVING });
      await page.goto(path);
      for (const name of names) {
        expect(await reach(page, name), name).toBe("off");
        for (const item of await section(page, name).locator("[data-scene-item]").all()) {
          await item.scrollIntoViewIfNeeded();
          await expect.poll(() => item.evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
        }
        expect(await gapBelow(section(page, name)), name).toBeLessThanOrEqual(1);
      }
    });
  }

  test(`the scenes of ${path} are lists where their text is too large for the window`, async ({ open }) => {
    const { page } = await open({ viewport: LAPTOP, ...MOVING });
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "32px"));
    for (const name of names) {
      expect(await reach(page, name), name).toBe("off");
      const { height, reserved } = await section(page, name).evaluate((element) => {
        const { paddingTop, paddingBottom, height: whole } = getComputedStyle(element);
        return {
          height: element.firstElementChild?.getBoundingClientRect().height ?? 0,
          reserved:
            Number.parseFloat(whole) - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom),
        };
      });
      expect(height, name).toBeGreaterThan(LAPTOP.height / 2);
      expect(reserved - height, name).toBeLessThanOrEqual(1);
    }
  });
}

for (const [[path, names], what, missing] of [
  [PINNED[0], "the core", /\.wasm$/],
  [PINNED[1], "the scene player", PLAYER],
] as const) {
  test(`the scenes of ${path} are lists when ${what} does not load`, async ({ open }) => {
    const { page } = await open(MOVING);
    await page.route(missing, (route) => route.abort());
    await page.goto(path);
    for (const name of names) expect(await reach(page, name), name).toBe("off");
  });
}

for (const [path, where, options, moves] of [
  ["/", "before the first interaction", { viewport: VIEWPORTS.desktop, ...MOVING }, 0],
  ["/about", "on a phone", { viewport: VIEWPORTS.phone, ...MOVING }, 1],
  ["/about", "with reduced motion", { viewport: VIEWPORTS.desktop }, 1],
] as const) {
  test(`${path} does not load the scene player ${where}`, async ({ open }) => {
    const { page } = await open(options);
    const loaded: string[] = [];
    page.on("request", (request) => {
      if (PLAYER.test(request.url())) loaded.push(request.url());
    });
    await page.goto(path);
    await atRest(page);
    if (moves > 0) await scrollThrough(page);
    await atRest(page);
    expect(loaded).toEqual([]);
  });
}

for (const [path, name] of [
  ["/", "featured-products"],
  ["/about", "vision"],
] as const) {
  test(`${path} requests animation frames only while ${name} is near`, async ({ open }) => {
    const { page } = await open(MOVING);
    await page.addInitScript(() => {
      const own = window as FramesWindow;
      const original = window.requestAnimationFrame.bind(window);
      own.requested = 0;
      own.nextFrame = () => new Promise((resolve) => original(() => resolve()));
      window.requestAnimationFrame = (callback) => {
        own.requested = (own.requested ?? 0) + 1;
        return original(callback);
      };
    });
    await page.goto(path);
    await reach(page, name);
    /** Returns the number of frames that the page requests while 30 are drawn. */
    const requestedFrames = () =>
      page.evaluate(async () => {
        const own = window as FramesWindow;
        own.requested = 0;
        for (let frame = 0; frame < 30; frame += 1) await own.nextFrame?.();
        return own.requested;
      });
    expect(await requestedFrames()).toBeGreaterThanOrEqual(29);
    await page.locator("footer").evaluate((footer) => footer.scrollIntoView({ behavior: "instant" }));
    await expect.poll(requestedFrames, { timeout: 20_000 }).toBe(0);
    await scrollWithin(page, name, 0.5);
    await expect.poll(requestedFrames).toBeGreaterThanOrEqual(29);
  });
}

for (const [path, name] of [
  ["/", "featured-products"],
  ["/about", "workflow"],
] as const) {
  test(`on a phone the items of ${name} fade in once, when reached`, async ({ open }) => {
    const { page } = await open({ viewport: VIEWPORTS.phone, ...MOVING });
    await page.goto(path);
    const first = section(page, name).locator("[data-scene-item]").first();
    await page.locator(`section[aria-labelledby="${name}"] [data-fade="out"]`).first().waitFor();
    expect(await first.evaluate((item) => getComputedStyle(item).opacity)).toBe("0");
    // A fade may end before it can be queried, so a listener on the item counts the fades.
    await first.evaluate((item: HTMLElement) => {
      item.addEventListener("animationstart", () => {
        item.dataset.fades = String(Number(item.dataset.fades ?? 0) + 1);
      });
    });
    await first.scrollIntoViewIfNeeded();
    await expect.poll(() => first.getAttribute("data-fades")).toBe("1");
    await expect.poll(() => first.evaluate((item) => getComputedStyle(item).opacity)).toBe("1");
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    expect(await first.getAttribute("data-fade")).toBe("in");
    expect(await first.getAttribute("data-fades")).toBe("1");
  });
}
