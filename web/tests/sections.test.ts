import "~/app/entry-server";
import { describe, expect, test, vi } from "vitest";
import type { ArtefactKind } from "~/generated/contract";
import type { Head } from "~/page/head";
import type { PageSection, SectionKind } from "~/page/section-data";
import type { SiteDocument } from "~/page/site-document";
import { empty, full, inOtherLooks, long, many, minimal } from "./fixtures/sections.ts";
import { pageOf } from "./fixtures/site-document.ts";

interface Rendered {
  readonly html: string;
  readonly head: Head;
}

function render(document: SiteDocument): Rendered {
  return JSON.parse(globalThis.renderPage(JSON.stringify(document)));
}

/** Renders sections and returns the content of the main element. */
function main(...sections: PageSection[]): string {
  return /<main[^>]*>(.*)<\/main>/s.exec(render(pageOf(sections)).html)?.[1] ?? "";
}

const text = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);
const doubles = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

const SETS = { minimal, full, many, long, empty };

/** Kinds whose items come from a list of the site, which may be empty. */
const LISTED: readonly SectionKind[] = ["cards", "leadership", "testimonials", "workflow"];

/** Returns name and content of each kind of section in each of its looks. */
const named = (sections: typeof full) =>
  [...Object.values(sections), ...inOtherLooks(sections)].map((section: PageSection) => {
    const look = "look" in section.props ? ` as ${section.props.look}` : "";
    return [`${section.kind}${look}`, section] as const;
  });

describe.each(Object.entries(SETS))("with %s content", (_name, sections) => {
  test.each(named(sections))("%s is valid markup", (_name, section) => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const html = main(section);
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
    expect(html).not.toMatch(/\sstyle="/);
    expect(html).not.toContain("<script");
    expect(html).not.toContain("undefined");
    expect(html).not.toContain("NaN");
    expect(text(html)).not.toMatch(/[{}]/);
    expect(html).not.toMatch(/<(ul|ol|dl|p|h[1-6])[^>]*><\/\1>(?<!role="status"><\/p>)/);
    expect(doubles(matches(html, /\sid="([^"]+)"/g))).toEqual([]);
    for (const name of matches(html, /aria-labelledby="([^"]+)"/g)) expect(html).toContain(`id="${name}"`);
  });
});

test.each(named(empty).filter(([, { kind }]) => LISTED.includes(kind)))(
  "%s without items renders nothing",
  (_name, section) => {
    expect(main(section)).toBe("");
  },
);

test.each(named(minimal))("%s with one item has no controls", (_name, section) => {
  expect(main(section)).not.toMatch(/aria-label="(Previous|Next|Show)[^"]*"|Pause the|Play the/);
});

test.each(named(full))("two sections of %s share no id", (_name, section) => {
  // These contain ids of the editor's or of the form.
  if (section.kind === "longRead" || section.kind === "contact") return;
  const second = { ...section, id: `${section.id}-2` };
  expect(doubles(matches(main(section, second), /\sid="([^"]+)"/g))).toEqual([]);
});

test.each(named(full))("%s can be the target of a link", (_name, section) => {
  expect(matches(main(section), /\sid="([^"]+)"/g)).toContain(section.id);
});

test("sections are rendered in the page's order", () => {
  const headings = matches(
    main(full.pageHero, full.prose, full.figures),
    /<section[^>]*labelledby="([^"]+)"/g,
  );
  expect(headings).toEqual(["prose", "figures"]);
});

