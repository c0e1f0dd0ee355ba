import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { LAPTOP, MOVING, VIEWPORTS } from "./support/browser.ts";
import { section } from "./support/layout.ts";
import { frames, idle } from "./support/rest.ts";
import { test } from "./support/test.ts";

const hero = (page: Page) => page.locator('section[aria-roledescription="carousel"]').first();
const slideShown = (page: Page) =>
  hero(page).locator('[aria-roledescription="slide"][data-active="true"] h2').first().textContent();

const showSlide = (page: Page, name: string) =>
  hero(page)
    .getByRole("button", { name: `Show slide ${name}` })
    .click();

/** Waits until the core controls the banner. */
async function bannerReady(page: Page): Promise<void> {
  await page.mouse.move(10, 10);
  await page.locator('section[aria-roledescription="carousel"][data-ready="true"]').waitFor();
}

/** Advances the clock past a headline's time and waits until the page has painted. */
async function passHeadline(page: Page): Promise<void> {
  await page.clock.runFor(5_000);
  await frames(page, 10);
}

test.describe("the banner", () => {
  test("starts at its second slide while the next event is far away, and preloads that picture", {
    tag: "@phone",
  }, async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto("/", { waitUntil: "load" });
    expect(await slideShown(page)).toBe("Payroll that agrees to the cent, before go-live");
    const preload = page.locator('head link[rel="preload"][as="image"]');
    for (const set of await preload.evaluateAll((links) =>
      links.map((link) => link.getAttribute("imagesrcset")),
    ))
      expect(set).toMatch(/^\/media\/hero\/home-/);
    expect(await preload.count()).toBeGreaterThan(0);
    expect(requested.filter((path) => path.startsWith("/media/video/"))).toEqual([]);
  });

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
    await showSlide(page, "Awards");
    expect(await hero(page).locator('fieldset [aria-current="true"]').getAttribute("aria-label")).toBe(
      "Show slide Awards",
    );
    expect(messages).toEqual([]);
  });

  test("does not move with reduced motion until the film is started", async ({ page }) => {
    await page.goto("/");
    await bannerReady(page);
    await showSlide(page, "Event");
    const film = hero(page).locator("video");
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await page.getByRole("button", { name: "Play the video", exact: true }).click();
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
    await page.getByRole("button", { name: "Pause the video", exact: true }).click();
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await showSlide(page, "Awards");
    expect(
      await hero(page)
        .getByRole("button", { name: /pause|play/i })
        .count(),
    ).toBe(0);
  });

  test("shows each of its headlines with reduced motion", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/");
    await bannerReady(page);
    await showSlide(page, "Home");
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
        const eyebrow = heading.parentElement?.parentElement?.firstElementChild;
        return heading.getBoundingClientRect().top - (eyebrow?.getBoundingClientRect().bottom ?? 0);
      });
      expect(gap).toBeLessThanOrEqual(24);
    }
  });

  test("its film plays muted, and can be unmuted and paused", async ({ open }) => {
    const { page } = await open(MOVING);
    await page.goto("/");
    await bannerReady(page);
    await showSlide(page, "Event");
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

/** Returns the visible parts of the banner that overlap another or leave the window. */
const misplacedParts = (page: Page) =>
  hero(page).evaluate((element) => {
    const edges = [...element.querySelectorAll("button, p, h2, a")]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      // The previous slide stays visible until its transition ends.
      .filter((part) => !part.closest('[data-active="false"]'))
      // On a phone the clients' figures are scrolled sideways.
      .filter((part) => !part.closest("ul"))
      .map((part) => part.getBoundingClientRect())
      .map(({ left, right, top, bottom }) => ({ left, right, top, bottom }));
    return edges.filter(
      (one) =>
        one.left < 0 ||
        one.right > innerWidth ||
        edges.some(
          (other) =>
            other !== one &&
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        ),
    );
  });

test("no parts of the banner overlap, and its controls are on the first screen", async ({ page }) => {
  await page.goto("/");
  await bannerReady(page);
  for (const [width, height, isWhole] of [
    [320, 740, false],
    [360, 740, false],
    [374, 740, false],
    [390, 740, false],
    [390, 844, true],
    [768, 600, false],
    [768, 1024, false],
    [784, 700, false],
    [1280, 720, true],
    [LAPTOP.width, LAPTOP.height, true],
    [1440, 900, true],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const slide of ["Event", "Home", "Awards"]) {
      await showSlide(page, slide);
      if (width < 1024) expect(await misplacedParts(page), `${slide} at ${width} × ${height} px`).toEqual([]);
      for (const name of isWhole ? [/^Next/, /^Show slide/] : []) {
        const bottom = await hero(page)
          .getByRole("button", { name })
          .first()
          .evaluate((button) => button.getBoundingClientRect().bottom + scrollY);
        expect(bottom, `${name} at ${width} × ${height} px`).toBeLessThanOrEqual(height);
      }
    }
    const arrow = await hero(page).getByRole("button", { name: /^Next/ }).locator("svg").boundingBox();
    if (width < 1024) expect(arrow?.width).toBe(20);
  }
});

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
  await showSlide(page, "Event");
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
  await showSlide(page, "Home");
  // A click leaves no visible focus, but the pointer must also leave the text.
  await page.mouse.move(1_300, 820);
  const headline = () => hero(page).locator('[data-active="true"] [data-active="true"] h2').textContent();
  const before = await headline();
  await passHeadline(page);
  expect(await headline()).not.toBe(before);
  await hero(page).locator('[data-active="true"] [data-active="true"] h2').hover();
  const hovered = await headline();
  await passHeadline(page);
  expect(await headline()).toBe(hovered);

  await page.mouse.move(1_300, 820);
  await page.evaluate(() => scrollTo({ top: 3 * innerHeight, behavior: "instant" }));
  await frames(page, 10);
  const unseen = await headline();
  await passHeadline(page);
  expect(await headline()).toBe(unseen);
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
      found.map((slide) => ({
        box: slide.getBoundingClientRect(),
        isFirst: slide.matches('[data-active="true"]'),
      })),
    );
  const { width } = VIEWPORTS.desktop;
  expect(slides.map(({ box }) => box.left).toSorted((a, b) => a - b)).toEqual([0, width, 2 * width]);
  expect(slides.filter(({ box }) => box.width !== width)).toEqual([]);
  // The slide with which the page opens.
  expect(slides.find(({ isFirst }) => isFirst)?.box.left).toBe(0);
});

test("each slide is accessible", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/", { waitUntil: "load" });
  await bannerReady(page);
  for (const slide of ["Event", "Home", "Awards"]) {
    await showSlide(page, slide);
    await idle(page);
    // The rest of the page does not depend on the slide; `access-pages.test.ts` checks it.
    await expectAccessible(page, 'section[aria-roledescription="carousel"]');
  }
});

test("the figures below the home page's slides lead to their stories", async ({ page }) => {
  await page.goto("/");
  const links = hero(page).locator("ul a");
  expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute("href")))).toEqual([
    "/success-stories/county-erp-cloud-hcm-conversion",
    "/success-stories/city-erp-engagement",
    "/success-stories/hcm-efficiency",
  ]);
  for (const viewport of [VIEWPORTS.phone, VIEWPORTS.desktop]) {
    await page.setViewportSize(viewport);
    for (const link of await links.all())
      expect((await link.boundingBox())?.height, `at ${viewport.width} px`).toBeGreaterThanOrEqual(44);
  }
  await links.first().click();
  await page.waitForURL("/success-stories/county-erp-cloud-hcm-conversion");
});
