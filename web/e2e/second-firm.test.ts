import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { coreReady, VIEWPORTS } from "./support/browser.ts";
import { clippedText } from "./support/clipped.ts";
import { exampleWords, wordsIn } from "./support/example-words.ts";
import { faults, linksInside } from "./support/faults.ts";
import { scrollThrough, sidewaysOverflow } from "./support/layout.ts";
import { atRest } from "./support/rest.ts";
import { sharedOrigin } from "./support/shared-server.ts";
import { gotoShell, heading } from "./support/shell.ts";
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

test("logos and icons are the firm's files", async ({ origin }) => {
  for (const [path, file] of [
    ["/media/brand/mark-on-dark.svg", "mark-on-dark.svg"],
    ["/media/brand/mark-on-light.svg", "mark-on-light.svg"],
    ["/favicon.svg", "favicon.svg"],
    ["/favicon.ico", "favicon.ico"],
    ["/apple-touch-icon.png", "apple-touch-icon.png"],
    ["/icon-192.png", "icon-192.png"],
    ["/icon-512.png", "icon-512.png"],
    ["/icon-maskable-512.png", "icon-maskable-512.png"],
  ] as const) {
    const answer = await get(origin, path);
    expect(Buffer.from(await answer.arrayBuffer()), path).toEqual(readFileSync(join(FIRM, "brand", file)));
  }
});

test("the feeds have the names of the firm's tabs", async ({ origin }) => {
  expect(await textOf(origin, "/blog/feed.xml")).toContain("<title>O&#39;Dal &amp; Daughters Log</title>");
  expect(await textOf(origin, "/news/feed.xml")).toContain(
    "<title>O&#39;Dal &amp; Daughters Harbour talk</title>",
  );
  expect((await get(origin, "/events/feed.xml")).status).toBe(404);
});

test("the sitemap names only the firm's pages", async ({ origin }) => {
  expect((await allPaths(origin)).toSorted()).toEqual(PAGES);
});

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
      await scrollThrough(page, 1_200, 60);
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

test("the bar's menus open, fit the window and mark the current page", async ({ page, messages }) => {
  await gotoShell(page, "/branches/boatyards");
  const main = page.getByRole("navigation", { name: "Main" });
  expect(await main.locator("summary").allInnerTexts()).toEqual(["Advice", "Trades"]);
  expect(await main.locator("summary[aria-current]").allInnerTexts()).toEqual(["Trades"]);
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, links] of [
      ["Advice", ["/advice/hull-surveys", "/advice/workshop-planning"]],
      ["Trades", ["/branches/boatyards"]],
    ] as const) {
      await heading(page, name).focus();
      await page.keyboard.press("Enter");
      const list = main.locator("details[open] ul");
      const box = await list.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(box?.height).toBeGreaterThan(40);
      const hrefs = await list
        .locator("a")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(hrefs).toEqual(links);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Escape");
    }
  }
  expect(messages).toEqual([]);
});

test("old addresses redirect, and a missing page has the firm's text", async ({ origin }) => {
  for (const [from, to] of [
    ["/surveys?from=poster", "/advice/hull-surveys?from=poster"],
    ["/old/dhow", "/stories/dhow-afloat"],
  ] as const) {
    const answer = await get(origin, from);
    expect([answer.status, answer.headers.get("location")]).toEqual([301, to]);
  }
  const missing = await get(origin, "/nowhere");
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain("There is nothing moored here");
  // The example firm's addresses do not exist here.
  for (const path of ["/service-1", "/products/corx", "/accessibility", "/oracle-ai-world-2027", "/aiw25"]) {
    expect((await get(origin, path)).status, path).toBe(404);
  }
});