test("numbers follow the order of the items", () => {
  const pillars = { ...full.cards, props: { ...full.cards.props, look: "pillars" as const } };
  expect(text(main(pillars))).toMatch(/01 title 1 .* 02 title 2 .* 04 title 4/);
  expect(text(main(full.expertise))).toMatch(/01 ?\/ .* 04 ?\//);
});

test("a link to another site opens a new tab and announces it", () => {
  const link = matches(main(full.pageHero), /(<a [^>]*shop\.example[^>]*>.*?<\/a>)/g)[0] ?? "";
  expect(link).toContain('target="_blank"');
  expect(link).toContain("(opens in a new tab)");
  expect(link).toContain("lucide-external-link");
});

describe("an artefact", () => {
  const status = { label: "Waits", tone: "waits" } as const;
  const shown = (shows: ArtefactKind) =>
    main({ ...full.artefact, props: { ...full.artefact.props, shows } } as PageSection);

  test("is a table with a heading for each row and column", () => {
    const rows = [{ cells: ["General", "18", "Agrees"], tone: "good" as const }];
    const html = shown({
      table: { columns: ["Fund", "Ledger", "State"], numeric: false, rows, footnote: null },
    });
    expect(matches(html, /<th scope="(col|row)"/g)).toEqual(["col", "col", "col", "row"]);
    expect(text(html)).toContain("General 18 Agrees");
  });

  test("marks sentences of a draft without a source", () => {
    const sentences = [
      { text: "It renews.", source: 1 },
      { text: "A gap.", source: null },
    ];
    const sources = [{ title: "Contract", place: "Page 3" }];
    const html = shown({ draft: { sentences, sources, sourcesLabel: "Source", status } });
    expect(matches(html, /<mark[^>]*>([^<]+)</g)).toEqual(["A gap."]);
    expect(text(html)).toContain("It renews. Source 1");
  });

  test("describes a forecast in text and draws it inside its box", () => {
    const points = [
      { label: "Jan", value: 10, low: null, high: null },
      { label: "Feb", value: 20, low: null, high: null },
      { label: "Mar", value: 30, low: 25, high: 40 },
    ];
    const html = shown({
      forecast: { unit: "Hours", alt: "It rises.", points, limit: null, actualLabel: "A", rangeLabel: "R" },
    });
    expect(html).toContain('aria-label="It rises."');
    const numbers = matches(html, /\sd="(M[^"]+)"/g).flatMap((path) => path.match(/[-\d.]+/g) ?? []);
    expect(numbers.map(Number).filter((number) => !(number >= 0 && number <= 600))).toEqual([]);
  });

  test("draws a step of a runbook at its time", () => {
    const step = { time: "11:00", text: "Owner", status: null };
    const steps = [
      { ...step, title: "Check", starts: 0, lasts: 30 },
      { ...step, title: "Release", starts: 30, lasts: 60 },
    ];
    const html = shown({ runbook: { steps } });
    expect(matches(html, /viewBox="0 0 (\d+) 1"/g)).toEqual(["90", "90"]);
    expect(matches(html, /<rect[^>]* x="(\d+)"/g)).toEqual(["0", "30"]);
  });

  test("connects each system of a map with the central one", () => {
    const node = (title: string) => ({ title, text: "Complete", tone: "good" as const });
    const sides = {
      fromLabel: "From",
      from: [node("Clocks"), node("Fees")],
      toLabel: "To",
      to: [node("Bank")],
    };
    const html = shown({ map: { ...sides, hub: "Integration", hubText: "Retries" } });
    expect(matches(html, /\sd="(M[^"]+C[^"]+)"/g).map((path) => path.split("M").length - 1)).toEqual([2, 1]);
    expect(matches(html, /<ul[^>]* aria-label="([^"]+)"/g)).toEqual(["From", "To"]);
  });

  test("covers all periods of a calendar in each lane", () => {
    const task = (from: number, to: number, label: string) => ({ from, to, label, filled: false });
    const html = shown({
      calendar: {
        laneLabel: "Who",
        periods: ["Jul", "Aug", "Sep", "Oct"],
        lanes: [{ title: "Finance", tasks: [task(2, 2, "Close"), task(3, 4, "Audit")] }],
        plainLabel: "Yours",
        filledLabel: "Ours",
      },
    });
    expect(matches(html, /<td colSpan="(\d)"/gi)).toEqual(["1", "1", "2"]);
    expect(matches(html, /data-when="([^"]+)"/g)).toEqual(["Aug", "Sep–Oct"]);
  });

  test("shows the gap of a plan only where it is too low", () => {
    const periods = [
      { label: "Mon", needed: 14, planned: 16 },
      { label: "Tue", needed: 16, planned: 13 },
    ];
    const labels = { periodLabel: "Day", neededLabel: "Needed", plannedLabel: "Rostered", gapLabel: "Gap" };
    const html = shown({ coverage: { ...labels, periods } });
    expect(text(html)).toContain("Needed 14 16 Rostered 16 13 Gap – 3");
    expect(matches(html, /<rect data-gap="true" y="0" width="1" height="(\d+)"/g)).toEqual(["3"]);
  });

  test("describes each choice of a decision by its outcome", () => {
    const choice = (label: string) => ({ label, text: `${label} it is`, status });
    const entries = [{ time: null, who: "Agent", text: "Asks", status: null }];
    const html = shown({
      decision: { entries, question: "Who decides?", choices: [choice("Wait"), choice("Stop")] },
    });
    expect(matches(html, /<input type="radio"([^>]*)>/g).map((rest) => rest.includes("checked"))).toEqual([
      true,
      false,
    ]);
    for (const id of matches(html, /aria-describedby="([^"]+)"/g)) expect(html).toContain(`id="${id}"`);
    expect(text(html)).toContain("Stop it is");
  });
});

test("a slide links to the next event if there is one", () => {
  const html = main({
    ...full.homeHero,
    props: { ...full.homeHero.props, upcomingLabel: "Meet us at {event}" },
  });
  expect(html).toContain('href="/fair"');
  expect(text(html)).toContain("Meet us at fair");
  expect(main(minimal.homeHero)).not.toContain("/fair");
});

