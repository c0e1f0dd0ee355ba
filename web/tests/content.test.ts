import { describe, expect, it } from "vitest";
import { about } from "~/content/about";
import { accessibility } from "~/content/accessibility";
import { career } from "~/content/career";
import { contact } from "~/content/contact";
import { deliverySteps } from "~/content/delivery";
import { fill, fillWith } from "~/content/fill";
import { home } from "~/content/home";
import { industriesBySlug } from "~/content/industries/by-slug";
import { insights } from "~/content/insights";
import { landing } from "~/content/landing";
import { booking, manageBooking } from "~/content/landing-booking";
import { landingContact } from "~/content/landing-contact";
import { notFound, productNotFound, storyNotFound } from "~/content/not-found";
import { privacy } from "~/content/privacy";
import { productsBySlug } from "~/content/products/by-slug";
import { searchDocs } from "~/content/search-docs";
import { servicesBySlug } from "~/content/services/by-slug";
import { storiesById } from "~/content/stories/by-id";
import { testimonials } from "~/content/testimonials";

const site = {
  brand: { name: "Corvanta", legalName: "Corvanta Inc.", founded: 2020, headquarters: "North Carolina" },
  contact: {
    email: "info@corvanta.example",
    privacyEmail: "privacy@corvanta.example",
    responseTime: "one day",
  },
};

const services = Object.values(servicesBySlug);
const industries = Object.values(industriesBySlug);
const products = Object.values(productsBySlug);
const stories = Object.values(storiesById);

const everything = [
  ...services,
  ...industries,
  ...products,
  ...stories,
  home,
  about,
  privacy,
  accessibility,
  career,
  insights,
  landing,
  booking,
  manageBooking,
  landingContact,
  notFound,
  productNotFound,
  storyNotFound,
];

/** Every string in some content, with the path of its key. */
function strings(value: unknown, path = ""): readonly (readonly [string, string])[] {
  if (typeof value === "string") return [[path, value]];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) => strings(item, `${path}/${key}`));
}

function words(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;
}

/** What falls outside the bounds, so that a failure lists every offender at once. */
function outside(
  texts: readonly (readonly [string, string])[],
  least: number,
  most: number,
): readonly string[] {
  return texts
    .map(([name, text]) => [name, words(text)] as const)
    .filter(([, count]) => count < least || count > most)
    .map(([name, count]) => `${name}: ${count} words`);
}

describe("search engine texts", () => {
  const seo = fill(
    [
      ...[...services, ...industries, ...products, ...stories].map((page) => page.seo),
      ...insights.tabs.map((tab) => tab.seo),
      ...[home, about, contact, privacy, accessibility, career, notFound, productNotFound, storyNotFound].map(
        (page) => page.seo,
      ),
    ],
    site,
  );

  it("has titles of at most 60 characters", () => {
    expect(seo.map((item) => item.title).filter((title) => title.length > 60)).toEqual([]);
  });

  it("has descriptions of 120 to 160 characters", () => {
    const wrong = seo
      .map((item) => item.description)
      .filter((text) => text.length < 120 || text.length > 160);
    expect(wrong.map((text) => `${text.length}: ${text}`)).toEqual([]);
  });

  it("never repeats a title or a description", () => {
    expect(new Set(seo.map((item) => item.title)).size).toBe(seo.length);
    expect(new Set(seo.map((item) => item.description)).size).toBe(seo.length);
  });
});

describe("lengths that the layouts are made for", () => {
  it("keeps pillars between 25 and 50 words", () => {
    const pillars = [
      ...services.flatMap((page) =>
        page.pillars.map((item) => [`${page.slug} ${item.id}`, item.desc] as const),
      ),
      ...products.flatMap((page) =>
        page.transforms.pillars.map((item) => [`${page.slug} ${item.id}`, item.desc] as const),
      ),
    ];
    expect(outside(pillars, 25, 50)).toEqual([]);
  });

  it("keeps impact texts between 60 and 110 words", () => {
    expect(
      outside(
        services.map((page) => [page.slug, page.impact.text]),
        60,
        110,
      ),
    ).toEqual([]);
  });

  it("keeps story sections between 80 and 180 words, with four to six results", () => {
    const sections = stories.flatMap((story) => [
      [`${story.id} challenge`, story.businessChallenge.join(" ")] as const,
      [`${story.id} achievements`, story.achievements.join(" ")] as const,
    ]);
    expect(outside(sections, 80, 180)).toEqual([]);
    expect(stories.filter((story) => story.results.length > 6)).toEqual([]);
  });
});

