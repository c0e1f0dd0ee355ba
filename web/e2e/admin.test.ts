import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { test } from "./support/test.ts";

test.use({ ownSite: {} });

const PASSWORD = "copper lantern over seven rivers";

/** Sends a message as a visitor does. */
async function send(origin: string, fullName: string, description: string): Promise<void> {
  const response = await fetch(`${origin}/api/corvanta-contact-us/`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      fullName,
      email: `${fullName.toLowerCase().replace(" ", ".")}@example.org`,
      phone: "+17045550142",
      company: "Engines",
      service: "Cloud Technology",
      description,
      privacy: true,
    }),
  });
  expect(response.status).toBe(200);
}

/** Opens an invitation's link and sets the password. */
async function accept(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("New password").fill(PASSWORD);
  await expect(page.getByText("Hard to guess: met")).toBeAttached();
  await page.getByRole("button", { name: "Set password" }).click();
  await page.getByRole("heading", { level: 1, name: "Overview" }).waitFor();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto("/admin");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
}

async function expectNoFaults(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}

test.describe("on each device", { tag: "@phone" }, () => {
  test("a sales person accepts an invitation and answers a lead", async ({
    page,
    server,
    origin,
    device,
    messages,
  }) => {
    const name = device === "phone" ? "Ada Lovelace" : "Grace Hopper";
    await send(origin, name, "<img src=x onerror=alert(1)> We would like to migrate.");
    await page.goto(server.invite(`sales-${device}@example.org`, "sales"));
    await page.getByLabel("New password").fill("short");
    await expect(page.getByText("Use at least 12 characters.")).toBeVisible();
    await accept(page, page.url());
    await expectNoFaults(page);

    await page.getByRole("link", { name: /^Leads/ }).click();
    await page.getByRole("link", { name: new RegExp(name) }).click();
    await page.getByRole("heading", { name }).waitFor();
    await expect(page.getByRole("region", { name: "Message" })).toContainText("We would like to migrate.");
    await expect(page.getByRole("link", { name: "Reply" })).toHaveAttribute("href", /^mailto:.*Re/);
    await page.getByLabel("Add a note").fill("Called back on Monday.");
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(page.getByRole("region", { name: "Notes" })).toContainText("Called back on Monday.");
    await page.getByRole("combobox", { name: "State" }).click();
    await page.getByRole("option", { name: "Won" }).click();
    await expect(page.getByRole("combobox", { name: "State" })).toContainText("Won");
    await expectNoFaults(page);
    await page.reload();
    await expect(page.getByRole("combobox", { name: "State" })).toContainText("Won");
    await expect(page.getByRole("region", { name: "Notes" })).toContainText("Called back on Monday.");
    await expect(page.getByRole("link", { name: "People" })).toHaveCount(0);
    expect(messages.filter((message) => !message.includes("401"))).toEqual([]);
  });
});

test("new leads appear while the inbox is open, and the keyboard marks them as spam", async ({
  page,
  server,
  origin,
}) => {
  await accept(page, server.invite("keys@example.org", "sales"));
  await page.getByRole("link", { name: /^Leads/ }).click();
  await page.getByRole("heading", { level: 1, name: "Leads" }).waitFor();
  await send(origin, "Alan Turing", "Another matter.");
  await page.getByRole("link", { name: /Alan Turing/ }).waitFor();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Alan Turing" }).waitFor();
  await page.keyboard.press("s");
  await expect(page.getByRole("combobox", { name: "State" })).toContainText("Spam");
});

test("a session that ends while a note is written loses nothing", async ({ page, server, origin }) => {
  await send(origin, "Mary Somerville", "A question about reports.");
  await accept(page, server.invite("note@example.org", "sales"));
  await page.getByRole("link", { name: /^Leads/ }).click();
  await page.getByRole("link", { name: /Mary Somerville/ }).click();
  await page.getByLabel("Add a note").fill("Typed before the session ended.");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Add note" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("region", { name: "Notes" }).getByRole("listitem")).toContainText(
    "Typed before the session ended.",
  );
});

test("an owner invites an editor, who sees no leads", async ({ page, open, server, origin }) => {
  await accept(page, server.invite("owner@example.org", "owner"));
  await page.getByRole("link", { name: "People" }).click();
  await page.getByRole("button", { name: /Invite/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill("editor@example.org");
  await dialog.getByRole("radio", { name: /^Editor/i }).check();
  await dialog.getByRole("button", { name: /Invite/ }).click();
  const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
  const { page: other } = await open();
  await accept(other, link.replace(/^https?:\/\/[^/]+/, origin));
  await expect(other.getByRole("link", { name: /^Leads/ })).toHaveCount(0);
  await other.goto("/admin/leads");
  await expect(other.getByText("Your role does not include this.").first()).toBeVisible();
});

test("a wrong password and a used link are refused", async ({ page, server }) => {
  const link = server.invite("used@example.org", "sales");
  await accept(page, link);
  await page.context().clearCookies();
  await page.goto("about:blank");
  await page.goto(link);
  await page.getByRole("heading", { name: "This link does not work" }).waitFor();
  await page.goto("/admin");
  await page.getByLabel("E-mail").fill("used@example.org");
  await page.getByLabel("Password").fill("wrong");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("E-mail or password is wrong.")).toBeVisible();
  await signIn(page, "used@example.org");
  await page.getByRole("heading", { level: 1, name: "Overview" }).waitFor();
});
