import { expect, type Locator, type Page } from "@playwright/test";
import { EVENT, openBooking } from "./support/booking.ts";
import { coreReady } from "./support/browser.ts";
import { heading, menuButton, shellReady } from "./support/shell.ts";
import { test } from "./support/test.ts";

// Names, roles and states. A changed snapshot changes what screen readers announce: review it, then accept it with
// `npm run e2e -- access-tree --update-snapshots`.

type Reach = (page: Page) => Promise<Locator>;

const carousel = (page: Page) => page.locator('section[aria-roledescription="carousel"]').first();

const CASES: readonly (readonly [name: string, path: string, reach: Reach])[] = [
  [
    "menu-bar-with-a-list-open",
    "/products/corx",
    async (page) => {
      await shellReady(page);
      await heading(page, "Products").click();
      return page.getByRole("navigation", { name: "Main" });
    },
  ],
  [
    "slide-in-menu",
    "/products/corx",
    async (page) => {
      await shellReady(page);
      await menuButton(page).click();
      return page.locator("dialog:modal");
    },
  ],
  [
    "carousel",
    "/",
    async (page) => {
      await page.mouse.move(10, 10);
      await page.locator('section[aria-roledescription="carousel"][data-ready="true"]').waitFor();
      await page.getByRole("button", { name: "Show slide Home" }).click();
      return carousel(page);
    },
  ],
  [
    "search-dialog",
    "/contacts",
    async (page) => {
      await shellReady(page);
      await page.keyboard.press("Control+k");
      const dialog = page.locator("dialog:modal");
      await dialog.getByRole("textbox").fill("payroll");
      await dialog.getByText("for “payroll”").first().waitFor();
      return dialog;
    },
  ],
  [
    "booking-dialog",
    `/${EVENT}`,
    async (page) => {
      const dialog = await openBooking(page);
      await dialog.getByRole("radio", { name: /12 Oct 2027/ }).check();
      return dialog;
    },
  ],
  [
    "form-with-errors",
    "/contacts",
    async (page) => {
      await coreReady(page);
      await page.getByLabel("Full name").fill("Ada Lovelace");
      await page.getByLabel("Email").fill("ada@");
      await page.locator("button[type=submit]").click();
      await page.getByRole("alert").waitFor();
      return page.locator("form");
    },
  ],
  [
    "country-list",
    "/contacts",
    async (page) => {
      await coreReady(page);
      await page.getByRole("button", { name: /^Country/ }).click();
      await page.getByRole("combobox").fill("united");
      await page.getByRole("option").first().waitFor();
      return page.getByRole("dialog", { name: "Choose a country" });
    },
  ],
  ["tabs", "/insights?tab=news", async (page) => page.locator("main nav").first()],
  ["accordion", "/products/govcubes", async (page) => page.locator('section[aria-labelledby="transforms"]')],
];

for (const [name, path, reach] of CASES) {
  test(`${name} has the recorded accessibility tree`, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(await reach(page)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}
