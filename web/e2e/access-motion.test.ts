import { expect } from "@playwright/test";
import { EVENT } from "./support/booking.ts";
import { MOVING } from "./support/browser.ts";
import { frames } from "./support/rest.ts";
import { test } from "./support/test.ts";

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
  await page.getByRole("button", { name: "Show slide Event" }).click();
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
