import { expect } from "@playwright/test";
import { atRest } from "./support/rest.ts";
import { test } from "./support/test.ts";

/** One page of each kind that opens with a hero image. */
const PAGES = [
  "/",
  "/ai-services/generative-ai",
  "/cloud-services/cloud-technology",
  "/products/cadeo",
  "/industries/healthcare",
  "/success-stories/diagnosing-heart-disease",
  "/about",
  "/insights",
];

/** Screens, and the factor by which an image may be enlarged on each: a higher density hides more. */
const SCREENS = [
  { width: 390, height: 844, density: 2, limit: 1.25 },
  { width: 390, height: 844, density: 3, limit: 1.4 },
  { width: 768, height: 1024, density: 2, limit: 1.25 },
  { width: 1440, height: 900, density: 1, limit: 1.25 },
  { width: 1440, height: 900, density: 2, limit: 1.25 },
  { width: 1920, height: 1080, density: 1, limit: 1.25 },
];

/** Minimum share of the window that a checked image covers. */
const MIN_SHARE = 0.2;

/** Maximum size of a checked image in bytes, on phones and at density 1. */
const MAX_BYTES = 140_000;

for (const { width, height, density, limit } of SCREENS) {
  // Pages other than the home page use the same components: a common phone and window are enough.
  const paths = density === (width === 390 ? 2 : 1) ? PAGES : ["/"];
  test(`pictures are sharp at ${width}×${height}, density ${density}`, async ({ open }) => {
    const { page } = await open({
      viewport: { width, height },
      deviceScaleFactor: density,
    });
    for (const path of paths) {
      await page.goto(path);
      await atRest(page);
      const pictures = await page.evaluate(() =>
        [...document.images].map((image) => {
          const box = image.getBoundingClientRect();
          const area =
            Math.max(0, Math.min(box.right, innerWidth) - Math.max(box.left, 0)) *
            Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0));
          return {
            address: image.currentSrc,
            share: image.checkVisibility({ visibilityProperty: true })
              ? area / (innerWidth * innerHeight)
              : 0,
            box: { width: box.width, height: box.height },
            covers: getComputedStyle(image).objectFit === "cover",
            blur: Number(/blur\(([\d.]+)px/.exec(getComputedStyle(image).filter)?.[1] ?? 0),
          };
        }),
      );
      const large = pictures.filter(({ share, address }) => share >= MIN_SHARE && !address.endsWith(".svg"));
      expect(large, path).not.toEqual([]);

      const sizes = await page.evaluate(
        (addresses) =>
          Promise.all(
            addresses.map(async (address) => {
              // The element's `naturalWidth` is divided by the density.
              const bytes = await (await fetch(address)).blob();
              const { width, height } = await createImageBitmap(bytes);
              return { width, height, weight: bytes.size };
            }),
          ),
        large.map(({ address }) => address),
      );
      const unsharp = large.flatMap(({ address, box, covers, blur }, index) => {
        const { width = 1, height = 1 } = sizes[index] ?? {};
        const scales = [box.width / width, box.height / height];
        const factor = density * (covers ? Math.max(...scales) : Math.min(...scales));
        // The picture is blurred on purpose: enlargement up to a quarter of the blur radius is invisible.
        const isHidden = factor / density < blur / 4;
        return factor > limit && !isHidden ? [`${new URL(address).pathname} × ${factor.toFixed(2)}`] : [];
      });
      expect(unsharp, path).toEqual([]);

      if (width === 390 || density === 1) {
        const heavy = sizes.filter(({ weight }) => weight > MAX_BYTES);
        expect(heavy, path).toEqual([]);
      }
    }
  });
}

/** The pages that open with a film, whose poster is shown first. */
const WITH_FILM = ["/", "/insights"];

/** Largest mean distance (CIE76) between a poster and its film's first frame, which replaces it on the page. */
const MAX_DISTANCE = 3;

test("a film begins in the colours of its poster", async ({ page }) => {
  for (const path of WITH_FILM) {
    await page.goto(path);
    const films = page.locator('main video source[type^="video/webm"]');
    const addresses = await films.evaluateAll((found) => found.map((film) => film.getAttribute("src") ?? ""));
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) {
      const poster = address.replace(
        /(-large)?\.webm$/,
        address.includes("-upright") ? "-1080.webp" : "-1200.webp",
      );
      const distance = await page.evaluate(
        async ([film = "", still = ""]) => {
          const [width, height] = [64, 64];
          const video = document.createElement("video");
          video.muted = true;
          video.src = film;
          document.body.append(video);
          await new Promise<void>((resolve, reject) => {
            video.requestVideoFrameCallback(() => {
              video.pause();
              resolve();
            });
            video.addEventListener("error", () => reject(new Error(`${film} cannot be played`)));
            video.play().catch(reject);
          });
          const image = new Image();
          image.src = still;
          await image.decode();
          /** Returns the picture's colours in CIE Lab (D65). */
          const colours = (source: CanvasImageSource) => {
            const context = Object.assign(document.createElement("canvas"), { width, height }).getContext(
              "2d",
            );
            if (!context) throw new Error("the browser has no canvas");
            context.imageSmoothingQuality = "high";
            context.drawImage(source, 0, 0, width, height);
            const { data } = context.getImageData(0, 0, width, height);
            return Array.from({ length: width * height }, (_, pixel) => {
              const [r = 0, g = 0, b = 0] = [0, 1, 2].map((channel) => {
                const value = (data[pixel * 4 + channel] ?? 0) / 255;
                return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
              });
              const [x = 0, y = 0, z = 0] = [
                (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
                0.2126 * r + 0.7152 * g + 0.0722 * b,
                (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
              ].map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116));
              return [116 * y - 16, 500 * (x - y), 200 * (y - z)] as const;
            });
          };
          const [first, second] = [colours(video), colours(image)];
          const distances = first.map((colour, pixel) =>
            Math.hypot(...colour.map((value, channel) => value - (second[pixel]?.[channel] ?? 0))),
          );
          return distances.reduce((sum, value) => sum + value, 0) / distances.length;
        },
        [address, poster],
      );
      expect(distance, address).toBeLessThan(MAX_DISTANCE);
    }
  }
});
