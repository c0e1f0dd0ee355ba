import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { LAPTOP, MOVING, VIEWPORTS } from "./support/browser.ts";
import { scrollThrough, scrollWithin, section, watchShifts } from "./support/layout.ts";
import { frames, hold, idle } from "./support/rest.ts";
import { type Open, test } from "./support/test.ts";

const hero = (page: Page) => page.locator('section[aria-roledescription="carousel"]').first();
const slideShown = (page: Page) =>
  hero(page).locator('[aria-roledescription="slide"][data-active="true"] h2').first().textContent();

/** Waits until the core controls the banner. */
async function bannerReady(page: Page): Promise<void> {
  await page.mouse.move(10, 10);
  await page.locator('section[aria-roledescription="carousel"][data-ready="true"]').waitFor();
}

test.describe("the banner", { tag: ["@laptop", "@phone"] }, () => {
  test("moves with the Next card, wraps, and follows its dots", async ({ page, messages }) => {
    await page.goto("/");
    await bannerReady(page);
    const first = await slideShown(page);
    const next = hero(page).getByRole("button", { name: /^Next/ });
    const seen = [first];
    for (let step = 0; step < 3; step += 1) {
      await next.click();
      seen.push(await slideShown(page));
    }
    expect(new Set(seen).size).toBe(3);
    expect(seen[3]).toBe(first);
    await hero(page).getByRole("button", { name: "Show slide Awards" }).click();
    expect(await hero(page).locator('fieldset [aria-current="true"]').getAttribute("aria-label")).toBe(
      "Show slide Awards",
    );
    expect(messages).toEqual([]);
  });

  test("does not move with reduced motion until the film is started", async ({ page }) => {
    await page.goto("/");
    await bannerReady(page);
    const film = hero(page).locator("video");
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await page.getByRole("button", { name: "Play the video", exact: true }).click();
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
    await page.getByRole("button", { name: "Pause the video", exact: true }).click();
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await hero(page).getByRole("button", { name: "Show slide Awards" }).click();
    expect(
      await hero(page)
        .getByRole("button", { name: /pause|play/i })
        .count(),
    ).toBe(0);
  });

  test("shows each of its headlines with reduced motion", async ({ page }) => {
    await page.goto("/");
    await bannerReady(page);
    await hero(page).getByRole("button", { name: "Show slide Home" }).click();
    const headlines = hero(page).locator('[aria-roledescription="slide"][data-active="true"] h2');
    expect(await headlines.count()).toBe(3);
    for (const number of [2, 3, 1]) {
      await hero(page)
        .getByRole("button", { name: `Show headline ${number}` })
        .click();
      const headline = headlines.nth(number - 1);
      await headline.waitFor();
      // The eyebrow is directly above it, regardless of the height of the longest headline.
      const gap = await headline.evaluate((heading) => {
        const eyebrow = heading.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
        return heading.getBoundingClientRect().top - eyebrow;
      });
      expect(gap).toBeLessThanOrEqual(24);
    }
  });

  test("its film plays muted, and can be unmuted and paused", async ({ open }) => {
    const { page } = await open(MOVING);
    await page.goto("/");
    await bannerReady(page);
    const film = hero(page).locator("video");
    const state = () => film.evaluate(({ paused, muted }: HTMLVideoElement) => ({ paused, muted }));
    await expect.poll(state, { timeout: 20_000 }).toEqual({ paused: false, muted: true });
    await page.getByRole("button", { name: "Unmute the video" }).click();
    await expect.poll(state).toEqual({ paused: false, muted: false });
    await page.getByRole("button", { name: "Mute the video", exact: true }).click();
    await page.getByRole("button", { name: "Pause the video and the slides" }).click();
    await expect.poll(state).toEqual({ paused: true, muted: true });
    const controls = hero(page).getByRole("button", { name: /pause|play/i });
    expect(await controls.count()).toBe(1);
    await page.getByRole("button", { name: "Play the video and the slides" }).click();
    await expect.poll(state).toEqual({ paused: false, muted: true });
  });
});

for (const viewport of [
  LAPTOP,
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`the banner's controls are on the first screen of ${viewport.width} × ${viewport.height}`, async ({
    open,
  }) => {
    const { page } = await open({ viewport });
    await page.goto("/");
    await bannerReady(page);
    for (const slide of ["Event", "Home", "Awards"]) {
      await hero(page)
        .getByRole("button", { name: `Show slide ${slide}` })
        .click();
      for (const name of [/^Next/, /^Show slide/]) {
        const box = await hero(page).getByRole("button", { name }).first().boundingBox();
        expect(box && box.y + box.height).toBeLessThanOrEqual(viewport.height);
      }
    }
  });
}

