import { type BrowserContextOptions, expect, type Page } from "@playwright/test";
import {
  bookElsewhere,
  choose,
  cutOffSlots,
  EVENT,
  fillVisitor,
  freeSlot,
  openBooking,
} from "./support/booking.ts";
import { coreReady, MOVING, VIEWPORTS } from "./support/browser.ts";
import { hold } from "./support/rest.ts";
import { freePort } from "./support/server.ts";
import { dialogLink, heading, menuButton, openFooterLists, openLists, shellReady } from "./support/shell.ts";
import { type Open, test } from "./support/test.ts";

import { callsAfterTrap, letCoreTrap, trapOn, trapReport } from "./support/trap.ts";

let metrics: string;

test.use({
  ownSite: {
    seed: true,
    environment: async () => {
      const port = await freePort();
      metrics = `http://127.0.0.1:${port}/metrics`;
      return { METRICS: `127.0.0.1:${port}` };
    },
  },
});

const submit = (page: Page) => page.locator("main form button[type=submit]").click();

/** A page over a core that can be made to trap. */
async function visit(open: Open, path: string, options?: BrowserContextOptions) {
  const watched = await open(options);
  await letCoreTrap(watched.page);
  await watched.page.goto(path);
  return watched;
}

async function fillContact(page: Page, email: string): Promise<void> {
  await page.getByLabel("Full name").fill("Ada Lovelace");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone", { exact: true }).fill("+1 201 555 0123");
  await page.getByLabel(/Privacy Policy/).check();
}

const sent = (page: Page) => page.getByText("Message sent successfully!").waitFor();

test.describe("the contact form", { tag: "@phone" }, () => {
  test("is sent when the core traps while it starts", async ({ page, server, device }) => {
    await letCoreTrap(page, /^__wbindgen_start$/);
    await page.goto("/contacts");
    const email = `start-${device}@site.example`;
    await fillContact(page, email);
    await submit(page);
    await sent(page);
    expect(server.leads(email)).toHaveLength(1);
  });

  test("keeps what was typed before its machine is made, over which the core traps, and is sent", async ({
    page,
    server,
    device,
  }) => {
    await letCoreTrap(page, /^form_contact$/);
    const release = await hold(page, "**/*.wasm");
    await page.goto("/contacts");
    const email = `made-${device}@site.example`;
    await fillContact(page, email);
    await trapReport(page, async () => release());
    expect(await page.getByLabel("Full name").inputValue()).toBe("Ada Lovelace");
    await submit(page);
    await sent(page);
    expect(server.leads(email)).toHaveLength(1);
  });

  test("keeps what was typed when the core traps on a key, and is sent", async ({ open, server, device }) => {
    const { page } = await visit(open, "/contacts");
    await coreReady(page);
    await page.getByLabel("Full name").fill("Ada");
    await trapOn(page, /^form_input$/);
    const report = await trapReport(page, () => page.getByLabel("Full name").pressSequentially(" Lovelace"));
    expect(report).toEqual({ route: "contacts", trap: "unreachable" });
    expect(await page.getByLabel("Full name").inputValue()).toBe("Ada Lovelace");
    const email = `key-${device}@site.example`;
    await fillContact(page, email);
    expect(await callsAfterTrap(page)).toBe(0);
    await submit(page);
    await sent(page);
    expect(server.leads(email)).toMatchObject([{ fullName: "Ada Lovelace", phone: "+12015550123" }]);
  });

  for (const on of ["submit", "payload", "snapshot"]) {
    test(`is sent by the very press over which the core traps: ${on}`, async ({ open, server, device }) => {
      const { page } = await visit(open, "/contacts");
      await coreReady(page);
      const email = `${on}-${device}@site.example`;
      await fillContact(page, email);
      await trapOn(page, new RegExp(`^form_${on}$`));
      await submit(page);
      await sent(page);
      expect(server.leads(email)).toMatchObject([{ fullName: "Ada Lovelace", phone: "+12015550123" }]);
    });
  }

  test("is sent once when the core traps over the server's yes, and says so", async ({
    open,
    server,
    device,
  }) => {
    const { page } = await visit(open, "/contacts");
    await coreReady(page);
    const email = `yes-${device}@site.example`;
    await fillContact(page, email);
    await trapOn(page, /^form_succeeded$/);
    await submit(page);
    await sent(page);
    expect(server.leads(email)).toHaveLength(1);
    expect(await page.getByLabel("Email").inputValue()).toBe("");
  });

  test("gets the server's messages when the core traps over a form with mistakes", async ({ open }) => {
    const { page } = await visit(open, "/contacts");
    await coreReady(page);
    await page.getByLabel("Full name").fill("Ada Lovelace");
    await trapOn(page, /^form_submit$/);
    await submit(page);
    await page.getByText("There are 3 problems").waitFor();
    expect(await page.getByLabel("Full name").inputValue()).toBe("Ada Lovelace");
  });
});

