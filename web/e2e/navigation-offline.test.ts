import { type BrowserContext, expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { EVENT } from "./support/booking.ts";
import { VIEWPORTS } from "./support/browser.ts";
import { gate, idle, pauseRequests } from "./support/rest.ts";
import { enter, isSameDocument, markDocument, shellReady } from "./support/shell.ts";
import { type Open, test } from "./support/test.ts";

interface Outage {
  begin(page: Page, context: BrowserContext): Promise<unknown>;
  end(page: Page, context: BrowserContext): Promise<unknown>;
}

const DATA = "**/_page/**";

const OUTAGES: Readonly<Record<string, Outage>> = {
  "no network": {
    begin: (_page, context) => context.setOffline(true),
    end: (_page, context) => context.setOffline(false),
  },
  "a server that answers 500": {
    begin: (page) => page.route(DATA, (route) => route.fulfill({ status: 500, body: "broken" })),
    end: (page) => page.unroute(DATA),
  },
};

/** Opens a page and waits until the core has loaded. */
async function openReady(open: Open, path: string) {
  const watched = await open();
  const { page } = watched;
  await page.goto(path);
  await page.mouse.move(20, 20);
  await shellReady(page);
  await page.waitForLoadState("networkidle");
  await markDocument(page);
  return watched;
}

/** Visits a page, and then again offline. */
async function openStale(open: Open, path: string) {
  const watched = await openReady(open, "/privacy-policy");
  const { page } = watched;
  const shows = (shown: string) =>
    page.waitForFunction(
      (address) => document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href.endsWith(address),
      shown,
    );
  await enter(page, path);
  await shows(path);
  await page.goBack();
  await shows("/privacy-policy");
  await page.context().setOffline(true);
  await page.goForward();
  await page.getByText("We could not refresh this page.").waitFor();
  return watched;
}

const again = (page: Page) => page.getByRole("link", { name: "Try again" });
const unreachable = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "This page cannot be reached" });
const press = (page: Page, path: string) => page.locator(`a[href="${path}"]`).first().dispatchEvent("click");

for (const [name, outage] of Object.entries(OUTAGES)) {
  test.describe(`with ${name}`, () => {
    /** The page retries automatically once the browser is online again. */
    const heals = name === "no network";
    const tryAgain = async (page: Page) => {
      if (!heals) await again(page).click();
    };

    test("a tab shows 'No data found', and its list after a retry", async ({ open }) => {
      const { page, messages } = await openReady(open, "/insights");
      const failures = () => messages.filter((message) => message.includes("of a page (insights)")).length;
      await outage.begin(page, page.context());
      await page.locator('main nav a[href="/insights?tab=blog"]').click();
      await page.getByText("No data found").waitFor();
      await page.getByRole("heading", { level: 1, name: "Corvanta Blogs" }).waitFor();
      expect(new URL(page.url()).search).toBe("?tab=blog");
      await expectAccessible(page);
      if (!heals) {
        expect(failures()).toBe(1);
        await again(page).click();
        await expect.poll(failures).toBe(2);
        await page.getByRole("status").getByText("Attempt 2 failed too.").waitFor();
        await page.getByText("No data found").waitFor();
      }

      await outage.end(page, page.context());
      await tryAgain(page);
      await page.locator("main article").first().waitFor();
      expect(await again(page).count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
      expect(await isSameDocument(page)).toBe(true);
      expect(failures()).toBeGreaterThan(0);
    });

    test("a detail page that is unavailable leaves Back working, and loads on a later retry", async ({
      open,
    }) => {
      const { page } = await openReady(open, "/insights");
      await outage.begin(page, page.context());
      await press(page, "/events/ascend-2025");
      await unreachable(page).waitFor();
      await page.waitForFunction(() => document.title.startsWith("This page cannot be reached"));
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
      expect(new URL(page.url()).pathname).toBe("/events/ascend-2025");
      await expectAccessible(page);

      await page.goBack();
      await page.locator("main article").first().waitFor();
      await page.goForward();
      await unreachable(page).waitFor();
      await outage.end(page, page.context());
      await tryAgain(page);
      await page.getByRole("heading", { level: 1, name: /ASCEND/ }).waitFor();
      await page.waitForFunction(() => document.title.startsWith("ASCEND"));
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
      expect(await isSameDocument(page)).toBe(true);
    });
  });
}

test("the bar has the colours of the section below it, also after a retry at the same address", async ({
  open,
}) => {
  const { page } = await openReady(open, "/search");
  await page.locator('header[data-ground="paper"]').waitFor();
  await page.route(DATA, (route) => route.abort("connectionreset"));
  await page.locator("main").getByRole("searchbox").fill("payroll");
  await page.keyboard.press("Enter");
  await unreachable(page).waitFor();
  await page.locator('header[data-ground="dark"]').waitFor();
  await page.unroute(DATA);
  await again(page).click();
  await page.locator("main").getByRole("searchbox").waitFor();
  await page.locator('header[data-ground="paper"]').waitFor();
});

test("a retry is announced, and so is each failure", async ({ open }) => {
  const { page } = await openReady(open, "/contacts");
  await page.route(DATA, (route) => route.abort("connectionreset"));
  await press(page, "/about");
  await unreachable(page).waitFor();
  const status = page.getByRole("status").filter({ hasText: /again|Attempt/ });
  expect(await status.count()).toBe(0);
  for (const attempt of [2, 3]) {
    const held = gate();
    await page.unroute(DATA);
    await page.route(DATA, async (route) => {
      await held.opened;
      await route.abort("connectionreset");
    });
    await again(page).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => status.textContent()).toBe("Trying again …");
    held.open();
    await expect.poll(() => status.textContent()).toBe(`Attempt ${attempt} failed too.`);
    await expect(again(page)).toBeFocused();
  }
  await expectAccessible(page);
});

