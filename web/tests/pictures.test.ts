import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { pictures } from "~/generated/media";
import { frameUrl, frameWidthFor, stillOf } from "~/sections/firm/workflow/frame-files";
import { NARROW } from "~/ui/browser/media-queries";
import { findPicture, pictureSet } from "~/ui/pictures/find-picture";
import { findVideo } from "~/ui/pictures/find-video";
import { openingSizes, uprightOf } from "~/ui/pictures/opening-picture";
import { Picture } from "~/ui/pictures/picture";
import { preloadOpening, preloadPicture } from "~/ui/pictures/preload-picture";
import { setReplacedMedia } from "~/ui/pictures/replaced-media";

const LIBRARY_FILE = {
  src: "/content/hall.jpg?v=00",
  width: 1000,
  height: 500,
  sizes: { name: "library/ab12", avif: [480, 1000], webp: [480, 1000], upright: [720] },
  focus: { x: 80, y: 30 },
};

afterEach(() => setReplacedMedia(undefined));

test("a picture's srcset has every width of the format", () => {
  const [name] = Object.keys(pictures);
  const files = findPicture(name ?? "");
  expect(pictureSet(files, "avif")).toBe(
    files.avif.map((width) => `/media/${name}-${width}.avif ${width}w`).join(", "),
  );
});

test("the preload has the same files as the picture", () => {
  expect(preloadPicture({ name: "service/generative-ai", alt: "" }, "100vw", "(min-width: 768px)")).toEqual({
    imagesrcset: pictureSet(findPicture("service/generative-ai"), "avif"),
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
    pictureSet(findPicture(narrow.name), "avif"),
    pictureSet(findPicture(narrow.name), "webp"),
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

test("an editor's file has its sizes, its focal point and its upright crop", () => {
  const image = { name: "media/hall.jpg", alt: "A hall", file: LIBRARY_FILE };
  const html = renderToStaticMarkup(createElement(Picture, { image, sizes: "50vw", loading: "lazy" }));
  // The class has a hash.
  expect(html.replace(/ class="[^"]*"/, "")).toBe(
    '<picture><source type="image/avif" srcSet="/media/library/ab12-480.avif 480w, /media/library/ab12-1000.avif 1000w" ' +
      'sizes="50vw"/><img src="/media/library/ab12-1000.webp" ' +
      'srcSet="/media/library/ab12-480.webp 480w, /media/library/ab12-1000.webp 1000w" sizes="50vw" width="1000" ' +
      'height="500" data-x="80" data-y="30" alt="A hall" decoding="async" loading="lazy"/></picture>',
  );
  expect(uprightOf(image)?.files[0]?.srcSet).toBe("/media/library/ab12-upright-720.avif 720w");
});

test("a replaced picture of the site's own is shown wherever its name is used", () => {
  setReplacedMedia({ pictures: { "hero/home": LIBRARY_FILE }, videos: {} });
  const files = findPicture("hero/home");
  expect(pictureSet(files, "webp")).toBe(
    "/media/library/ab12-480.webp 480w, /media/library/ab12-1000.webp 1000w",
  );
  expect(files.focus).toBeUndefined();
  expect(findPicture("page/about").base).toBe("page/about");
});

test("a replaced video of the site's own has a single source", () => {
  const video = { src: "/media/library/00ff.mp4", type: "video/mp4" };
  const before = findVideo("insights");
  setReplacedMedia({ pictures: {}, videos: { insights: video } });
  expect(findVideo("video/insights")).toEqual({ ...before, sources: [video] });
  expect(findVideo("event")?.sources).not.toEqual([video]);
});

test("the upright variant of a video is replaced separately", () => {
  const upright = { src: "/media/library/00fe.mp4", type: "video/mp4" };
  const wide = { src: "/media/library/00ff.mp4", type: "video/mp4" };
  const built = findVideo("insights")?.sources.filter(({ media }) => media !== NARROW) ?? [];
  expect(built.length).toBeGreaterThan(0);
  setReplacedMedia({ pictures: {}, videos: { "insights-upright": upright } });
  expect(findVideo("insights")?.sources).toEqual([{ ...upright, media: NARROW }, ...built]);
  setReplacedMedia({ pictures: {}, videos: { insights: wide, "insights-upright": upright } });
  expect(findVideo("insights")?.sources).toEqual([{ ...upright, media: NARROW }, wide]);
});

test("replaced frames have their own addresses and widths", () => {
  expect(frameUrl(7, frameWidthFor(1000, false))).toBe("/media/frames/1200/07.avif");
  expect(frameWidthFor(9000, true)).toBe(2400);
  expect(stillOf(1)).toMatchObject({ src: "/media/frames/800/01.avif", width: 800, height: 450 });
  setReplacedMedia({
    pictures: {},
    videos: {},
    frames: { name: "library/ab12", widths: [800, 1000], height: 600 },
  });
  expect(frameUrl(7, frameWidthFor(900, false))).toBe("/media/library/ab12-07-1000.avif");
  expect(frameWidthFor(9000, true)).toBe(1000);
  expect(stillOf(72)).toEqual({
    src: "/media/library/ab12-72-800.avif",
    srcSet: "/media/library/ab12-72-800.avif 800w, /media/library/ab12-72-1000.avif 1000w",
    width: 800,
    height: 600,
  });
});