test.describe("the event's contact dialog", { tag: "@phone" }, () => {
  for (const on of ["input", "submit", "payload"]) {
    test(`is sent when the core traps: ${on}`, async ({ open, server, device }) => {
      const { page } = await visit(open, `/${EVENT}`);
      await dialogLink(page, "Contact Us").last().click();
      const dialog = page.getByRole("dialog", { name: "Contact Us" });
      await dialog.getByLabel("Full name").fill("Ada Lovelace");
      await trapOn(page, new RegExp(`^form_${on}$`));
      const email = `event-${on}-${device}@site.example`;
      await dialog.getByLabel("Email").fill(email);
      await dialog.getByLabel("Phone", { exact: true }).fill("+1 201 555 0123");
      await dialog.getByLabel(/Privacy Policy/).check();
      await dialog.getByRole("button", { name: /^Submit/ }).click();
      await sent(page);
      expect(server.leads(email)).toMatchObject([{ fullName: "Ada Lovelace", phone: "+12015550123" }]);
    });
  }
});

test.describe("the booking dialog", { tag: "@phone" }, () => {
  for (const on of ["input", "chooseSlot", "submit", "payload"]) {
    test(`books when the core traps: ${on}`, async ({ open, origin, device }) => {
      const { page } = await visit(open, `/${EVENT}`);
      const dialog = await openBooking(page);
      const slot = await freeSlot(origin);
      const email = `book-${on}-${device}@site.example`;
      const early = on === "input" || on === "chooseSlot";
      if (early) await trapOn(page, new RegExp(`^form_${on}$`));
      if (early) await fillVisitor(dialog, email);
      await choose(dialog, slot).catch(() => choose(dialog, slot));
      if (!early) await fillVisitor(dialog, email);
      if (!early) await trapOn(page, new RegExp(`^form_${on}$`));
      await dialog.getByRole("button", { name: /^Submit/ }).click();
      await page.getByText("Your time is booked").waitFor();
      expect(await freeSlot(origin)).not.toEqual(slot);
    });
  }

  test("gets the server's page when the core traps over a booked slot", async ({ open, origin, device }) => {
    const { page } = await visit(open, `/${EVENT}`);
    await cutOffSlots(page);
    const dialog = await openBooking(page);
    const slot = await freeSlot(origin);
    await choose(dialog, slot);
    await fillVisitor(dialog, `book-taken-${device}@site.example`);
    await bookElsewhere(origin, slot);
    await trapOn(page, /^form_conflict$/);
    await dialog.getByRole("button", { name: /^Submit/ }).click();
    await page.getByText("Nearest free times").waitFor();
    expect(await page.getByLabel("Full name").inputValue()).toBe("Ada Lovelace");
  });

  test("says that it failed when the core traps over that", async ({ open, origin, device }) => {
    const { page } = await visit(open, `/${EVENT}`);
    await page.route("**/api/book-slot/", (route) => route.fulfill({ status: 503, body: "{}" }));
    const dialog = await openBooking(page);
    await choose(dialog, await freeSlot(origin));
    await fillVisitor(dialog, `book-failed-${device}@site.example`);
    await trapOn(page, /^form_failed$/);
    await dialog.getByRole("button", { name: /^Submit/ }).click();
    await dialog.getByRole("alert").getByText("Something went wrong. Please try again later.").waitFor();
    expect(await dialog.getByLabel("Full name").inputValue()).toBe("Ada Lovelace");
  });
});

