import { expect, test } from "vitest";
import { about } from "~/content/about";
import { career } from "~/content/career";
import { home } from "~/content/home";
import { industriesBySlug } from "~/content/industries/by-slug";
import { insights } from "~/content/insights";
import { landing } from "~/content/landing";
import { pictures } from "~/content/media";
import { notFound, productNotFound, storyNotFound } from "~/content/not-found";
import { productsBySlug } from "~/content/products/by-slug";
import { servicesBySlug } from "~/content/services/by-slug";
import { storiesById } from "~/content/stories/by-id";
import { testimonials } from "~/content/testimonials";
import { findPicture, focusStep, pictureSet } from "~/ui/picture/find-picture";
import { preloadPicture } from "~/ui/picture/preload-picture";

/** Every picture that some content names: an object with a name and an alternative text. */
function named(value: unknown): readonly string[] {
  if (value === null || typeof value !== "object") return [];
  const own = "name" in value && "alt" in value ? [String(value.name)] : [];
  return [...own, ...Object.values(value).flatMap(named)];
}

test("copy names only pictures that there are", () => {
  const content = [
    about,
    career,
    home,
    industriesBySlug,
    insights,
    landing,
    notFound,
    productNotFound,
    productsBySlug,
    servicesBySlug,
    storiesById,
    storyNotFound,
    testimonials,
  ];
  const names = [...content.flatMap(named), ...Object.values(landing.highlights.pictures)];
  const missing = new Set(names.filter((name) => !Object.hasOwn(pictures, name)));
  expect([...missing].sort()).toEqual([]);
});

test("every service, product and story has a picture of its own", () => {
  const own = [
    ...Object.values(servicesBySlug).map((page) => page.image.name),
    ...Object.values(productsBySlug).map((page) => page.image.name),
    ...Object.values(storiesById).map((page) => page.heroImage.name),
    ...Object.values(industriesBySlug).map((page) => page.hero.mainImage.name),
  ];
  expect(new Set(own).size).toBe(own.length);
});

test("a picture is offered in every width of its format", () => {
  const [name] = Object.keys(pictures);
  const { avif } = findPicture(name ?? "");
  expect(pictureSet(name ?? "", "avif")).toBe(
    avif.map((width) => `/media/${name}-${width}.avif ${width}w`).join(", "),
  );
});

test("the preload names the same files as the picture", () => {
  expect(preloadPicture("service/generative-ai", "100vw", "(min-width: 768px)")).toEqual({
    imagesrcset: pictureSet("service/generative-ai", "avif"),
    imagesizes: "100vw",
    type: "image/avif",
    media: "(min-width: 768px)",
  });
});

test("an unknown name breaks nothing", () => {
  expect(focusStep("no/such-picture")).toBe(50);
  expect(findPicture("no/such-picture").avif).not.toEqual([]);
});
