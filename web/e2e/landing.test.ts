import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { ENDED, EVENT, fillVisitor, shownIn } from "./support/booking.ts";
import { LAPTOP, MOVING, VIEWPORTS } from "./support/browser.ts";
import { focusStop } from "./support/focus.ts";
import { scrollThrough, sidewaysOverflow, watchShifts } from "./support/layout.ts";
import { atRest, frames } from "./support/rest.ts";
import { dialogLink, focused } from "./support/shell.ts";
import { test } from "./support/test.ts";

test.use({ ownSite: { seed: true } });

/** Returns a hash of the canvas's pixels; null while the canvas is empty. */
const drawn = (page: Page) =>
  page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
    // Reads a copy: reading the canvas itself would change how the browser draws it.
    const copy = document.createElement("canvas");
    copy.width = canvas.width;
    copy.height = canvas.height;
    const context = copy.getContext("2d", { willReadFrequently: true });
    context?.drawImage(canvas, 0, 0);
    const pixels = context?.getImageData(0, 0, copy.width, copy.height).data ?? [];
    let sum = 0;
    for (let at = 0; at < pixels.length; at += 1) sum = (sum * 31 + (pixels[at] ?? 0)) % 1_000_000_007;
    return sum === 0 ? null : sum;
  });

async function untilDrawn(page: Page): Promise<number> {
  for (;;) {
    const sum = await drawn(page);
    if (sum !== null) return sum;
    await page.waitForTimeout(100);
  }
}

async function openContact(page: Page): Promise<Locator> {
  await dialogLink(page, "Contact Us").last().click();
  const dialog = page.getByRole("dialog", { name: "Contact Us" });
  await dialog.getByLabel("Full name").waitFor();
  return dialog;
}

async function fill(dialog: Locator, email: string): Promise<void> {
  await fillVisitor(dialog, email);
  await dialog.getByLabel(/Privacy Policy/).check();
}

test.describe("event landing", () => {
  test("hydrates without messages, accessibility violations, layout shifts or horizontal overflow", {
    tag: "@phone",
  }, async ({ page, messages }) => {
    const shifts = await watchShifts(page);
    await page.goto(`/${EVENT}`);
    await untilDrawn(page);
    await scrollThrough(page);
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await shifts()).toBeLessThan(0.05);
    expect(messages).toEqual([]);

    expect(await page.getByRole("navigation", { name: "Main" }).count()).toBe(0);
    const shown = await shownIn(page.locator("main"));
    for (const fact of [
      "1427",
      "12–15 Oct 2027",
      "Pacific Time, Las Vegas",
      "13 Oct 2027, 02:00 PM to 02:45 PM",
    ]) {
      expect(shown).toContain(fact);
    }
    expect(await shownIn(page.getByRole("heading", { level: 1 }))).toMatch(/Oracle AI World 2027$/);
    expect(await page.getByRole("img", { name: /Portrait of/ }).count()).toBeGreaterThan(3);
  });

  test("after a message is sent the dialog closes and a toast confirms it", { tag: "@phone" }, async ({
    page,
    messages,
    server,
    device,
  }) => {
    const email = `event-${device}@site.example`;
    await page.goto(`/${EVENT}`);
    const dialog = await openContact(page);
    await expectAccessible(page);
    await fill(dialog, email);
    await dialog.getByRole("button", { name: "Submit" }).click();
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("status").getByText("Message sent successfully!").waitFor();
    expect(server.leads(email)).toMatchObject([{ fullName: "Ada Lovelace", phone: "+12015550123" }]);
    // A status message neither takes the focus nor covers a control.
    expect(await focused(page)).toBe("Contact Us");
    const tab = await dialogLink(page, "Contact Us").last().boundingBox();
    const toast = await page
      .getByRole("status")
      .filter({ hasText: "Message sent" })
      .locator("> div")
      .boundingBox();
    if (!tab || !toast) throw new Error("tab or toast is not shown");
    const isClear = toast.x + toast.width <= tab.x || toast.y + toast.height <= tab.y;
    expect(isClear).toBe(true);
    await expectAccessible(page);
    await page.getByText("Message sent successfully!").waitFor({ state: "detached" });
    expect(await focused(page)).toBe("Contact Us");
    const again = await openContact(page);
    expect(await again.getByLabel("Full name").inputValue()).toBe("");
    expect(await again.getByLabel(/Privacy Policy/).isChecked()).toBe(false);
    expect(messages).toEqual([]);
  });

  test("after a failure the dialog closes too, and the toast leads back to the filled-in form", async ({
    page,
    messages,
    server,
    device,
  }) => {
    const email = `again-${device}@site.example`;
    const keys: (string | undefined)[] = [];
    await page.route("**/api/*-contact-us/", (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      return keys.length === 1 ? route.fulfill({ status: 503, body: "{}" }) : route.continue();
    });
    await page.goto(`/${EVENT}`);
    const dialog = await openContact(page);
    await fill(dialog, email);
    await dialog.getByRole("button", { name: "Submit" }).click();
    await dialog.waitFor({ state: "hidden" });
    const toast = page.getByRole("status").filter({ hasText: "Something went wrong." });
    await toast.waitFor();
    expect(await focusStop(page)).toEqual({ name: expect.stringContaining("Something went"), fault: null });
    expect(messages).toContain("error: event contact form: the server answered 503");
    await expectAccessible(page);
    await toast.getByRole("button", { name: "Try again" }).click();
    expect(await dialog.getByLabel("Email").inputValue()).toBe(email);
    expect(await dialog.getByLabel(/^Company/).inputValue()).toBe("Analytical Engines");
    expect(await dialog.getByLabel(/Privacy Policy/).isChecked()).toBe(true);
    await dialog.getByRole("button", { name: "Submit" }).click();
    await page.getByRole("status").getByText("Message sent successfully!").waitFor();
    expect(keys[1]).toBe(keys[0]);
    expect(server.leads(email)).toHaveLength(1);
    expect(await focused(page)).toBe("Contact Us");
  });

  test("with WebAssembly blocked the links lead to the pages", async ({ page }) => {
    await page.route("**/*.wasm", (route) => route.abort());
    await page.goto(`/${EVENT}`);
    await page.getByRole("link", { name: "Register" }).first().click();
    await page.waitForURL(`/${EVENT}/book`);
    await page.getByRole("heading", { level: 1, name: "Book a time slot" }).waitFor();
  });
});

