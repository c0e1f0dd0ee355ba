import { type BrowserContextOptions, expect, type Locator, type Page } from "@playwright/test";
import { choose, EVENT, fillVisitor, freeSlot, openBooking, slotRadio } from "./support/booking.ts";
import { coreReady, MOVING, VIEWPORTS } from "./support/browser.ts";
import { hold } from "./support/rest.ts";
import { freePort } from "./support/server.ts";
import { dialogLink, heading, menuButton, openLists, shellReady } from "./support/shell.ts";
import { type Open, test } from "./support/test.ts";
import { letCoreTrap, trapOn, trapReport, withoutCore } from "./support/trap.ts";

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

/** Opens a page with a core that traps on command. */
async function visit(open: Open, path: string, options?: BrowserContextOptions) {
  const watched = await open(options);
  await letCoreTrap(watched.page);
  await watched.page.goto(path);
  return watched;
}

async function fill(form: Page | Locator, email: string): Promise<void> {
  await form.getByLabel("Full name").fill("Ada Lovelace");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Phone", { exact: true }).fill("+1 201 555 0123");
  await form.getByLabel(/Privacy Policy/).check();
}

const submit = (form: Page | Locator) => form.getByRole("button", { name: /^Submit/ }).click();
const sent = (page: Page) => page.getByText("Message sent successfully!").waitFor();
const ADA = [{ fullName: "Ada Lovelace", phone: "+12015550123" }];

test.describe("the contact form", { tag: "@phone" }, () => {
  test("keeps the typed text when the core traps on start, and can be sent", async ({
    page,
    server,
    device,
  }) => {
    await letCoreTrap(page, /^__wbindgen_start$/);
    const release = await hold(page, "**/*.wasm");
    await page.goto("/contacts");
    await page.getByLabel("Full name").fill("Ada Lovelace");
    release();
    await withoutCore(page);
    await expect(page.getByLabel("Full name")).toHaveValue("Ada Lovelace");
    const email = `start-${device}@site.example`;
    await fill(page, email);
    await submit(page);
    await sent(page);
    expect(server.leads(email)).toMatchObject(ADA);
  });

  test("keeps the typed text when the core traps on a key, and can be sent", async ({
    open,
    server,
    device,
  }) => {
    const { page } = await visit(open, "/contacts");
    await coreReady(page);
    await page.getByLabel("Email").fill("ada@");
    await trapOn(page, /^form_input$/);
    const report = await trapReport(page, () => page.getByLabel("Full name").fill("Ada Lovelace"));
    expect(report).toEqual({ route: "contacts", trap: "unreachable" });
    await withoutCore(page);
    await expect(page.getByLabel("Full name")).toHaveValue("Ada Lovelace");
    await expect(page.getByLabel("Email")).toHaveValue("ada@");
    const email = `key-${device}@site.example`;
    await fill(page, email);
    await submit(page);
    await sent(page);
    await expect(page.getByLabel("Full name")).toHaveValue("");
    expect(server.leads(email)).toMatchObject(ADA);
  });

  for (const on of ["submit", "payload"]) {
    test(`is posted by the browser when the core traps on ${on}`, async ({ open, server, device }) => {
      const { page } = await visit(open, "/contacts");
      await coreReady(page);
      const email = `${on}-${device}@site.example`;
      await fill(page, email);
      await trapOn(page, new RegExp(`^form_${on}$`));
      await submit(page);
      await sent(page);
      expect(server.leads(email)).toMatchObject(ADA);
    });
  }

  test("is sent once when the core traps on a key while the message is sent", async ({
    open,
    server,
    device,
  }) => {
    const { page } = await visit(open, "/contacts");
    await coreReady(page);
    const email = `sending-${device}@site.example`;
    await fill(page, email);
    const release = await hold(page, "**/api/*-contact-us/");
    await submit(page);
    await page.getByRole("button", { name: "Submitting..." }).waitFor();
    await trapOn(page, /^form_input$/);
    await trapReport(page, () => page.getByLabel(/^Company/).fill("Engines"));
    release();
    await withoutCore(page);
    await sent(page);
    await expect(page.getByLabel("Email")).toHaveValue("");
    expect(server.leads(email)).toHaveLength(1);
  });

  test("is posted by the browser when the core traps on the page of a rejected form", async ({
    open,
    server,
    device,
  }) => {
    const { page } = await visit(open, "/contacts");
    await page.locator("main form").evaluate((form: HTMLFormElement) => form.submit());
    await page.getByText("There are 4 problems").waitFor();
    await coreReady(page);
    await trapOn(page, /^form_input$/);
    const email = `refused-${device}@site.example`;
    await fill(page, email);
    await submit(page);
    await sent(page);
    expect(server.leads(email)).toMatchObject(ADA);
  });

  test("can be sent when the core traps in a tab without storage", async ({ page, server, device }) => {
    await letCoreTrap(page, /^__wbindgen_start$/);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("no storage", "SecurityError");
      };
    });
    await trapReport(page, () => page.goto("/contacts"));
    const email = `storage-${device}@site.example`;
    await fill(page, email);
    await submit(page);
    await sent(page);
    expect(server.leads(email)).toMatchObject(ADA);
  });
});