describe("copy", () => {
  const texts = everything.flatMap((page) => strings(page));

  it("names no owner", () => {
    expect(texts.filter(([, text]) => /corvanta/i.test(text))).toEqual([]);
  });

  it("uses only tokens that somebody fills", () => {
    const known =
      /\{(brand|legalName|founded|headquarters|email|privacyEmail|responseTime|retentionMonths|label|name|number|total|minutes|event|booth|first|last|zone|time)\}/g;
    expect(texts.filter(([, text]) => /[{}]/.test(text.replace(known, "")))).toEqual([]);
  });

  it("avoids the words of advertising", () => {
    const worn =
      /\b(unlock|leverage|seamless|cutting-edge|synerg|empower|revolutioni|world-class|fast-paced|game-chang|holistic)/i;
    expect(texts.filter(([, text]) => worn.test(text))).toEqual([]);
  });

  it("never says a long sentence on two pages", () => {
    const seen = new Map<string, number>();
    const repeated = new Set<string>();
    everything.forEach((page, index) => {
      const own = strings({ ...page, services: null, successStories: null })
        .filter(([path]) => !path.endsWith("/alt"))
        .flatMap(([, text]) => text.split(/(?<=[.?!])\s/));
      for (const sentence of own.filter((text) => words(text) > 6)) {
        if ((seen.get(sentence) ?? index) !== index) repeated.add(sentence);
        seen.set(sentence, index);
      }
    });
    expect([...repeated]).toEqual([]);
  });

  it("states the figures that the specification gives", () => {
    const all = texts.map(([, text]) => text).join("\n");
    for (const figure of [
      "40% less report-building effort",
      "Queries 20% faster",
      "800+ prebuilt test scripts",
      "30% faster implementations",
      "92% adoption confidence",
      "50+ Oracle Fusion consultants",
      "10+ OCI administrators",
      "7+ FAW specialists",
      "20+ analytics experts",
      "5 years of focused experience",
      "20–30%",
      "2X",
      "3X",
    ]) {
      expect(all).toContain(figure);
    }
  });
});

describe("structure", () => {
  it("describes Simulate as it describes Relate", () => {
    expect(deliverySteps[3].desc).toBe(deliverySteps[0].desc);
  });

  it("leads from story to story through all seven", () => {
    const visited = new Set<string>();
    let id = stories[0]?.id;
    while (id !== undefined && !visited.has(id)) {
      visited.add(id);
      id = storiesById[id].next;
    }
    expect(visited.size).toBe(7);
  });

  it("never offers a service page to itself", () => {
    const own = services.filter((page) =>
      page.services.some((card) => card.type === "carousel" && card.route === `/${page.family}/${page.slug}`),
    );
    expect(own).toEqual([]);
  });

  it("alternates the pictures of an industry", () => {
    expect(industries.map((page) => page.sections.map((section) => section.imageLeft))).toEqual(
      industries.map(() => [true, false, true]),
    );
  });

  it("holds five testimonials", () => {
    expect(testimonials).toHaveLength(5);
  });

  it("gives the search one filled document a page", () => {
    const docs = searchDocs(site);
    expect(docs).toHaveLength(33);
    expect(new Set(docs.map((doc) => doc.path)).size).toBe(33);
    expect(docs.filter((doc) => /[{}]/.test(doc.title + doc.headings.join("") + doc.text))).toEqual([]);
  });
});

describe("fill", () => {
  it("puts the owner's facts in every string and leaves the rest", () => {
    expect(fill({ a: ["{brand} since {founded}", 3], b: null, c: "{minutes} min" }, site)).toEqual({
      a: ["Corvanta since 2020", 3],
      b: null,
      c: "{minutes} min",
    });
  });

  it("says how long data is kept: the owner's number, else the default", () => {
    expect(fill("{retentionMonths}", site)).toBe("24");
    expect(fill("{retentionMonths}", { ...site, privacy: { retentionMonths: 6 } })).toBe("6");
  });

  it("fills a view's own tokens", () => {
    expect(fillWith("Loading {label}...", { label: "Events" })).toBe("Loading Events...");
  });
});