test("the button that stops the lights covers nothing", async ({ open }) => {
  const { page } = await open(MOVING);
  await page.goto(`/${ENDED}`);
  const stop = page.getByRole("button", { name: /lights/ });
  await stop.waitFor();
  for (const width of [320, 390, 430, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const next = await page.getByRole("link", { name: /^Next: / }).boundingBox();
    const box = await stop.boundingBox();
    expect((next?.y ?? 0) + (next?.height ?? Number.NaN), `at ${width} px`).toBeLessThanOrEqual(box?.y ?? 0);
  }
});

test("a low window always shows the contact dialog's button", async ({ open }) => {
  const { page } = await open({ viewport: LAPTOP });
  await page.goto(`/${EVENT}`);
  const dialog = await openContact(page);
  const submit = await dialog.getByRole("button", { name: "Submit" }).boundingBox();
  const frame = await dialog.boundingBox();
  if (!submit || !frame) throw new Error("dialog or button is not shown");
  expect(submit.y + submit.height).toBeLessThan(frame.y + frame.height);
});

test("a press that only begins or only ends on the backdrop does not close a dialog", async ({ page }) => {
  await page.goto(`/${EVENT}`);
  const dialog = await openContact(page);
  const inside = await dialog.getByLabel("Full name").boundingBox();
  if (!inside) throw new Error("the field is not shown");
  const press = async (from: readonly [number, number], to: readonly [number, number]) => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 3 });
    await page.mouse.up();
  };
  const [field, backdrop] = [
    [inside.x + 20, inside.y + 20],
    [40, 40],
  ] as const;
  await press(field, backdrop);
  await press(backdrop, field);
  expect(await dialog.isVisible()).toBe(true);
  await press(backdrop, backdrop);
  await dialog.waitFor({ state: "hidden" });
});

test.describe("the particles", () => {
  test("drift, and do not move with reduced motion", async ({ open }) => {
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      const { page, close } = await open({ viewport: VIEWPORTS.phone, reducedMotion });
      await page.goto(`/${EVENT}`);
      await untilDrawn(page);
      await atRest(page);
      const before = await drawn(page);
      if (reducedMotion === "no-preference") {
        await expect.poll(() => drawn(page), { timeout: 30_000 }).not.toBe(before);
      } else {
        await frames(page, 30);
        expect(await drawn(page)).toBe(before);
        await page.getByText("Booth", { exact: true }).locator("+ dd").hover();
        await frames(page, 30);
        expect(await page.locator("[data-gathering]").count()).toBe(0);
      }
      await close();
    }
  });

  test("form the booth's number, disperse, and form it again for the pointer", async ({ open }) => {
    const { page } = await open(MOVING);
    await page.goto(`/${EVENT}`);
    const number = page.locator("dd[data-gathering]");
    const booth = page.getByText("Booth", { exact: true }).locator("+ dd");
    await number.waitFor();
    expect(await number.textContent()).toBe(await booth.textContent());
    await number.waitFor({ state: "detached" });
    await booth.hover();
    await number.waitFor();
    await number.waitFor({ state: "detached" });
  });
});