test.describe("the event's contact dialog", { tag: "@phone" }, () => {
  for (const on of ["input", "submit"]) {
    test(`can be sent when the core traps on ${on}`, async ({ open, server, device }) => {
      const { page } = await visit(open, `/${EVENT}`);
      await dialogLink(page, "Contact Us").last().click();
      const dialog = page.getByRole("dialog", { name: "Contact Us" });
      const email = `event-${on}-${device}@site.example`;
      if (on === "submit") await fill(dialog, email);
      await trapOn(page, new RegExp(`^form_${on}$`));
      if (on === "input") {
        await dialog.getByLabel("Full name").fill("Ada Lovelace");
        await page.waitForURL(`**/${EVENT}/contact`);
        await withoutCore(page);
        await expect(page.getByLabel("Full name")).toHaveValue("Ada Lovelace");
        await fill(page, email);
        await submit(page);
      } else {
        await submit(dialog);
      }
      await sent(page);
      expect(server.leads(email)).toMatchObject(ADA);
    });
  }
});

test.describe("the booking dialog", { tag: "@phone" }, () => {
  test("keeps the typed text when the core traps on a key, and can book", async ({
    open,
    origin,
    device,
  }) => {
    const { page } = await visit(open, `/${EVENT}`);
    const dialog = await openBooking(page);
    const slot = await freeSlot(origin);
    await trapOn(page, /^form_input$/);
    await dialog.getByLabel("Full name").fill("Ada Lovelace");
    await page.waitForURL(`**/${EVENT}/book`);
    await withoutCore(page);
    const form = page.locator("main form");
    await expect(form.getByLabel("Full name")).toHaveValue("Ada Lovelace");
    await fillVisitor(form, `book-key-${device}@site.example`);
    await slotRadio(form, slot).first().check();
    await submit(form);
    await page.getByText("Your time is booked").waitFor();
    expect(await freeSlot(origin)).not.toEqual(slot);
  });

  test("is posted by the browser when the core traps on submit", async ({ open, origin, device }) => {
    const { page } = await visit(open, `/${EVENT}`);
    const dialog = await openBooking(page);
    const slot = await freeSlot(origin);
    await choose(dialog, slot);
    await fillVisitor(dialog, `book-submit-${device}@site.example`);
    await trapOn(page, /^form_submit$/);
    await submit(dialog);
    await page.getByText("Your time is booked").waitFor();
    expect(await freeSlot(origin)).not.toEqual(slot);
  });
});

test.describe("after a trap", () => {
  test("menus open and links work: desktop", async ({ open }) => {
    const { page } = await visit(open, "/privacy-policy");
    await shellReady(page);
    await trapOn(page, /^dropdowns_toggle$/);
    await heading(page, "Products").click();
    await withoutCore(page);
    await heading(page, "Products").click();
    expect(await openLists(page)).toEqual(["Products"]);
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: /GovCubes/ })
      .click();
    await page.waitForURL("**/products/govcubes");
    await withoutCore(page);
  });

  test("the menu opens and links work: phone", async ({ open }) => {
    const { page } = await visit(open, "/privacy-policy", { viewport: VIEWPORTS.phone });
    await shellReady(page);
    await trapOn(page, /^slideinmenu_toggle$/);
    await menuButton(page).click();
    await withoutCore(page);
    await menuButton(page).click();
    await page
      .getByRole("navigation", { name: "All pages" })
      .getByRole("link", { name: /^About/ })
      .click();
    await page.waitForURL("**/about");
  });

  test("a carousel becomes a list", { tag: "@phone" }, async ({ open }) => {
    const { page } = await visit(open, "/about");
    const testimonials = page.locator('section[aria-labelledby="testimonials"]');
    await testimonials.locator("[inert]").first().waitFor({ state: "attached" });
    await trapOn(page, /^swipecarousel_next$/);
    await testimonials.getByRole("button", { name: /next/i }).click();
    await withoutCore(page);
    await expect(testimonials.locator("blockquote:visible")).toHaveCount(5);
  });

  test("a scene becomes a list", async ({ open }) => {
    const { page } = await visit(open, "/", MOVING);
    await page.mouse.move(200, 200);
    await page.locator('section[aria-labelledby="expertise"]').scrollIntoViewIfNeeded();
    await page.locator('[data-scene="on"]').first().waitFor();
    await trapOn(page, /^(sidewaystravel|pinnedstack|wordreveal)_/);
    await page.mouse.wheel(0, 1_500);
    await withoutCore(page);
    expect(await page.locator('[data-scene="on"]').count()).toBe(0);
  });

  test("the operator's metrics count it", async () => {
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
    ["the code of its sections", /\/assets\/firm-[^/]*\.js$/],
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

  test("a core that loads late takes over the carousel", async ({ page }) => {
    await page.route(/core_wasm_bg/, (route) => route.abort());
    await page.goto("/about");
    await expect.poll(() => quotes(page).count()).toBe(5);
    await page.unroute(/core_wasm_bg/);
    // A navigation loads the core again.
    await page.getByRole("banner").getByRole("link", { name: "Careers" }).click();
    await page.waitForURL("**/career");
    await page.goBack();
    await page.waitForURL("**/about");
    await expect.poll(() => quotes(page).count()).toBe(1);
  });
});
