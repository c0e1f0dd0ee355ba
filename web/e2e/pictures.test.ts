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
