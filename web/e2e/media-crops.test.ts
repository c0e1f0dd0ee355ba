import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { test } from "./support/content-test.ts";
import { scrollWithin, section } from "./support/layout.ts";

test.use({ ownSite: { seed: true } });

const FILMS = fileURLToPath(new URL("../public/media/video/", import.meta.url));
const PHONE = { width: 390, height: 844 };

/** Draws a picture, red on the left and blue on the right. Returns its bytes. */
async function drawPicture(page: Page, width: number, height: number): Promise<Buffer> {
  const address = await page.evaluate(
    ([x, y]) => {
      const canvas = document.createElement("canvas");
      canvas.width = x;
      canvas.height = y;
      const context = canvas.getContext("2d");
      if (!context) throw new Error("no canvas");
      context.fillStyle = "#d21e1e";
      context.fillRect(0, 0, x / 2, y);
      context.fillStyle = "#1e1ed2";
      context.fillRect(x / 2, 0, x / 2, y);
      return canvas.toDataURL("image/png");
    },
    [width, height] as const,
  );
  return Buffer.from(address.split(",")[1] ?? "", "base64");
}

/** Opens a file of the library by its id. */
async function openFile(page: Page, id: string): Promise<Locator> {
  await page.goto(`/admin/media/${id}`);
  const file = page.getByRole("region", { name: "File" });
  await file.getByRole("heading", { level: 2 }).waitFor();
  return file;
}

/** Returns whether the middle of an image is blue. */
function isBlue(image: Locator): Promise<boolean> {
  return image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 1;
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    const { naturalWidth: x, naturalHeight: y } = element;
    context.drawImage(element, x / 2, y / 2, 1, 1, 0, 0, 1, 1);
    const [red = 0, , blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return blue > red;
  });
}

test("an upright crop is set with the keyboard and the pointer, shown on phones, and removed", async ({
  page,
  open,
}) => {
  test.slow();
  const file = await openFile(page, "picture~video~insights");
  await expect(file.getByRole("heading", { name: "On phones" })).toHaveCount(0);
  const buffer = await drawPicture(page, 1280, 720);
  await file
    .getByLabel(/^New file for/)
    .setInputFiles({ name: "opening.png", mimeType: "image/png", buffer });
  await file.getByRole("button", { name: "Set an upright crop" }).click();
  const crop = file.getByRole("slider", { name: "Upright crop" });
  await expect(crop).toBeFocused();
  await expect(crop).toHaveAttribute(
    "aria-valuetext",
    "Middle 50 % from the left, 50 % from the top, size 100 %",
  );
  await crop.press("Shift+ArrowDown");
  for (let presses = 0; presses < 40; presses++) await crop.press("ArrowRight");
  await expect(crop).toHaveAttribute("aria-valuetext", /^Middle 8\d % from the left, 50 % .*size 98 %$/);
  const size = file.getByRole("slider", { name: "Size of the crop" });
  await expect(size).toHaveAttribute("aria-valuetext", /^39\d × 70\d pixels$/);
  await expectAccessible(page);
  await file.getByRole("button", { name: "Save crop" }).press("Enter");
  await expect(file.getByRole("button", { name: "Save crop" })).toHaveCount(0);
  await expect(crop).toBeFocused();

  const { page: visitor } = await open({ viewport: PHONE });
  const opening = visitor.locator("main picture img").first();
  await expect(async () => {
    await visitor.goto("/insights");
    const shown = await opening.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return { source: image.currentSrc, ratio: image.naturalWidth / image.naturalHeight };
    });
    expect(shown.source).toMatch(/\/media\/library\/\w+-upright-39\d\.avif$/);
    expect(shown.ratio).toBeCloseTo(9 / 16, 2);
  }).toPass({ timeout: 60_000 });
  expect(await isBlue(opening)).toBe(true);

  // Dragged to the left by the pointer.
  await crop.scrollIntoViewIfNeeded();
  const box = await crop.boundingBox();
  if (!box) throw new Error("no crop");
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x - 2000, middle.y, { steps: 4 });
  await page.mouse.up();
  await expect(crop).toHaveAttribute("aria-valuetext", /^Middle 1\d % from the left/);
  await file.getByRole("button", { name: "Discard" }).click();
  await expect(crop).toHaveAttribute("aria-valuetext", /^Middle 8\d % from the left/);
  await file.getByRole("button", { name: "Remove crop" }).click();
  const start = file.getByRole("button", { name: "Set an upright crop" });
  await expect(start).toBeFocused();
  await expect(async () => {
    await visitor.goto("/insights");
    expect(await opening.evaluate((image: HTMLImageElement) => image.currentSrc)).not.toContain("upright");
  }).toPass({ timeout: 20_000 });
});

