import { expect, test } from "vitest";
import { pictures } from "~/generated/media";
import { findPicture, pictureSet } from "~/ui/pictures/find-picture";
import { openingSizes, uprightOf } from "~/ui/pictures/opening-picture";
import { preloadOpening, preloadPicture } from "~/ui/pictures/preload-picture";

test("a picture's srcset has every width of the format", () => {
  const [name] = Object.keys(pictures);
  const { avif } = findPicture(name ?? "");
  expect(pictureSet(name ?? "", "avif")).toBe(
    avif.map((width) => `/media/${name}-${width}.avif ${width}w`).join(", "),
  );
});

test("the preload has the same files as the picture", () => {
  expect(preloadPicture({ name: "service/generative-ai", alt: "" }, "100vw", "(min-width: 768px)")).toEqual({
    imagesrcset: pictureSet("service/generative-ai", "avif"),
    imagesizes: "100vw",
    type: "image/avif",
    media: "(min-width: 768px)",
  });
});

test("an editor's file is preloaded from its address", () => {
  const file = { src: "/media/content/hall.jpg", width: 800, height: 450 };
  expect(preloadPicture({ name: "media/hall.jpg", alt: "", file }, "100vw")).toEqual({ href: file.src });
});

test("an opening picture preloads its upright crop in narrow windows and the wide file in others", () => {
  const sizes = openingSizes(896);
  const wide = { name: "hero/home", alt: "" };
  const [avif] = uprightOf(wide)?.files ?? [];
  expect(avif?.srcSet).toContain("/media/hero/home-upright-");
  expect(preloadOpening(wide, sizes)).toEqual([
    {
      imagesrcset: avif?.srcSet,
      imagesizes: sizes.upright,
      type: "image/avif",
      media: "(max-width: 767.98px)",
    },
    preloadPicture(wide, sizes.wide, "(min-width: 768px)"),
  ]);
});

test("an opening picture without an upright crop preloads only the wide file", () => {
  const file = { src: "/media/content/hall.jpg", width: 800, height: 450 };
  const image = { name: "media/hall.jpg", alt: "", file };
  expect(uprightOf(image)).toBeNull();
  expect(preloadOpening(image, openingSizes(null))).toEqual([{ href: file.src }]);
});

test("a separate narrow picture replaces the upright crop", () => {
  const wide = { name: "hero/home", alt: "" };
  const narrow = { name: "page/not-found", alt: "" };
  const file = { src: "/media/content/mast.jpg", width: 900, height: 1600 };
  expect(uprightOf(wide, narrow)?.files.map(({ srcSet }) => srcSet)).toEqual([
    pictureSet(narrow.name, "avif"),
    pictureSet(narrow.name, "webp"),
  ]);
  expect(uprightOf(wide, { ...narrow, file })).toEqual({
    files: [{ srcSet: file.src }],
    width: 900,
    height: 1600,
  });
});

test("the sizes of an opening picture include the width that its box's height needs", () => {
  expect(openingSizes(896)).toEqual({
    wide: "max(100vw, min(177.78vh, 1593px))",
    upright: "max(100vw, 56.25vh)",
  });
  expect(openingSizes(null).wide).toBe("max(100vw, 177.78vh)");
});

test("an unknown name gets default files", () => {
  expect(findPicture("no/such-picture").avif).not.toEqual([]);
});