test("the footer has the firm's networks and its legal line", async ({ page }) => {
  await gotoShell(page, "/about");
  const footer = page.getByRole("contentinfo");
  const networks = footer.locator("ul").first().getByRole("link");
  expect((await networks.allTextContents()).map((name) => name.replace(" (opens in a new tab)", ""))).toEqual(
    ["Instagram", "LinkedIn", "Quay Radio"],
  );
  await expect(networks.locator("svg")).toHaveCount(3);
  await expect(footer.getByText("Trade licence 000191 of the yard at Creek Road 7")).toBeVisible();
});

test("a text has bold and italic words, and its link saves a PDF", async ({ page }) => {
  await gotoShell(page, "/about");
  const story = page.locator("main p", { hasText: "a father handed four daughters" });
  await expect(story.locator("strong")).toHaveText("None of them gave it back");
  await expect(story.locator("em")).toHaveText("all of them");
  const saved = page.waitForEvent("download");
  await story.getByRole("link", { name: "rules for visitors (PDF)" }).click();
  expect((await saved).suggestedFilename()).toBe("yard-rules.pdf");
});

test("applications go to their own address", async ({ page }) => {
  await gotoShell(page, "/career");
  const link = page.getByRole("link", { name: "hands@odal-daughters.example" });
  await expect(link).toHaveAttribute("href", "mailto:hands@odal-daughters.example");
});

test("the search finds the firm's pages or shows a message for an empty result", async ({ origin }) => {
  expect(await textOf(origin, "/search?q=hull")).toContain('href="/advice/hull-surveys"');
  expect(await textOf(origin, "/search?q=zzzz")).toContain("Nothing under that name.");
  expect(await textOf(origin, "/career")).toContain("All hammers are taken.");
  expect(await textOf(origin, "/insights")).toContain("Written ashore.");
  expect(await textOf(origin, "/privacy-policy")).toContain("for 9 months");
});

test.describe("no word of the example firm", () => {
  const WORDS = exampleWords();

  test("the list of its words has its names, numbers, people and products", () => {
    expect(WORDS).toEqual(
      expect.arrayContaining(["corvanta", "corx", "corvanta.example", "kochi", "+1 704 555 0142"]),
    );
    expect(WORDS.length).toBeGreaterThan(20);
    expect(WORDS.filter((word) => word.length < 4)).toEqual([]);
  });

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

  test("is on the share image, which differs from the example's", async ({ origin }) => {
    const own = await get(origin, "/share/index.jpg");
    expect([own.status, own.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    const theirs = await fetch(`${sharedOrigin()}/share/index.jpg`);
    expect(Buffer.from(await own.arrayBuffer()).equals(Buffer.from(await theirs.arrayBuffer()))).toBe(false);
    expect((await get(origin, "/share/advice/hull-surveys.jpg")).status).toBe(200);
  });
});

test("a phone number without a country code belongs to the firm's country", async ({
  page,
  messages,
  server,
}) => {
  const send = async (email: string) => {
    await page.getByLabel("Full name").fill("Grace Hopper");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel(/Privacy Policy/).check();
    await page.locator("button[type=submit]").click();
    await page.getByText("Message sent successfully!").waitFor();
    return server.leads(email);
  };
  await page.goto("/contacts");
  await coreReady(page);
  const phone = page.getByLabel("Phone", { exact: true });
  const country = (name: string) => page.getByRole("button", { name: `Country: ${name}` });
  await country("United Arab Emirates").waitFor();
  expect(await phone.getAttribute("placeholder")).toMatch(/^\+971 /);
  await country("United Arab Emirates").click();
  await page.getByRole("combobox").fill("German");
  await page.keyboard.press("Enter");
  await phone.fill("");
  await phone.pressSequentially("030 1234567");
  expect(await phone.inputValue()).toBe("+49 30 1234567");
  expect(await send("first@site.example")).toMatchObject([{ phone: "+49301234567" }]);
  await country("United Arab Emirates").waitFor();
  await phone.pressSequentially("050 123 4567");
  expect(await phone.inputValue()).toBe("+971 50 123 4567");
  expect(await send("second@site.example")).toMatchObject([{ phone: "+971501234567" }]);
  expect(messages).toEqual([]);
});