test("the 72 frames are replaced, played, and set back", async ({ page, open }, info) => {
  // The server encodes 72 pictures.
  test.setTimeout(300_000);
  const file = await openFile(page, "frames~delivery");
  const frame = await drawPicture(page, 160, 90);
  const folder = info.outputPath("frames");
  mkdirSync(folder, { recursive: true });
  const names = Array.from({ length: 72 }, (_, index) => `shot-${index + 1}.png`);
  for (const name of names) writeFileSync(join(folder, name), frame);

  const pictures = file.getByLabel("Frames", { exact: true });
  await pictures.setInputFiles(
    names.filter((name) => name !== "shot-37.png").map((name) => join(folder, name)),
  );
  await expect(file.getByRole("alert").filter({ hasText: /./ })).toHaveText(
    "72 pictures are needed, and 71 were chosen. Choose all again.",
  );
  await expectAccessible(page);
  const wide = join(folder, "shot-2.png");
  writeFileSync(wide, await drawPicture(page, 170, 90));
  await pictures.setInputFiles(names.map((name) => join(folder, name)));
  await expect(file.getByRole("alert").filter({ hasText: "Frame 2 has 170 × 90 pixels" })).toBeVisible();
  await file.getByRole("button", { name: "Remove 72 frames from this list" }).click();

  writeFileSync(wide, frame);
  await pictures.setInputFiles(names.map((name) => join(folder, name)));
  await expect(file.getByText("72 frames of the site, replaced")).toBeVisible({ timeout: 120_000 });
  await expect(file.getByText("Its new sizes are being made.")).toHaveCount(0, { timeout: 120_000 });
  await expect(file.locator("img").first()).toHaveAttribute("src", /\/media\/library\/\w+-36-160\.avif/);
  await expectAccessible(page);

  const { page: visitor } = await open({ reducedMotion: "no-preference" });
  const frames = new Set<string>();
  visitor.on("response", (response) => {
    const [, number] = /\/media\/library\/\w{32}-(\d\d)-160\.avif$/.exec(response.url()) ?? [];
    if (number && response.ok()) frames.add(number);
  });
  await visitor.goto("/about");
  await scrollWithin(visitor, "workflow", 0.6);
  const canvas = section(visitor, "workflow").locator("canvas");
  await expect(canvas).toHaveAttribute("data-phase", "ready");
  await expect.poll(() => frames.size).toBe(72);
  await expect.poll(() => canvas.evaluate((element) => Number(element.dataset.frame))).toBeGreaterThan(20);
  const colours = await canvas.evaluate((element: HTMLCanvasElement) => {
    const context = element.getContext("2d");
    if (!context) throw new Error("no canvas");
    return [0.25, 0.75].map((share) => {
      const [red = 0, , blue = 0] = context.getImageData(
        element.width * share,
        element.height / 2,
        1,
        1,
      ).data;
      return red > blue ? "red" : "blue";
    });
  });
  expect(colours).toEqual(["red", "blue"]);

  await file.getByRole("button", { name: "Set back" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Set back" }).click();
  await expect(file.locator("img").first()).toHaveAttribute("src", "/media/frames/800/36.avif");
});

test("both shapes of the film that opens Insights are replaced and played", async ({ page, open }) => {
  test.slow();
  for (const [id, name] of [
    ["video~insights", "event.webm"],
    ["video~insights-upright", "event-upright.webm"],
  ] as const) {
    const file = await openFile(page, id);
    await file.getByLabel(/^New file for/).setInputFiles(join(FILMS, name));
    await expect(file.getByText("Film of the site, replaced")).toBeVisible();
  }
  const { page: visitor } = await open({ reducedMotion: "no-preference" });
  const film = visitor.locator("main video").first();
  const played = async () => {
    await visitor.goto("/insights");
    await expect(film).toHaveAttribute("data-playing", "true");
    return film.evaluate((video: HTMLVideoElement) => ({
      isReplaced: /\/media\/library\/\w{64}\.webm$/.test(video.currentSrc),
      isUpright: video.videoHeight > video.videoWidth,
    }));
  };
  await expect(async () => {
    expect(await played()).toEqual({ isReplaced: true, isUpright: false });
  }).toPass({ timeout: 20_000 });
  await visitor.setViewportSize(PHONE);
  expect(await played()).toEqual({ isReplaced: true, isUpright: true });
});
