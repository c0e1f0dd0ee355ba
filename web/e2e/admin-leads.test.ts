import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { sendMessage, signInAs, tabTo } from "./support/admin.ts";
import { harmIn, watch } from "./support/attacks/watch.ts";
import { expectAccessible } from "./support/axe.ts";
import { test } from "./support/test.ts";

test.use({ ownSite: {} });

async function openLead(page: Page, name: string): Promise<void> {
  await page.goto("/admin/leads?state=all");
  await page.getByRole("link", { name: new RegExp(name) }).click();
  await page.getByRole("heading", { level: 2, name }).waitFor();
}

test.describe("on each device", { tag: "@phone" }, () => {
  test("a sales person answers a lead", async ({ page, server, origin, device, messages }) => {
    const name = device === "phone" ? "Ada Lovelace" : "Grace Hopper";
    await sendMessage(origin, { fullName: name, description: "We would like to migrate." });
    await signInAs(page, server, "sales");
    await openLead(page, name);
    await expect(page.getByRole("region", { name: "Message" })).toContainText("We would like to migrate.");
    await expect(page.getByRole("link", { name: "Reply" })).toHaveAttribute("href", /^mailto:.*Re/);
    await page.getByLabel("Add a note").fill("Called back on Monday.");
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(page.getByRole("region", { name: "Notes" })).toContainText("Called back on Monday.");
    await page.getByRole("combobox", { name: "State" }).click();
    await page.getByRole("option", { name: "Won" }).click();
    await expect(page.getByRole("combobox", { name: "State" })).toContainText("Won");
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole("combobox", { name: "State" })).toContainText("Won");
    await expect(page.getByRole("region", { name: "Notes" })).toContainText("Called back on Monday.");
    await expect(page.getByRole("link", { name: "People" })).toHaveCount(0);
    expect(messages).toEqual([]);
  });
});

test("a new lead appears while the inbox is open, and the keyboard marks it as spam", async ({
  page,
  server,
  origin,
}) => {
  await signInAs(page, server, "sales");
  await page.goto("/admin/leads");
  await page.getByRole("heading", { level: 1, name: "Leads" }).waitFor();
  await sendMessage(origin, { fullName: "Alan Turing", description: "Another matter." });
  const row = page.getByRole("link", { name: /Alan Turing/ });
  await row.waitFor();
  await row.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Alan Turing" }).waitFor();
  await page.keyboard.press("s");
  await expect(page.getByRole("combobox", { name: "State" })).toContainText("Spam");
});

test("the data of a person is exported and then erased", async ({ page, server, origin }) => {
  await sendMessage(origin, { fullName: "Mary Jackson", description: "Please forget me." });
  await signInAs(page, server, "sales");
  await openLead(page, "Mary Jackson");
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Export this person's data" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("mary.jackson@example.org: 1 lead, 0 bookings");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Export" }).click(),
  ]);
  expect(await readFile(await download.path(), "utf8")).toContain("Please forget me.");
  await dialog.waitFor({ state: "detached" });

  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Erase this person's data" }).click();
  const erase = dialog.getByRole("button", { name: "Erase" });
  await expect(erase).toBeDisabled();
  const confirm = dialog.getByLabel(/^Type L-/);
  const reference = /L-\w+/.exec((await dialog.getByText(/^Type L-/).textContent()) ?? "")?.[0] ?? "";
  await confirm.fill(reference);
  await expectAccessible(page, "[role=dialog]");
  await erase.click();
  await expect(page.getByText("Erased 1 lead")).toBeVisible();
  await expect(page.getByRole("link", { name: /Mary Jackson/ })).toHaveCount(0);
  expect(server.leads("mary.jackson@example.org")).toEqual([]);
});

test("code in every field of a lead stays text", async ({ open, server, origin }) => {
  const attack = (field: string) => `"'><img src=x onerror=alert("${field}")><svg onload=alert(1)>`;
  await sendMessage(origin, {
    fullName: `Mallory ${attack("name")}`,
    email: "mallory+<img/src=x/onerror=alert`1`>@example.org",
    company: attack("company"),
    service: attack("service"),
    description: `${attack("description")} [x](javascript:alert(1)) javascript:alert(1)`,
  });
  const { page, happened } = await watch(open, origin, { scripts: true });
  await signInAs(page, server, "sales");
  await page.goto("/admin/leads?state=all");
  await page.getByRole("link", { name: /Mallory/ }).click();
  const message = page.getByRole("region", { name: "Message" });
  await expect(message).toContainText('onerror=alert("description")');
  expect(await page.getByRole("link", { name: "Reply" }).getAttribute("href")).toMatch(
    /^mailto:[^<>"&]+\?subject=[^<>"&]+$/,
  );
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("Mallory");
  await page.getByRole("option", { name: /Mallory/ }).waitFor();
  expect(await harmIn(page, origin)).toEqual([]);
  expect(happened).toEqual([]);
});

test("a lead is answered with the keyboard only", async ({ page, server, origin }) => {
  await sendMessage(origin, { fullName: "Katherine Johnson", description: "Orbits." });
  await signInAs(page, server, "sales");
  await page.goto("/admin");
  await page.getByRole("heading", { level: 1, name: "Overview" }).waitFor();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("Katherine");
  await page.getByRole("option", { name: /Katherine Johnson/ }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 2, name: "Katherine Johnson" }).waitFor();
  const reply = page.getByRole("link", { name: "Reply" });
  await tabTo(page, reply);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Mark as in progress" }).waitFor();
  await page.keyboard.press("F6");
  await tabTo(page, page.getByRole("button", { name: "Mark as in progress" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "State" })).toContainText("In progress");
  await tabTo(page, page.getByLabel("Add a note"));
  await page.keyboard.type("Answered by mail.");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("region", { name: "Notes" }).getByRole("listitem")).toContainText(
    "Answered by mail.",
  );
});