for (const [width, height] of [
  [320, 740],
  [360, 740],
  [374, 740],
  [390, 740],
  [768, 600],
  [768, 1024],
  [784, 700],
] as const) {
  test(`no parts of the banner overlap at ${width} × ${height} px`, async ({ open }) => {
    const { page } = await open({ viewport: { width, height } });
    await page.goto("/");
    await bannerReady(page);
    for (const slide of ["Home", "Awards", "Event"]) {
      await hero(page)
        .getByRole("button", { name: `Show slide ${slide}` })
        .click();
      const edges = await hero(page).evaluate((element) =>
        [...element.querySelectorAll("button, p, h2, a")]
          .filter((part) => part.checkVisibility({ visibilityProperty: true }))
          // The previous slide stays visible until its transition ends.
          .filter((part) => !part.closest('[data-active="false"]'))
          .map((part) => part.getBoundingClientRect())
          .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
      );
      const over = edges.filter((one) =>
        edges.some(
          (other) =>
            other !== one &&
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        ),
      );
      expect(over).toEqual([]);
      expect(edges.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
    }
    const arrow = await hero(page).getByRole("button", { name: /^Next/ }).locator("svg").boundingBox();
    expect(arrow?.width).toBe(20);
  });
}

test("a film that the browser refuses to play starts with another press", async ({ open }) => {
  const { page } = await open(MOVING);
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play;
    let isRefused = true;
    HTMLMediaElement.prototype.play = function () {
      if (!isRefused) return play.call(this);
      isRefused = false;
      return Promise.reject(new DOMException("play() failed", "NotAllowedError"));
    };
  });
  await page.goto("/");
  await bannerReady(page);
  await hero(page).getByRole("button", { name: "Show slide Event" }).click();
  await page.getByRole("button", { name: "Play the video and the slides" }).click();
  await page.getByRole("button", { name: "Pause the video and the slides" }).waitFor();
  const film = hero(page).locator("video");
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
});

test("headlines rotate, and pause while the pointer is over them", async ({ open }) => {
  const { page } = await open(MOVING);
  await page.clock.install();
  await page.goto("/");
  await bannerReady(page);
  await hero(page).getByRole("button", { name: "Show slide Home" }).click();
  // A click leaves no visible focus, but the pointer must also leave the text.
  await page.mouse.move(1_300, 820);
  const headline = () => hero(page).locator('[data-active="true"] [data-active="true"] h2').textContent();
  /** Advances the clock past a headline's time and waits until the page has painted. */
  const pass = async () => {
    await page.clock.runFor(5_000);
    await frames(page, 10);
  };
  const before = await headline();
  await pass();
  expect(await headline()).not.toBe(before);
  await hero(page).locator('[data-active="true"] [data-active="true"] h2').hover();
  const held = await headline();
  await pass();
  expect(await headline()).toBe(held);

  await page.mouse.move(1_300, 820);
  await page.evaluate(() => scrollTo({ top: 3 * innerHeight, behavior: "instant" }));
  await frames(page, 10);
  const unseen = await headline();
  await pass();
  expect(await headline()).toBe(unseen);
});

test.describe("before the core has loaded", () => {
  /** Opens a page whose core is held back until `release`, with a clock that can be advanced. */
  async function visitWithoutCore(open: Open) {
    const watched = await open(MOVING);
    const release = await hold(watched.page, "**/*.wasm");
    await watched.page.clock.install();
    const asked = watched.page.waitForRequest("**/*.wasm");
    await watched.page.goto("/");
    await asked;
    // Meanwhile React hydrates the page.
    await frames(watched.page, 30);
    return { ...watched, release };
  }
  /** Lets the core load and advances the clock past a slide's time. */
  async function letSlidePass(page: Page): Promise<void> {
    await page.locator('section[aria-roledescription="carousel"][data-ready="true"]').waitFor();
    await page.clock.runFor(105_000);
  }

  test("a slide with keyboard focus stays until it loses the focus", async ({ open }) => {
    const { page, release } = await visitWithoutCore(open);
    const slide = hero(page).locator('[aria-roledescription="slide"]').first();
    const hasFocus = () => slide.evaluate((element) => element.contains(document.activeElement));
    for (let press = 0; press < 40 && !(await hasFocus()); press += 1) await page.keyboard.press("Tab");
    expect(await hasFocus()).toBe(true);
    const before = await slideShown(page);
    release();
    await letSlidePass(page);
    expect(await slideShown(page)).toBe(before);
    expect(await hasFocus()).toBe(true);
    // Without keyboard focus the banner continues.
    await page.mouse.click(700, 600);
    await page.clock.runFor(105_000);
    await expect.poll(() => slideShown(page)).not.toBe(before);
  });

  test("a banner out of view does not change its slide", async ({ open }) => {
    const { page, release } = await visitWithoutCore(open);
    await page.evaluate(() => scrollTo({ top: 3 * innerHeight, behavior: "instant" }));
    await frames(page, 10);
    const before = await slideShown(page);
    release();
    await letSlidePass(page);
    expect(await slideShown(page)).toBe(before);
  });
});