describe("a proof", () => {
  const { voice, result } = full.proof.data;
  const proof = (data: typeof full.proof.data) =>
    main({ ...full.proof, props: { ...full.proof.props, facts: [] }, data });

  test("shows the figure, the sentence and the story of a result next to a quote", () => {
    const html = proof({ voice, result });
    expect(html).toMatch(/aria-hidden="true">3X</);
    expect(text(html)).toContain(result?.text);
    expect(html).toContain('href="/stories/1"');
    expect(text(html)).toContain(voice?.quote);
  });

  test("shows a result without a figure, or a quote without a result", () => {
    const story = { label: "Hulls", href: "/stories/2" };
    const html = proof({ voice: null, result: { figure: null, text: "It floats.", story } });
    expect(text(html)).toContain("It floats.");
    expect(html).not.toContain('aria-hidden="true">3X');
    expect(html).not.toContain("<blockquote");
    expect(proof({ voice, result: null })).not.toContain("/stories/");
  });

  test("without a quote, a result and facts renders nothing", () => {
    expect(proof({ voice: null, result: null })).toBe("");
  });

  test("with facts shows the result without a link, because the page is the story", () => {
    const facts = [{ label: "Before", text: "Four systems" }];
    const story = main({ ...full.proof, props: { ...full.proof.props, facts }, data: { voice, result } });
    expect(text(story)).toMatch(/3X .*result.* Before Four systems/);
    expect(story).not.toContain('href="/stories/1"');
  });
});

test("a story's card begins with its result", () => {
  const page = "/stories/hulls";
  const props = {
    ...full.successStories.props,
    cards: [{ title: "Yards", stories: [{ page, label: "A yard tests its hulls" }] }],
  };
  const story = { label: "Hulls", href: page };
  const shown = (results: typeof full.successStories.data.results) =>
    text(main({ ...full.successStories, props, data: { ...full.successStories.data, results } }));
  const result = { figure: "2X", text: "Hulls are tested 2X as fast", story };
  expect(shown({ [page]: result })).toMatch(
    /Yards\s+2X\s+Hulls are tested 2X as fast\s+A yard tests its hulls/,
  );
  expect(shown({})).toMatch(/Yards\s+A yard tests its hulls/);
});

test("a package has its button only with an address", () => {
  const card = {
    ...full.cards.props.cards[0],
    title: "One pillar",
    parts: [{ label: "Time", title: "6 weeks", text: null }],
  };
  const shown = (href: string | null) => {
    const cards = [{ ...card, action: { label: "Ask for this scope", href } }];
    return main({
      ...full.cards,
      props: { ...full.cards.props, look: "packages", cards } as typeof full.cards.props,
    });
  };
  expect(shown("/contacts?service=Hulls")).toContain('href="/contacts?service=Hulls"');
  expect(text(shown("/contacts"))).toMatch(/Ask for this scope\s+: One pillar/);
  expect(shown(null)).not.toContain("Ask for this scope");
});

test("an editor's file is used unchanged", () => {
  const file = { src: "/media/content/hall.jpg", width: 800, height: 450 };
  const image = { name: "media/hall.jpg", alt: "The hall", file };
  const html = main({ ...full.pageHero, props: { ...full.pageHero.props, image } });
  expect(html).toMatch(/<img [^>]*src="\/media\/content\/hall\.jpg"[^>]*width="800" height="450"/);
  expect(html).not.toContain("hall.jpg-");
  expect(html).not.toContain('type="image/avif"');
});

describe("the head of a page of sections", () => {
  test("has the document's metadata", () => {
    const { head } = render(pageOf([full.pageHero], { kind: "story" }));
    expect(head).toMatchObject({
      title: "Hulls | Example",
      description: "All about hulls.",
      canonical: "https://site.example/audits/hulls",
      robots: null,
      ogType: "article",
      sharePicture: "page/about",
    });
    expect(head.preloadImages).not.toEqual([]);
  });

  test("preloads only the pictures of the first section", () => {
    const alone = render(pageOf([full.homeHero])).head.preloadImages;
    expect(alone).not.toEqual([]);
    expect(render(pageOf([full.homeHero, full.pageHero])).head.preloadImages).toEqual(alone);
    expect(render(pageOf([full.prose, full.pageHero])).head.preloadImages).toEqual([]);
  });

  test("has the canonical address if it differs", () => {
    const { head } = render(pageOf([full.insightsHub], { canonical: "/insights?tab=news" }));
    expect(head.canonical).toBe("https://site.example/insights?tab=news");
  });

  test("excludes unlisted and missing pages from search engines", () => {
    expect(render(pageOf([full.siteSearch], { unlisted: true })).head.robots).toBe("noindex");
    const missing = pageOf([full.message], { path: "/gone", route: { name: "notFound" }, status: 404 });
    expect(render(missing).head).toMatchObject({ canonical: null, robots: "noindex" });
  });
});
