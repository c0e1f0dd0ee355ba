import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { VIEWPORTS } from "./support/browser.ts";
import { clippedText } from "./support/clipped.ts";
import { exampleWords, wordsIn } from "./support/example-words.ts";
import { faults, linksInside } from "./support/faults.ts";
import { scrollThrough, sidewaysOverflow } from "./support/layout.ts";
import { atRest } from "./support/rest.ts";
import { allPaths } from "./support/site-paths.ts";
import { test } from "./support/test.ts";

const FIRM = fileURLToPath(new URL("../tests/fixtures/small-firm/", import.meta.url));
const BRAND = "O'Dal & Daughters";
test.use({ ownSite: { firm: FIRM } });

const PAGES = [
  "/",
  "/about",
  "/advice/hull-surveys",
  "/advice/workshop-planning",
  "/branches/boatyards",
  "/career",
  "/contacts",
  "/insights",
  "/offers/autumn-review",
  "/privacy-policy",
  "/search",
  "/stories/dhow-afloat",
];

/** Addresses missing from the sitemap: searches, the other tab, a missing page. */
const OTHER_VIEWS = ["/search?q=planks", "/search?q=zzzz", "/insights?tab=news", "/nowhere"];
/** Addresses of views that other addresses show too. */
const OTHER_ADDRESSES = [
  ...OTHER_VIEWS,
  "/insights?tab=events",
  "/career?q=hammer",
  "/contacts?service=Hull%20Surveys&from=/advice/hull-surveys",
  "/advice/nowhere",
  "/events/nowhere",
  "/blog/nowhere",
  "/career/nowhere",
];

const get = (origin: string, path: string) => fetch(origin + path, { redirect: "manual" });
const textOf = async (origin: string, path: string) => (await get(origin, path)).text();

const views = async (origin: string) => [...(await allPaths(origin)), ...OTHER_VIEWS];

test.describe("on each device", { tag: "@phone" }, () => {
  test("every page is complete, fits the window and is accessible", async ({ open, origin }) => {
    const found: Record<string, string[]> = {};
    const links = new Set<string>();
    const { page, messages, close } = await open();
    const failed: string[] = [];
    page.on("response", (response) => {
      // The page itself may be missing; the browser logs that too.
      const isPage = response.request().isNavigationRequest();
      if (response.status() >= 400 && !isPage) failed.push(`${response.status()} ${response.url()}`);
    });
    for (const path of await views(origin)) {
      const status = (await page.goto(path))?.status() ?? 0;
      await scrollThrough(page, 1_200);
      await atRest(page);
      const sideways = await sidewaysOverflow(page);
      const all = [
        ...(await faults(page)),
        ...(await clippedText(page)).map((text) => `cut off: ${text}`),
        ...(sideways > 0 ? [`sticks out by ${sideways} px`] : []),
        ...failed.splice(0),
        ...messages.splice(0).filter((message) => status === 200 || !message.includes(`${status}`)),
        ...(await violations(page)),
      ];
      if (all.length > 0) found[path] = all;
      for (const link of await linksInside(page)) links.add(link);
    }
    await close();
    expect(found).toEqual({});

    const broken: string[] = [];
    for (const link of links) {
      const { status } = await get(origin, link);
      if (status !== 200) broken.push(`${status} ${link}`);
    }
    expect(broken).toEqual([]);
  });
});

test("every page is complete on a phone without JavaScript", async ({ open, origin }) => {
  const found: Record<string, string[]> = {};
  const { page } = await open({ javaScriptEnabled: false, viewport: VIEWPORTS.phone });
  for (const path of await views(origin)) {
    await page.goto(path);
    const sideways = await sidewaysOverflow(page);
    const all = [...(await faults(page)), ...(sideways > 0 ? [`sticks out by ${sideways} px`] : [])];
    if (all.length > 0) found[path] = all;
  }
  expect(found).toEqual({});
});

test.describe("no word of the example firm", () => {
  const WORDS = exampleWords();

  test("is in pages, their data, feeds and other derived files", async ({ origin }) => {
    const pages = [...PAGES, ...OTHER_ADDRESSES];
    const found: Record<string, string[]> = {};
    const requested = new Set<string>();
    const ask = async (address: string) => {
      if (requested.has(address)) return "";
      requested.add(address);
      const text = await textOf(origin, address);
      const words = wordsIn(text, WORDS);
      if (words.length > 0) found[address] = words;
      return text;
    };
    for (const path of pages) {
      const html = await ask(path);
      await ask(`/_page${path}`);
      for (const [, file] of html.matchAll(/(?:src|href)="(\/[^"]+\.(?:svg|webmanifest))"/g))
        await ask(file ?? "");
    }
    for (const path of [
      "/blog/feed.xml",
      "/news/feed.xml",
      "/events/feed.xml",
      "/robots.txt",
      "/sitemap.xml",
    ]) {
      await ask(path);
    }
    for (const path of [
      "/api/search/?q=planks",
      "/api/event/",
      "/api/news/",
      "/api/blog/",
      "/api/careers/jobs/",
    ]) {
      await ask(path);
    }
    await ask("/api/openapi.json");
    await ask("/api/docs/");
    expect(found).toEqual({});
  });

  test("is in the structured data, which names the firm", async ({ origin }) => {
    for (const path of PAGES) {
      const html = await textOf(origin, path);
      const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
      const data = blocks.flatMap(([, json]) => JSON.parse(json ?? "[]"));
      expect(data.find((entry) => entry["@type"] === "Organization")?.name, path).toBe(BRAND);
    }
  });

  test("is in the mails of the contact form, which the firm sends", async ({ open, server }) => {
    const { page, close } = await open({ javaScriptEnabled: false });
    await page.goto("/contacts?service=Hull%20Surveys&from=/advice/hull-surveys");
    await page.getByLabel("Full name").fill("Grace Hopper");
    await page.getByLabel("Email").fill("grace@site.example");
    await page.getByLabel("Phone", { exact: true }).fill("+1 201 555 0123");
    await page.getByLabel(/Privacy Policy/).check();
    await page.locator("button[type=submit]").click();
    await page.getByText("Message sent successfully!").waitFor();
    await close();

    await expect.poll(() => server.mails().length).toBe(2);
    for (const mail of server.mails()) {
      const text = mail.replaceAll(/=\r?\n/g, "");
      expect(text).toMatch(/^From:.*<hello@odal-daughters\.example>/m);
      expect(text).toContain(BRAND);
      expect(wordsIn(text, WORDS)).toEqual([]);
    }
    const addressees = server.mails().map((mail) => /^To: .*?([\w.-]+@[\w.-]+)/m.exec(mail)?.[1]);
    expect(addressees.toSorted()).toEqual(["grace@site.example", "hello@odal-daughters.example"]);
  });
});