test.describe("when the core has trapped", () => {
  test("the press that failed opens its menu, and links lead where they say: desktop", async ({ open }) => {
    const { page } = await visit(open, "/privacy-policy");
    await shellReady(page);
    await trapOn(page, /^dropdowns_toggle$/);
    await heading(page, "Products").click();
    expect(await openLists(page)).toEqual(["Products"]);
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: /GovCubes/ })
      .click();
    await page.waitForURL("**/products/govcubes");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await callsAfterTrap(page)).toBe(0);
  });

  test("the press that failed opens the menu, and links lead where they say: phone", async ({ open }) => {
    const { page } = await visit(open, "/privacy-policy", { viewport: VIEWPORTS.phone });
    await shellReady(page);
    await trapOn(page, /^slideinmenu_toggle$/);
    await menuButton(page).click();
    await page
      .getByRole("navigation", { name: "All pages" })
      .getByRole("link", { name: /^About/ })
      .click();
    await page.waitForURL("**/about");
  });

  test("an open menu can still be closed, and the page behind it used", async ({ open }) => {
    const { page } = await visit(open, "/privacy-policy", { viewport: VIEWPORTS.phone });
    await shellReady(page);
    await menuButton(page).click();
    await page.getByRole("dialog", { name: "Menu" }).waitFor();
    await trapOn(page, /^slideinmenu_close$/);
    await page.getByRole("button", { name: "Close menu" }).click();
    await openFooterLists(page);
    await page.locator("footer").getByRole("link", { name: "About Us" }).first().click();
    await page.waitForURL("**/about");
  });

  test("the router lets links be links", async ({ open }) => {
    const { page } = await visit(open, "/privacy-policy");
    await shellReady(page);
    await trapOn(page, /^resolve$/);
    await page.locator("footer").getByRole("link", { name: "About Us" }).first().click();
    await page.waitForURL("**/about");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.locator("footer").getByRole("link", { name: "Careers" }).first().click();
    await page.waitForURL("**/career");
  });

  test("a carousel is the plain list that it was", { tag: "@phone" }, async ({ open }) => {
    const { page } = await visit(open, "/about");
    const testimonials = page.locator('section[aria-labelledby="testimonials"]');
    const quotes = testimonials.locator("blockquote:visible");
    // The styles hide the other quotes before the core has loaded: only the inert slides say that its machine is there.
    await testimonials.locator("[inert]").first().waitFor({ state: "attached" });
    expect(await quotes.count()).toBe(1);
    await trapOn(page, /^swipecarousel_next$/);
    await trapReport(page, () => testimonials.getByRole("button", { name: /next/i }).click());
    await expect.poll(() => quotes.count()).toBe(5);
  });

  test("a scene stands still, complete", async ({ open }) => {
    const { page } = await visit(open, "/", MOVING);
    const scene = page.locator('[data-scene="on"]').first();
    await page.mouse.move(200, 200);
    await page.locator('section[aria-labelledby="expertise"]').scrollIntoViewIfNeeded();
    await scene.waitFor();
    await trapReport(page, async () => {
      await trapOn(page, /^(sidewaystravel|pinnedstack|wordreveal)_/);
      await page.evaluate(() => scrollBy(0, 1_500));
    });
    await expect.poll(() => page.locator('[data-scene="on"]').count()).toBe(0);
  });

  test("the film is replaced by the steps' own pictures", async ({ open }) => {
    const { page } = await visit(open, "/about", MOVING);
    const film = page.locator('section[aria-labelledby="workflow"]');
    await page.mouse.move(200, 200);
    await film.evaluate((element) => scrollTo({ top: element.getBoundingClientRect().top + scrollY }));
    await film.locator("canvas[data-frame='1']").waitFor();
    // A frame that arrives calls the core too: the report may come before the page is scrolled.
    await trapReport(page, async () => {
      await trapOn(page, /^film_/);
      // The scene follows one of several steps for sure.
      for (let step = 0; step < 5; step += 1) await page.evaluate(() => scrollBy(0, 180));
    });
    await film.locator("img").first().waitFor();
    expect(await film.locator("li img:visible").count()).toBe(5);
  });

  test("the landing works without its lights", { tag: "@phone" }, async ({ open }) => {
    const { page } = await visit(open, `/${EVENT}`, MOVING);
    await page.getByRole("button", { name: /lights/ }).waitFor();
    await trapReport(page, () => trapOn(page, /^particles_step$/));
    await page.getByRole("button", { name: /lights/ }).waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Register", exact: true }).first().click();
    await page.waitForURL(`**/${EVENT}/book`);
  });

  test("the operator sees it", async () => {
    await expect
      .poll(async () => (await (await fetch(metrics)).text()).split("\n"))
      .toContainEqual(
        expect.stringMatching(/^site_core_traps_total\{route="contacts",kind="unreachable"\} [1-9]/),
      );
  });
});

test.describe("where the site's code is unavailable", () => {
  const quotes = (page: Page) =>
    page.locator('section[aria-labelledby="testimonials"]').locator("blockquote:visible");

  for (const [part, missing] of [
    ["the core", /core_wasm_bg/],
    ["the application", /\/assets\/site-[^/]*\.js$/],
    ["the page's own part", /\/assets\/firm-[^/]*\.js$/],
  ] as const) {
    test(`a page without ${part} is complete`, async ({ page }) => {
      await page.route(missing, (route) => route.abort());
      await page.goto("/about");
      await expect.poll(() => quotes(page).count()).toBe(5);
      await expect.poll(() => page.getByRole("button", { name: "Next testimonial" }).isVisible()).toBe(false);
    });
  }

  test("openings can be searched without the application", async ({ open }) => {
    const { page } = await open({ viewport: VIEWPORTS.phone });
    await page.route(/\/assets\/site-[^/]*\.js$/, (route) => route.abort());
    await page.goto("/career");
    await page.getByRole("searchbox", { name: "Search openings" }).fill("rust");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.waitForURL("**/career?q=rust**");
  });

  test("a core that comes after all takes the carousel back", async ({ page }) => {
    await page.route(/core_wasm_bg/, (route) => route.abort());
    await page.goto("/about");
    await expect.poll(() => quotes(page).count()).toBe(5);
    await page.unroute(/core_wasm_bg/);
    // The search asks for the core again.
    await page.keyboard.press("Control+k");
    await page.locator("dialog:modal").waitFor();
    await expect.poll(() => quotes(page).count()).toBe(1);
  });
});
