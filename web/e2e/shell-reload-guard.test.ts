import { type Browser, expect, type Page } from "@playwright/test";
import { frames, idle } from "./support/rest.ts";
import { isSameDocument, markDocument, shellReady } from "./support/shell.ts";
import { isMachineWarning, test } from "./support/test.ts";

const ROUTE_CHANGES = 40;
const STORED = "failed-node-removal";

interface Watched {
  readonly page: Page;
  /** Errors and warnings, except for missing files. */
  readonly complaints: string[];
}

/** Opens a page with motion: scenes and transitions might move nodes that React owns. */
async function openMoving(browser: Browser, path: string): Promise<Watched> {
  const context = await browser.newContext({
    // The smallest viewport in which scenes play: it is painted fastest.
    viewport: { width: 768, height: 640 },
    reducedMotion: "no-preference",
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    const text = message.text();
    if (!/error|warning/.test(message.type()) || isMachineWarning(text)) return;
    if (!text.startsWith("Failed to load resource")) complaints.push(text);
  });
  await page.goto(path);
  await shellReady(page);
  await markDocument(page);
  return { page, complaints };
}

/** Follows a link of the shell by client-side navigation and waits until its page is rendered. */
async function follow(page: Page, href: string, scroll: number): Promise<void> {
  await page.evaluate(
    async ([target, share]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      scrollTo({ top: share * document.documentElement.scrollHeight, behavior: "instant" });
      await frame();
      const link = document.querySelector<HTMLAnchorElement>(
        `header nav a[href="${target}"], footer a[href="${target}"]`,
      );
      if (!link) throw new Error(`no link to ${target} on ${location.pathname}`);
      link.click();
    },
    [href, scroll] as const,
  );
  const arrived = (target: string) => location.pathname + location.search === target;
  await page.waitForFunction(arrived, href);
  await frames(page, 1);
}

/** Returns the addresses of the links in the menu bar and in the footer. */
function shellLinks(page: Page): Promise<string[]> {
  return page
    .locator('header nav[aria-label="Main"] a, footer nav a')
    .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute("href") ?? ""))]);
}

/** Wraps every text node in elements, as browsers' translations do. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || !text.data.trim() || parent.closest("script, style, font, textarea, svg")) continue;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      text.replaceWith(outer);
      inner.append(text);
    }
  });
}

async function expectUndisturbed({ page, complaints }: Watched): Promise<void> {
  expect(complaints).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
  expect(await page.evaluate((key) => sessionStorage.getItem(key), STORED)).toBeNull();
  await page.locator("main h1").waitFor();
}

test.describe("without retries, since a single change that needs the guard is a failure", () => {
  test.describe.configure({ retries: 0 });

  test(`${ROUTE_CHANGES} route changes of one page do not need the guard`, async ({ browser }) => {
    const watched = await openMoving(browser, "/");
    const links = await shellLinks(watched.page);
    for (let step = 0; step < ROUTE_CHANGES; step += 1) {
      // A stride coprime to the number of links eventually covers every pair of neighbours.
      const href = links[(step * 7 + Math.floor(step / links.length)) % links.length] ?? "/";
      await follow(watched.page, href, (step % 5) / 5);
      await expectUndisturbed(watched);
    }
    await watched.page.context().close();
  });
});

test("routes of a translated page change without the guard", async ({ browser }) => {
  const watched = await openMoving(browser, "/");
  const { page } = watched;
  // `translated.test.ts` has the menus, forms and results.
  for (const href of await shellLinks(page)) {
    await translate(page);
    await follow(page, href, 0.4);
  }
  await expectUndisturbed(watched);
  await page.context().close();
});

test("a failed removal warns and reloads once for each path of a session", async ({ browser }) => {
  const { page, complaints } = await openMoving(browser, "/about");
  const fail = () =>
    page.evaluate(() => {
      setTimeout(() => document.body.removeChild(document.createElement("p")));
    });
  const warnings = () => complaints.filter((text) => text.startsWith("A node could not be removed on"));

  const reloaded = page.waitForEvent("load");
  await fail();
  await reloaded;
  await shellReady(page);
  expect(await isSameDocument(page)).toBe(false);
  expect(await page.evaluate((key) => sessionStorage.getItem(key), STORED)).toBe("/about");
  expect(warnings()).toHaveLength(1);

  await markDocument(page);
  await fail();
  await expect.poll(warnings).toHaveLength(2);
  // A reload would have started by now.
  await idle(page);
  expect(await isSameDocument(page)).toBe(true);

  await follow(page, "/career", 0);
  const again = page.waitForEvent("load");
  await fail();
  await again;
  expect(await page.evaluate((key) => sessionStorage.getItem(key), STORED)).toBe("/about\n/career");
  await page.context().close();
});

test("another error does not reload the page", async ({ browser }) => {
  const { page } = await openMoving(browser, "/about");
  const thrown = page.waitForEvent("pageerror");
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("something else");
    });
  });
  await thrown;
  await idle(page);
  expect(await isSameDocument(page)).toBe(true);
  expect(await page.evaluate((key) => sessionStorage.getItem(key), STORED)).toBeNull();
  await page.context().close();
});
