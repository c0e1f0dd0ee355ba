import { expect } from "@playwright/test";
import { attacks, shortAttacks } from "./support/attacks/collection.ts";
import { type AttackedPlace, makeAttackedPlace, oneOf } from "./support/attacks/place.ts";
import { harmIn, outside, pressEverything, type Watch, watch } from "./support/attacks/watch.ts";
import { type PageDataResponse, sectionData } from "./support/page-data-response.ts";
import { atRest } from "./support/rest.ts";
import { isSameDocument, markDocument } from "./support/shell.ts";
import { test as base } from "./support/test.ts";

const test = base.extend<object, { readonly place: AttackedPlace }>({
  place: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use) => {
      const place = makeAttackedPlace();
      await use(place);
      place.remove();
    },
    { scope: "worker" },
  ],
  ownSite: [
    ({ place }, use) => use({ environment: () => ({ DATABASE_URL: place.databaseUrl }) }),
    { scope: "worker" },
  ],
});

/** Selector of the editor's text on the page of an event or a post. */
const TEXT = "div:has(> #overview) + div";
/** Timeout for visiting one page per attack, in milliseconds; enough for a busy machine. */
const EVERY_ATTACK = 600_000;

/** Opens pages one after another. Returns the problems of each. */
async function visit(
  origin: string,
  { page, happened }: Watch,
  paths: readonly string[],
  { pressed = "main", hydrated = true, status = 200 } = {},
): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of paths) {
    const address = origin + path;
    const answer = await page.goto(address, { waitUntil: "domcontentloaded" });
    // The page would repeat presses that came before its handlers.
    if (hydrated) await atRest(page);
    if (answer?.status() !== status) wrong.push(`${path}: ${answer?.status()}`);
    const harm: string[] = [];
    try {
      await pressEverything(page, pressed);
      harm.push(...(await harmIn(page, origin)));
    } catch (cause) {
      // The page was closed or navigated during the check.
      happened.push(`no page: ${cause}`);
    }
    // The query contains state that presses may change.
    if (!page.url().startsWith(address.replace(/\?.*/, ""))) happened.push(`left for ${page.url()}`);
    wrong.push(...[...harm, ...happened.splice(0)].map((what) => `${path}: ${what}`));
  }
  return wrong;
}

/** Returns the pages of the list of posts that show attacks as titles: the first ones, since these posts are newest. */
async function attackedPosts(origin: string): Promise<string[]> {
  const answer = (await (await fetch(`${origin}/_page/insights?tab=blog`)).json()) as PageDataResponse;
  const items = sectionData(answer, "insightsHub").items as readonly unknown[];
  const pages = Math.ceil(shortAttacks().length / items.length);
  return Array.from({ length: pages }, (_, index) => `/insights?tab=blog&page=${index + 1}`);
}

test("the collection only grows", () => {
  const collected = attacks();
  expect(collected.length).toBeGreaterThanOrEqual(360);
  expect(new Set(collected.map(({ source }) => source)).size).toBeGreaterThanOrEqual(20);
});

test("code after whitespace in an address is detected", async ({ open, origin }) => {
  const { page } = await watch(open, origin, { scripts: false });
  await page.goto("/robots.txt");
  await page.setContent('<a href=" \u0001javascript:alert(1)">blanks go</a>');
  expect(await harmIn(page, origin)).toEqual([expect.stringContaining("href in <a")]);
});

