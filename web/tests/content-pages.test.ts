import "~/entry-server";
import { describe, expect, test } from "vitest";
import { deliverySteps } from "~/content/delivery";
import { industriesBySlug } from "~/content/industries/by-slug";
import { productsBySlug } from "~/content/products/by-slug";
import { servicesBySlug } from "~/content/services/by-slug";
import { storiesById } from "~/content/stories/by-id";
import type { CarouselServiceCard } from "~/content/types/service-card";
import type { Head } from "~/document/head";
import { contentRoutes } from "./fixtures/content-routes.ts";
import { fair } from "./fixtures/landing.ts";
import { core } from "./fixtures/machines.ts";
import { siteDocument } from "./fixtures/site-document.ts";

interface Rendered {
  readonly html: string;
  readonly head: Head;
}

const pages = new Map<string, Rendered>(
  contentRoutes.map(({ path, route }) => [
    path,
    JSON.parse(globalThis.renderPage(JSON.stringify(siteDocument(route, path, null)))) as Rendered,
  ]),
);

function page(path: string): Rendered {
  const found = pages.get(path);
  if (!found) throw new Error(`no page ${path}`);
  return found;
}

/** The page's own part, without header and footer. */
const main = (path: string) => /<main[^>]*>(.*)<\/main>/s.exec(page(path).html)?.[1] ?? "";

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** What can be read: tags gone, entities put back. */
const text = (path: string) =>
  main(path)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? "")
    .replaceAll(/\s+/g, " ");

