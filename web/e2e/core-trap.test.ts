import { type BrowserContextOptions, expect, type Locator, type Page } from "@playwright/test";
import { choose, fillVisitor, freeSlot, slotRadio } from "./support/booking.ts";
import { MOVING, VIEWPORTS } from "./support/browser.ts";
import { FORMS } from "./support/forms.ts";
import { pauseRequests } from "./support/rest.ts";
import { type TestServer, withMetrics } from "./support/server.ts";
import { heading, menuButton, openLists, shellReady } from "./support/shell.ts";
import { type Open, test } from "./support/test.ts";
import { installTrappingCore, trapOn, trapReport, withoutCore } from "./support/trap.ts";

const metrics = withMetrics({ seed: true });

test.use({ ownSite: metrics.site });

/** Opens a page with a core that traps on command. */
async function visit(open: Open, path: string, options?: BrowserContextOptions) {
  const watched = await open(options);
  await installTrappingCore(watched.page);
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

for (const [kind, show] of Object.entries(FORMS)) {
  test.describe(`the ${kind} form`, () => {
    const address = (on: string) => `${kind.replace(" ", "-")}-${on}@site.example`;
    const finish = async (page: Page, form: Locator, origin: string, email: string) => {
      if (kind !== "booking") return fill(form, email);
      await fillVisitor(form, email);
      // The page without scripts has one radio button per slot, the dialog one per day and time.
      const slot = await freeSlot(origin);
      const isPage = page.url().endsWith("/book");
      if (isPage) await slotRadio(form, slot).first().check();
      else await choose(form, slot);
    };
    const expectSent = async (page: Page, server: TestServer, email: string) => {
      if (kind === "booking") return page.getByText("Your time is booked").waitFor();
      await sent(page);
      expect(server.leads(email)).toMatchObject(ADA);
    };

    test("keeps the typed text when the core traps on a key, and can be sent", async ({
      page,
      origin,
      server,
    }) => {
      await installTrappingCore(page);
      const form = await show(page);
      await form.getByLabel("Email").fill("ada@");
      await trapOn(page, /^form_input$/);
      const report = await trapReport(page, () => form.getByLabel("Full name").fill("Ada Lovelace"));
      expect(report).toEqual({ route: kind === "contact" ? "contacts" : "landing", trap: "unreachable" });
      await withoutCore(page);
      const plain = page.locator("main form");
      await expect(plain.getByLabel("Full name")).toHaveValue("Ada Lovelace");
      await expect(plain.getByLabel("Email")).toHaveValue("ada@");
      await finish(page, plain, origin, address("key"));
      await submit(plain);
      await expectSent(page, server, address("key"));
    });

    test("is posted by the browser when the core traps on submit", async ({ page, origin, server }) => {
      await installTrappingCore(page);
      const form = await show(page);
      await finish(page, form, origin, address("submit"));
      await trapOn(page, /^form_submit$/);
      await submit(form);
      await expectSent(page, server, address("submit"));
    });
  });
}

test("the contact form keeps the typed text when the core traps on start, also in a tab without storage", async ({
  open,
  server,
}) => {
  for (const hasStorage of [true, false]) {
    const { page, close } = await open();
    await installTrappingCore(page, /^__wbindgen_start$/);
    if (!hasStorage) {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("no storage", "SecurityError");
        };
      });
    }
    const release = await pauseRequests(page, "**/*.wasm");
    await page.goto("/contacts");
    await page.getByLabel("Full name").fill("Ada Lovelace");
    await trapReport(page, async () => release());
    if (hasStorage) {
      await withoutCore(page);
      await expect(page.getByLabel("Full name")).toHaveValue("Ada Lovelace");
    }
    const email = `start-${hasStorage}@site.example`;
    await fill(page, email);
    await submit(page);
    await sent(page);
    expect(server.leads(email)).toMatchObject(ADA);
    await close();
  }
});

test("the contact form is sent once when the core traps on a key while the message is sent", async ({
  page,
  server,
}) => {
  await installTrappingCore(page);
  await FORMS.contact(page);
  const email = "sending@site.example";
  await fill(page, email);
  const release = await pauseRequests(page, "**/api/*-contact-us/");
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

  test("a carousel becomes a list", async ({ open }) => {
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
      .poll(metrics.lines)
      .toContainEqual(expect.stringMatching(/^site_core_traps_total\{route="contacts"\} [1-9]/));
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
      await expect(page.getByRole("button", { name: "Next testimonial" })).toBeHidden();
    });
  }

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