test("seven sections alternate dark and light, starting with dark", async ({ page }) => {
  await page.goto("/");
  const grounds = await page
    .locator("main > *")
    .evaluateAll((sections) => sections.map((section) => (section as HTMLElement).dataset.ground));
  expect(grounds).toEqual(["dark", "paper", "dark", "mist", "dark", "paper", "dark"]);
});

test("the mission lights up word by word before the live field", async ({ open }) => {
  const { page } = await open(MOVING);
  await page.goto("/");
  await page.mouse.move(10, 10);
  const words = section(page, "live-field").locator("[data-word]");
  const lit = (at: number) =>
    words.nth(at).evaluate((word) => Number.parseFloat(getComputedStyle(word).opacity));
  const bring = (share: number) =>
    words.first().evaluate((word, part) => {
      scrollTo({ top: word.getBoundingClientRect().top + scrollY - part * innerHeight, behavior: "instant" });
    }, share);
  await bring(0.6);
  await expect.poll(() => lit(-1)).toBeLessThan(1);
  await bring(0.1);
  await expect.poll(() => lit(-1)).toBe(1);
  const heading = section(page, "live-field").getByRole("heading", { name: /^Two pay runs/ });
  expect((await heading.boundingBox())?.y).toBeLessThan(VIEWPORTS.desktop.height);
});

test("the teaser shows the three featured items with their dates", async ({ page }) => {
  await page.goto("/");
  const cards = section(page, "insights-teaser").locator("article");
  expect(await cards.locator("time").allTextContents()).toEqual([
    "13 Oct 2025",
    "15 Oct 2025",
    "08 Jun 2025",
  ]);
  expect(
    await cards.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
  ).toEqual(["/insights?tab=news", "/insights?tab=blog", "/insights?tab=events"]);
});

test("Our Expertise moves sideways while the page scrolls", async ({ open }) => {
  const { page } = await open(MOVING);
  await page.goto("/");
  const place = () =>
    section(page, "expertise")
      .locator("ul")
      .evaluate((track) => new DOMMatrix(getComputedStyle(track).transform).m41);
  await scrollWithin(page, "expertise", 0);
  await page.locator('section[aria-labelledby="expertise"][data-scene="on"]').waitFor({ timeout: 15_000 });
  await scrollWithin(page, "expertise", 0);
  await expect.poll(place, { timeout: 10_000 }).toBeCloseTo(300, 0);
  await scrollWithin(page, "expertise", 1);
  await expect.poll(place, { timeout: 10_000 }).toBeLessThan(-500);
  const lastCard = section(page, "expertise").locator("li").last();
  const rightEdge = () => lastCard.evaluate((card) => card.getBoundingClientRect().right);
  await expect.poll(rightEdge, { timeout: 10_000 }).toBeLessThanOrEqual(VIEWPORTS.desktop.width);
  await scrollWithin(page, "expertise", 0);
  await expect.poll(place, { timeout: 10_000 }).toBeCloseTo(300, 0);
});