const headings = (path: string) =>
  [...main(path).matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
const types = (path: string) =>
  page(path).head.jsonLd.map((entry) => (entry as { "@type": string })["@type"]);

describe.each(contentRoutes.map(({ path }) => path))("%s", (path) => {
  test("has one h1, first, and skips no heading level", () => {
    const levels = headings(path);
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  test("writes nothing that the content security policy would drop", () => {
    expect(page(path).html).not.toMatch(/\sstyle="/);
    expect(page(path).html).not.toContain("<script");
  });

  test("says which page it is", () => {
    expect(page(path).head).toMatchObject({ canonical: `https://site.example${path}`, robots: null });
  });

  test("leaves no token unfilled", () => {
    expect(text(path)).not.toMatch(/[{}]/);
  });

  test("uses no id twice", () => {
    const ids = [...page(path).html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

test("titles and descriptions are unique", () => {
  const heads = [...pages.values()].map(({ head }) => head);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});

describe("service pages", () => {
  const services = Object.values(servicesBySlug);
  const path = ({ family, slug }: (typeof services)[number]) => `/${family}/${slug}`;
  /** Section headings in the order of the page. */
  const sections = (address: string) =>
    [...main(address).matchAll(/<h2[^>]*>([^<]*)/g)].map(([, heading]) => heading);

  test("AI services go without migration, delivery method and packages", () => {
    expect(sections("/ai-services/generative-ai")).toEqual([
      "Our Impact",
      servicesBySlug["generative-ai"].pillarsHeading,
      "Why Choose Example",
      "How We Help",
      "Our Other Services",
    ]);
  });

  test("FAW Xcelerator alone has the packages", () => {
    expect(sections("/cloud-services/faw-xcelerator")).toEqual([
      "Our Impact",
      servicesBySlug["faw-xcelerator"].pillarsHeading,
      "Why Choose Example",
      "Migration Experience",
      "Our Delivery Method",
      "How We Help",
      "FAW Xcelerator Packages",
      "Our Other Services",
    ]);
    const others = services.filter((service) => service.slug !== "faw-xcelerator");
    expect(others.filter((service) => sections(path(service)).includes("FAW Xcelerator Packages"))).toEqual(
      [],
    );
  });

  test("every text of every section is in the page", () => {
    const missing = services.flatMap((service) => {
      const shown = text(path(service));
      const wanted = [
        service.hero.tag,
        service.hero.title,
        service.impact.heading,
        service.impact.text,
        ...service.pillars.flatMap((pillar) => [pillar.title, pillar.desc, ...(pillar.chips ?? [])]),
        ...service.circle.flatMap((item) => [item.title, item.desc]),
        ...service.thrive.flatMap((card) => [card.title, card.desc]),
        ...service.services.map((card) => card.title),
        ...("migration" in service ? service.migration.flatMap((box) => [box.title, box.desc]) : []),
        ...("migration" in service ? deliverySteps.flatMap((step) => [step.title, step.desc]) : []),
        ...("packages" in service
          ? service.packages.flatMap((card) => [card.pillar, card.addonTitle, card.timeline])
          : []),
      ];
      return wanted.filter((words) => !shown.includes(words)).map((words) => `${service.slug}: ${words}`);
    });
    expect(missing).toEqual([]);
  });

  test("the call to action carries the service and the page of origin", () => {
    expect(main("/cloud-services/fusion-advanced-support-team")).toContain(
      `href="/contacts?service=${encodeURIComponent(servicesBySlug["fusion-advanced-support-team"].name)}&amp;from=%2Fcloud-services%2Ffusion-advanced-support-team"`,
    );
    expect(services.filter((service) => !text(path(service)).includes("Request a Consultation"))).toEqual([]);
  });

  test("describes itself to search engines", () => {
    expect(services.map((service) => types(path(service)))).toEqual(
      services.map(() => ["Organization", "Service", "BreadcrumbList"]),
    );
  });
});

describe("industry pages", () => {
  const industries = Object.values(industriesBySlug);

  test("lead to every success story and to the contact form", () => {
    for (const { slug, successStories } of industries) {
      const html = main(`/industries/${slug}`);
      for (const { id } of successStories.cards.flatMap((card) => card.stories)) {
        expect(html).toContain(`href="/success-stories/${id}"`);
      }
      expect(html).toContain(`href="/contacts?from=%2Findustries%2F${slug}"`);
    }
  });

  test("have arrows only where there are more than three stories", () => {
    const arrows = industries.filter(({ slug }) =>
      main(`/industries/${slug}`).includes("Next success stories"),
    );
    expect(arrows.map(({ slug }) => slug)).toEqual(
      industries.filter(({ successStories }) => successStories.cards.length > 3).map(({ slug }) => slug),
    );
  });
});

describe("product pages", () => {
  const products = Object.values(productsBySlug);

  test("every text of every section is in the page", () => {
    const missing = products.flatMap((product) => {
      const shown = text(`/products/${product.slug}`);
      const wanted = [
        "REQUEST A DEMO",
        "Key Benefits",
        `How ${product.name} Transforms Enterprises`,
        `How ${product.name} Helps Enterprises Thrive`,
        product.about.highlight,
        ...product.keyBenefits.cards.flatMap((card) => [card.title, card.subtitle]),
        ...product.transforms.pillars.flatMap((pillar) => [pillar.title, pillar.desc]),
        ...product.thrive.cards.flatMap((card) => [card.title, card.desc]),
      ];
      return wanted.filter((words) => !shown.includes(words)).map((words) => `${product.slug}: ${words}`);
    });
    expect(missing).toEqual([]);
  });

  test("CORX alone leads to its own site, in a new tab", () => {
    const link = /<a [^>]*href="https:\/\/corx\.example"[^>]*>/;
    expect(link.exec(main("/products/corx"))?.[0]).toContain('target="_blank"');
    expect(main("/products/govcubes") + main("/products/cadeo")).not.toMatch(link);
  });

  test("describe themselves to search engines", () => {
    expect(types("/products/corx")).toEqual(["Organization", "Product", "BreadcrumbList"]);
  });
});

describe("story pages", () => {
  test("tell the challenge, the achievements and the results, and lead on", () => {
    for (const story of Object.values(storiesById)) {
      const path = `/success-stories/${story.id}`;
      const shown = text(path);
      for (const words of ["Business Challenge", "Our Achievements", "Results", ...story.businessChallenge]) {
        expect(shown).toContain(words);
      }
      // Figures stand in an element of their own.
      for (const result of story.results) {
        expect(shown.replaceAll(" ", "")).toContain(result.replaceAll(" ", ""));
      }
      expect(main(path)).toContain(`href="/success-stories/${story.next}"`);
      expect(main(path)).toContain(`href="/industries/${story.industry}"`);
      expect(main(path)).toContain(`href="${story.service.route}"`);
    }
  });
});

describe("the privacy policy", () => {
  test("has the eleven sections and a link to each", () => {
    const html = main("/privacy-policy");
    const ids = [
      "introduction",
      "information-collect",
      "use-info",
      "share-info",
      "data-security",
      "data-retention",
      "your-rights",
      "international-transfer",
      "third-party",
      "updates",
      "contact",
    ];
    expect([...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id)).toEqual(ids);
    expect([...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)).toEqual(ids);
    expect(html).toContain('<time dateTime="2025-06-01">01.06.2025</time>');
    expect(html).toContain('href="mailto:privacy@site.example"');
  });
});

test("a sibling service's date is written as the core writes days", () => {
  const cards = Object.values(servicesBySlug).flatMap(({ services }) =>
    services.slice(1),
  ) as CarouselServiceCard[];
  expect(cards.length).toBeGreaterThan(0);
  for (const { date, dateLabel } of cards) {
    const window = { ...fair.calendar.window, firstDay: date, lastDay: date };
    const form = new core.BookingForm({ ...fair.calendar, window }, date, 0);
    expect(dateLabel).toBe(form.snapshot().picker.days[0]?.label);
    form.free();
  }
});