// No content security policy applies here, so only the sanitiser protects the page.
test.describe("with the security policy off", () => {
  test("stored HTML in a server-rendered page executes nothing", async ({ open, origin, place }) => {
    test.setTimeout(EVERY_ATTACK);
    const watched = await watch(open, origin, { bypassCSP: true, scripts: false });
    const wrong: string[] = [];
    const plain: Record<string, number>[] = [];
    for (const path of place.events) {
      wrong.push(...(await visit(origin, watched, [path], { pressed: TEXT, hydrated: false })));
      // The first and the last event have only one neighbour.
      if (path !== place.events[0] && path !== place.events.at(-1))
        plain.push(await outside(watched.page, TEXT));
    }
    expect(wrong).toEqual([]);
    for (const counts of plain) expect(counts).toEqual(plain[0]);
  });

  test("stored HTML in a client-rendered page executes nothing", async ({ open, origin, place }) => {
    const { page, happened } = await watch(open, origin, {
      bypassCSP: true,
      scripts: true,
    });
    await page.goto(place.events[0] ?? "");
    await page.waitForLoadState("networkidle");
    await markDocument(page);
    const wrong: string[] = [];
    for (const path of oneOf(5, place.events.slice(1))) {
      // Navigates as Back and Forward do: the router handles the event and renders the page.
      await page.evaluate((target) => {
        history.pushState(null, "", target);
        dispatchEvent(new PopStateEvent("popstate", { state: null }));
      }, path);
      await page.getByRole("heading", { level: 1, name: path.slice("/events/".length) }).waitFor();
      await pressEverything(page, TEXT);
      const harm = await harmIn(page, origin);
      wrong.push(...[...harm, ...happened.splice(0)].map((what) => `${path}: ${what}`));
    }
    expect(wrong).toEqual([]);
    expect(await isSameDocument(page), "the document was never unloaded").toBe(true);
  });

  test("stored HTML in a hydrated job page executes nothing", async ({ open, origin, place }) => {
    const watched = await watch(open, origin, { bypassCSP: true, scripts: true });
    expect(await visit(origin, watched, place.jobs)).toEqual([]);
  });

  test("attacks in titles, summaries, captions and names execute nothing", async ({
    open,
    origin,
    place,
  }) => {
    const watched = await watch(open, origin, { bypassCSP: true, scripts: true });
    const lists = ["/", "/insights", ...(await attackedPosts(origin)), "/career", "/search?q=alert"];
    expect(
      await visit(origin, watched, [...oneOf(5, [...place.fields, ...place.landings]), ...lists]),
    ).toEqual([]);
  });

  test("attacks in addresses execute nothing", async ({ open, origin }) => {
    const watched = await watch(open, origin, { bypassCSP: true, scripts: true });
    const values = oneOf(12, shortAttacks()).map(encodeURIComponent);
    const queries = values.flatMap((value) => [
      `/search?q=${value}`,
      `/contacts?service=${value}&from=${value}`,
      `/contacts?sent=${value}`,
      `/career?q=${value}&location=${value}`,
      `/insights?tab=${value}&page=${value}`,
      `/attacked-0/book?sent=${value}`,
      `/attacked-0/contact?sent=${value}`,
    ]);
    expect(await visit(origin, watched, queries, { pressed: "h1" })).toEqual([]);
  });

  test("attacks in a rejected form execute nothing when it is shown again", async ({ open, origin }) => {
    const { page, happened } = await watch(open, origin, {
      bypassCSP: true,
      scripts: false,
    });
    for (const attack of oneOf(5, shortAttacks())) {
      await page.goto("/contacts");
      for (const name of ["fullName", "email", "phone", "company", "description"])
        await page.locator(`form [name=${name}]`).evaluate((field, text) => {
          if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = text;
        }, attack);
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await page.locator("form").evaluate((form) => form instanceof HTMLFormElement && form.submit());
      expect((await answered).status()).toBe(422);
      await page.waitForLoadState("domcontentloaded");
      expect(await page.locator("[name=company]").inputValue()).toBe(attack);
      expect([...(await harmIn(page, origin)), ...happened.splice(0)], attack).toEqual([]);
    }
  });
});

test("with the policy on, attacks in Markdown execute nothing, and the policy blocks nothing", async ({
  open,
  origin,
  place,
}) => {
  const watched = await watch(open, origin, { scripts: true });
  const blocked: string[] = [];
  watched.page.on("console", (message) => {
    if (/content security policy/i.test(message.text()))
      blocked.push(`${watched.page.url()}: ${message.text()}`);
  });
  expect(await visit(origin, watched, place.posts, { pressed: TEXT })).toEqual([]);
  expect(blocked).toEqual([]);
});