test("openings that fail to load are not reported as an empty list", async ({ open }) => {
  const { page } = await openReady(open, "/career/senior-rust-engineer");
  await page.route(DATA, (route) => route.abort());
  await page.getByRole("link", { name: "All openings" }).click();
  await unreachable(page).waitFor();
  expect(await page.getByText("There are no openings at the moment.").count()).toBe(0);
  await page.unroute(DATA);
  await again(page).click();
  await page.locator("#openings details").first().waitFor();
  expect(await page.locator("#openings details").count()).toBe(4);
});

test("a request without a response ends after ten seconds", async ({ page }) => {
  await page.clock.install();
  await page.goto("/insights");
  await page.mouse.move(20, 20);
  await shellReady(page);
  const request = page.waitForRequest(DATA);
  await page.route(DATA, () => new Promise(() => undefined));
  await page.locator('main nav a[href="/insights?tab=blog"]').click();
  await request;
  await page.getByText("Loading Blogs...").waitFor();
  await page.clock.fastForward(9_000);
  expect(await page.getByText("Loading Blogs...").count()).toBe(1);
  await page.clock.fastForward(2_000);
  await page.getByText("No data found").waitFor();
  await page.unroute(DATA);
  await again(page).click();
  await page.locator("main article").first().waitFor();
});

test.describe("a page whose code is missing", () => {
  /** The chunk with the sections of `/about`. */
  const CHUNKS = /\/assets\/firm-.*\.js$/;

  test("reloads the document once, as the server renders it", async ({ open }) => {
    const { page } = await openReady(open, "/contacts");
    await page.route(CHUNKS, (route) => route.fulfill({ status: 404, body: "" }));
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await press(page, "/about");
    await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
    await page.waitForLoadState("networkidle");
    expect(documents).toEqual(["/about"]);
    await page.locator("main h1").waitFor();
  });

  test("shows a message if the reload fails too, with a retry", async ({ open }) => {
    const { page } = await openReady(open, "/contacts");
    await page.evaluate(() => sessionStorage.setItem("missing-page-code", "/about"));
    await page.route(CHUNKS, (route) => route.fulfill({ status: 404, body: "" }));
    await press(page, "/about");
    await unreachable(page).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    await page.unroute(CHUNKS);
    await again(page).click();
    await unreachable(page).waitFor({ state: "detached" });
    await page.locator("main h1").waitFor();
    expect(new URL(page.url()).pathname).toBe("/about");
  });

  test("does not navigate a visitor who has left meanwhile", async ({ open, origin }) => {
    const { page } = await openReady(open, "/contacts");
    await page.route(CHUNKS, (route) => route.fulfill({ status: 404, body: "" }));
    const held = gate();
    const request = page.waitForRequest((request) => request.method() === "HEAD");
    await page.route(`${origin}/about`, async (route) => {
      await held.opened;
      await route.fulfill({ status: 200, body: "" }).catch(() => undefined);
    });
    await press(page, "/about");
    await request;
    await page.unroute(CHUNKS);
    await press(page, "/career");
    await page.getByRole("heading", { name: "Current Openings" }).waitFor();
    held.open();
    // A reload would have started by now.
    await idle(page);
    await page.waitForLoadState("networkidle");
    expect(new URL(page.url()).pathname).toBe("/career");
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.evaluate(() => sessionStorage.getItem("missing-page-code"))).toBeNull();
  });

  test("is reloaded with its fragment, which the history entry already has after Back", async ({ open }) => {
    const { page } = await openReady(open, "/contacts");
    await page.route(CHUNKS, (route) => route.fulfill({ status: 404, body: "" }));
    const reloaded = page.waitForEvent("load");
    await enter(page, "/about#who-we-are");
    await reloaded;
    expect(await isSameDocument(page)).toBe(false);
    expect(new URL(page.url()).hash).toBe("#who-we-are");
  });

  test("stays on the site when the network fails as well", async ({ open, origin }) => {
    const { page } = await openReady(open, "/contacts");
    await page.route(CHUNKS, (route) => route.abort());
    await page.route(`${origin}/about`, (route) => route.abort());
    await press(page, "/about");
    await unreachable(page).waitFor();
    expect(await isSameDocument(page)).toBe(true);
  });
});