test("on a phone the service cards are a list to swipe", async ({ open }) => {
  const { page } = await open({ viewport: VIEWPORTS.phone, ...MOVING });
  await page.goto("/");
  const track = section(page, "expertise").locator("ul");
  expect(await track.evaluate((list) => getComputedStyle(list).scrollSnapType)).toBe("x mandatory");
  expect(await track.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
  expect(
    await track.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
  ).toEqual([
    "/cloud-services/faw-xcelerator",
    "/cloud-services/strategic-advisory-consulting",
    "/cloud-services/cloud-technology",
    "/cloud-services/fusion-advanced-support-team",
    "/cloud-services/consulting-and-implementation",
  ]);
});

test("the product cards slide over each other", async ({ open }) => {
  const { page } = await open(MOVING);
  await page.goto("/");
  /** Returns the card on top in the middle of the stack. */
  const onTop = () =>
    section(page, "featured-products").evaluate((element) => {
      const first = element.querySelector("li[data-scene-item]")?.getBoundingClientRect();
      if (!first) return "";
      const found = document.elementFromPoint(first.left + first.width / 4, first.top + first.height / 2);
      return found?.closest("li[data-scene-item]")?.querySelector("h3")?.textContent ?? "";
    });
  await scrollWithin(page, "featured-products", 0);
  await page
    .locator('section[aria-labelledby="featured-products"][data-scene="on"]')
    .waitFor({ timeout: 15_000 });
  for (const [progress, title] of [
    [0.02, "GovCubes"],
    [0.34, "Cadeo"],
    [0.67, "CORX"],
    [1, "Take the Next Step"],
  ] as const) {
    await scrollWithin(page, "featured-products", progress);
    await expect.poll(onTop).toBe(title);
  }
});

for (const viewport of [LAPTOP, { width: 1280, height: 720 }, { width: 1024, height: 768 }]) {
  test(`the stack at ${viewport.width} × ${viewport.height} does not cover its heading`, async ({ open }) => {
    const { page } = await open({ viewport, ...MOVING });
    await page.goto("/");
    await page.mouse.move(10, 10);
    await scrollWithin(page, "featured-products", 0);
    await page.locator('section[aria-labelledby="featured-products"][data-scene="on"]').waitFor();
    const products = section(page, "featured-products");
    await scrollWithin(page, "featured-products", 1);
    const last = products.locator("li[data-scene-item]").last();
    await expect
      .poll(() => last.evaluate((card) => new DOMMatrix(getComputedStyle(card).transform).m42))
      .toBe(0);
    const gap = await products.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element.querySelector("h2") ?? element);
      const tops = [...element.querySelectorAll("li[data-scene-item]")].map(
        (card) => card.getBoundingClientRect().top,
      );
      return Math.min(...tops) - words.getBoundingClientRect().bottom;
    });
    expect(gap).toBeGreaterThanOrEqual(12);
  });
}

test("without scripts every word of the page can be read", async ({ open }) => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto("/");
  const headlines = await hero(page).locator("h2").all();
  // One per slide, and two more on the second.
  expect(headlines.length).toBe(5);
  for (const headline of headlines) expect(await headline.isVisible()).toBe(true);
  for (const text of [
    "Our Expertise",
    "Building success together with our renowned partners",
    "Our Expanding Global Presence!",
    "Take the Next Step",
  ]) {
    expect(await page.getByText(text).first().isVisible()).toBe(true);
  }
  expect(await page.locator("dd").first().textContent()).toBe("30+");
  const slides = await hero(page)
    .locator('[aria-roledescription="slide"]')
    .evaluateAll((found) =>
      found.map((slide) => slide.getBoundingClientRect()).map(({ left, width }) => [left, width]),
    );
  expect(slides).toEqual([0, 1, 2].map((at) => [at * VIEWPORTS.desktop.width, VIEWPORTS.desktop.width]));
});

test.describe("on each device", { tag: ["@laptop", "@phone"] }, () => {
  test("load and a full scroll cause no layout shift and no console message", async ({ open }) => {
    const { page, messages } = await open(MOVING);
    const shifts = await watchShifts(page);
    await page.goto("/", { waitUntil: "load" });
    await scrollThrough(page);
    await section(page, "figures").scrollIntoViewIfNeeded();
    await expect
      .poll(() => section(page, "figures").locator("dd").allTextContents(), { timeout: 10_000 })
      .toEqual(["30+", "20+", "6+", "5+"]);
    expect(await shifts()).toBeLessThan(0.001);
    expect(messages).toEqual([]);
  });

  test("each slide is accessible", async ({ page }) => {
    await page.goto("/", { waitUntil: "load" });
    await bannerReady(page);
    for (const slide of ["Event", "Home", "Awards"]) {
      await hero(page)
        .getByRole("button", { name: `Show slide ${slide}` })
        .click();
      await idle(page);
      // The rest of the page does not depend on the slide; `access-routes.test.ts` checks it.
      await expectAccessible(page, 'section[aria-roledescription="carousel"]');
    }
  });
});

for (const width of [320, 390, 768, 1440]) {
  test(`the mission and the products' points have no bad line breaks at ${width} px`, async ({ open }) => {
    const { page } = await open({ viewport: { width, height: 900 } });
    await page.goto("/", { waitUntil: "load" });
    const lines = await section(page, "live-field")
      .locator("[data-word]")
      .evaluateAll((words) => words.map((word) => Math.round(word.getBoundingClientRect().top)));
    expect(lines.at(-1)).toBe(lines.at(-2));
    const boxes = await section(page, "featured-products")
      .getByText("report-building")
      .evaluate((word) => word.getClientRects().length);
    expect(boxes).toBe(1);
  });
}
