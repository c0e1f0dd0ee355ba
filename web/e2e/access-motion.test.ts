import { expect } from "@playwright/test";
import { EVENT } from "./support/booking.ts";
import { MOVING } from "./support/browser.ts";
import { scrollThrough } from "./support/layout.ts";
import { frames } from "./support/rest.ts";
import { KINDS } from "./support/site-paths.ts";
import { test } from "./support/test.ts";

/** Limit of an animation's duration that counts as an instant change. */
const MOMENT_MS = 50;

test("with reduced motion all animations are instant, and no video plays", async ({ open }) => {
  const { page } = await open({ reducedMotion: "reduce" });
  await page.addInitScript((moment) => {
    const own = window as Window & { moved?: Set<string> };
    const moved = new Set<string>();
    own.moved = moved;
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
  const found: string[] = [];
  for (const path of KINDS) {
    await page.goto(path, { waitUntil: "load" });
    await scrollThrough(page, 900, 50);
    await page.mouse.move(700, 450);
    const moved = await page.evaluate(() => [...((window as Window & { moved?: Set<string> }).moved ?? [])]);
    for (const what of moved) found.push(`${path}: ${what}`);
  }
  expect(found).toEqual([]);
});

test("animations without a pause button end within five seconds", async ({ open }) => {
  const { page } = await open(MOVING);
  const found: string[] = [];
  for (const path of KINDS) {
    await page.goto(path, { waitUntil: "load" });
    await scrollThrough(page, 900, 50);
    const lasting = await page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        const { endTime } = animation.effect?.getComputedTiming() ?? {};
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
        return Number(endTime) > 5_000 ? [`${target?.tagName}.${target?.className}: ${endTime} ms`] : [];
      }),
    );
    for (const what of lasting) found.push(`${path}: ${what}`);
  }
  expect(found).toEqual([]);
});

test("the particles of a landing can be stopped", async ({ open }) => {
  const { page } = await open(MOVING);
  await page.goto(`/${EVENT}`);
  await page.getByRole("button", { name: "Stop the moving lights" }).click();
  await page.getByRole("button", { name: "Let the lights move" }).waitFor();
  // A frame that was requested before the press is still drawn.
  await frames(page, 10);
  const shown = () => page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const before = await shown();
  await frames(page, 30);
  expect(await shown()).toBe(before);
  await page.getByRole("button", { name: "Let the lights move" }).click();
  await expect.poll(async () => (await shown()) === before).toBe(false);
});

test("the carousel and its video can be paused, and stay paused", async ({ open }) => {
  const { page } = await open(MOVING);
  await page.goto("/", { waitUntil: "load" });
  await page.mouse.move(10, 10);
  await page.locator('section[aria-roledescription="carousel"][data-ready="true"]').waitFor();
  await page.getByRole("button", { name: "Pause the video and the slides" }).click();
  const film = page.locator('section[aria-roledescription="carousel"] video');
  const top = () => page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 3_000);
  await expect.poll(top).toBeGreaterThan(1_000);
  await frames(page, 10);
  await page.mouse.wheel(0, -3_000);
  await expect.poll(top).toBe(0);
  await frames(page, 10);
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await page.getByRole("button", { name: "Play the video and the slides" }).waitFor();
});