const stale = (page: Page) => page.getByText("We could not refresh this page.");

for (const path of ["/events/ascend-2025", "/about", `/${EVENT}`]) {
  test(`${path} from the cache shows a notice at every scroll position, and is refreshed`, async ({
    open,
  }) => {
    const { page } = await openStale(open, path);
    expect(await stale(page).count()).toBe(1);
    expect(await page.locator("main section").count()).toBeGreaterThan(0);
    for (const place of [0, 0.5]) {
      await page.evaluate((share) => scrollTo(0, share * document.body.scrollHeight), place);
      const { bottom } = await stale(page).evaluate((notice) => notice.getBoundingClientRect());
      expect(bottom).toBeLessThanOrEqual(VIEWPORTS.desktop.height);
    }
    await expectAccessible(page);
    await page.context().setOffline(false);
    await stale(page).waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
    expect(await isSameDocument(page)).toBe(true);
  });
}

test("a list that is being refreshed keeps its items, focus and scroll position", async ({ open }) => {
  const { page } = await openStale(open, "/insights");
  const link = page.locator("main article a").first();
  // Until the first input the page holds the scroll position that Back restored.
  await page.keyboard.press("Shift");
  await link.focus();
  await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const place = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await place();
  const release = await pauseRequests(page, DATA);
  const request = page.waitForRequest(DATA);
  await page.context().setOffline(false);
  await request;
  await idle(page);
  await expect(link).toBeFocused();
  release();
  await stale(page).waitFor({ state: "detached" });
  await expect(link).toBeFocused();
  expect(await place()).toBe(before);
});

test.describe("a core that failed to load because of an outage", () => {
  const live = (page: Page) => page.locator('header[data-live="true"]');

  /** Opens a page and waits until the last attempt to load its core has failed. */
  async function openWithoutCore(open: Open, path: string) {
    const watched = await open();
    const { page } = watched;
    let failures = 0;
    page.on("requestfailed", (request) => {
      if (request.url().includes("core_wasm_bg")) failures += 1;
    });
    await page.route("**/*.wasm", (route) => route.abort());
    await page.clock.install();
    await page.goto(path);
    await page.mouse.move(20, 20);
    // The attempts take five and a half seconds.
    await expect
      .poll(async () => {
        await page.clock.fastForward(4_000);
        return failures;
      })
      .toBe(4);
    await idle(page);
    await page.unroute("**/*.wasm");
    return watched;
  }

  test("loads once the network is back, and keeps the typed text", async ({ open }) => {
    const { page } = await openWithoutCore(open, "/contacts");
    await page.getByLabel("Full name").fill("Ada Lovelace");
    await page.getByLabel("Phone", { exact: true }).fill("+12015550123");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await live(page).waitFor();
    expect(await page.getByLabel("Full name").inputValue()).toBe("Ada Lovelace");
    expect(await page.getByLabel("Phone", { exact: true }).inputValue()).toMatch(/201.*555.*0123/);
  });
});

test("console messages contain no address", async ({ open }) => {
  const { page, messages } = await openReady(open, "/contacts");
  await page.route(DATA, (route) => route.fulfill({ status: 500, body: "" }));
  await enter(page, "/booking/secret-key");
  await unreachable(page).waitFor();
  const own = messages.filter((message) => message.includes("of a page"));
  expect(own).toHaveLength(1);
  expect(own.join()).not.toContain("secret-key");
});
