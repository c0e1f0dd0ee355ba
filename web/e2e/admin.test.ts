import { expect } from "@playwright/test";
import { accept, PASSWORD, signIn, signInAs, timeCode } from "./support/admin.ts";
import { expectAccessible } from "./support/axe.ts";
import { test } from "./support/test.ts";

test.use({ ownSite: {} });

test("a person sets up a second factor and signs in with a code, then with a recovery code", async ({
  page,
  server,
  messages,
}) => {
  const email = "factor@example.org";
  await page.goto(server.invite(email, "sales"));
  await page.getByLabel("New password").fill("short");
  await expect(page.getByText("Use at least 12 characters.")).toBeVisible();
  await accept(page, page.url());
  await expectAccessible(page);

  await page.goto("/admin/account");
  await page.getByRole("button", { name: "Set up" }).click();
  await page.getByRole("dialog").getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Continue" }).click();
  const words = (await page.getByText("type this key into it").textContent()) ?? "";
  const secret = words.split(":").at(-1)?.trim() ?? "";
  await page.getByLabel("Code from the app").fill(timeCode(secret));
  await page.getByRole("button", { name: "Turn on" }).click();
  const codes = page.getByRole("dialog").getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [recoveryCode = ""] = await codes.allInnerTexts();
  await page.getByRole("button", { name: "I saved them" }).click();

  await page.context().clearCookies();
  await signIn(page, email);
  await page.getByLabel("Code").fill("000000");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("This code is wrong. Try the next one.")).toBeVisible();
  // The code that turned it on is used up.
  await page.getByLabel("Code").fill(timeCode(secret, Date.now() + 30_000));
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { level: 1, name: "Overview" }).waitFor();

  for (const isFirst of [true, false]) {
    await page.context().clearCookies();
    await signIn(page, email);
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await page.getByLabel("Recovery code").fill(recoveryCode);
    await page.getByRole("button", { name: "Sign in" }).click();
    await (isFirst
      ? page.getByRole("heading", { level: 1, name: "Overview" })
      : page.getByText("This code is wrong or was used.")
    ).waitFor();
  }
  expect(messages.filter((message) => !message.includes("401"))).toEqual([]);
});

test("an owner invites an editor, who sees neither leads nor bookings", async ({
  page,
  open,
  server,
  origin,
}) => {
  await signInAs(page, server, "owner");
  await page.goto("/admin/people");
  await page.getByRole("button", { name: /Invite/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill("invited@example.org");
  await dialog.getByRole("radio", { name: /^Editor/i }).check();
  await dialog.getByRole("button", { name: /Invite/ }).click();
  const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
  const { page: other } = await open();
  await accept(other, link.replace(/^https?:\/\/[^/]+/, origin));
  await expect(other.getByText("My drafts")).toBeVisible();
  await expectAccessible(other);
  await expect(other.getByRole("link", { name: /^(Leads|Bookings)/ })).toHaveCount(0);
  for (const path of ["/admin/leads", "/admin/bookings"]) {
    await other.goto(path);
    await expect(other.getByText("Your role does not include this. Ask an owner.").first()).toBeVisible();
  }
});

test("a wrong password and a used link are refused", async ({ page, server }) => {
  const link = server.invite("used@example.org", "sales");
  await accept(page, link);
  await page.context().clearCookies();
  await page.goto("about:blank");
  await page.goto(link);
  await page.getByRole("heading", { name: "This link does not work" }).waitFor();
  await signIn(page, "used@example.org", "wrong");
  await expect(page.getByText("E-mail or password is wrong.")).toBeVisible();
  await signIn(page, "used@example.org");
  await page.getByRole("heading", { level: 1, name: "Overview" }).waitFor();
});
