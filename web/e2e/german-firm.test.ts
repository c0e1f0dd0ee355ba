import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { parse } from "yaml";
import { violations } from "./support/axe.ts";
import { atRest } from "./support/rest.ts";
import { dialogLink } from "./support/shell.ts";
import { allPaths } from "./support/site-paths.ts";
import { test } from "./support/test.ts";

const FIRM = fileURLToPath(new URL("../tests/fixtures/german-firm/", import.meta.url));
const EXAMPLE = fileURLToPath(new URL("../../content/words.yaml", import.meta.url));
const OTHERS = [
  "/search?q=Belege",
  "/search?q=zzzz",
  "/insights?tab=blog",
  "/nirgendwo",
  "/hafentage-2027",
  "/hafentage-2027/book",
  "/hafentage-2027/contact",
];
test.use({ ownSite: { firm: FIRM } });

/** Returns every text of a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const texts = (file: string) => new Set(textsOf(parse(readFileSync(file, "utf8"))));
const german = texts(fileURLToPath(new URL("../../server/content/starter/de/words.yaml", import.meta.url)));
/** The example's texts, between their placeholders, that the German words do not have too. */
const ENGLISH = [...texts(EXAMPLE)]
  .filter((text) => !german.has(text))
  .map((text) => text.split(/\{\w+\}/).map((part) => part.trim()))
  .map((parts) => parts.filter((part) => part.length > 2))
  .filter((parts) => parts.length > 0);

/** Words that most English sentences have and no German one. */
const COMMON = /\b(?:and|the|of|to|with|your|you|for|from|this|that|please)\b/i;

/** Returns the English texts that a visitor reads or hears on a page: text nodes and labels. */
async function englishOn(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const labels = ["aria-label", "aria-roledescription", "alt", "placeholder", "title"];
    const found: string[] = [document.title];
    for (const element of document.querySelectorAll("body, body *")) {
      if (element.matches("script, style")) continue;
      for (const label of labels) found.push(element.getAttribute(label) ?? "");
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) found.push(node.nodeValue ?? "");
    }
    return found.map((text) => text.trim()).filter((text) => text !== "");
  });
  const has = (parts: readonly string[]) => {
    const [only = ""] = parts;
    // A short text has to be the whole text: "All" is also in "Alle".
    if (parts.length === 1 && only.length < 12) return shown.includes(only);
    return parts.some((part) => part.length >= 8 && shown.some((text) => text.includes(part)));
  };
  return [
    ...shown.filter((text) => COMMON.test(text)),
    ...ENGLISH.filter(has).map((parts) => parts.join(" … ")),
  ];
}

test("every page of a German firm is German, without accessibility violations", async ({
  page,
  origin,
  messages,
}) => {
  test.slow();
  const paths = [...new Set([...(await allPaths(origin)), ...OTHERS])];
  expect(paths.length).toBeGreaterThan(12);
  for (const path of paths) {
    await page.goto(path);
    await atRest(page);
    expect(await page.locator("html").getAttribute("lang"), path).toBe("de");
    expect(await englishOn(page), path).toEqual([]);
    expect(await violations(page), path).toEqual([]);
  }
  expect(messages.filter((message) => !message.includes("404"))).toEqual([]);
});

test("dialogs, errors and times of a German firm are German", async ({ page }) => {
  await page.goto("/contacts");
  const country = page.getByRole("button", { name: "Land: Deutschland, Vorwahl +49" });
  await country.click();
  // Only the core can fill the country picker.
  await page.getByRole("option", { name: "Deutschland +49" }).waitFor();
  await page.getByRole("combobox").fill("österr");
  await expect(page.getByRole("option")).toHaveText(["Österreich+43"]);
  expect(await englishOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  const phone = page.getByLabel("Telefon", { exact: true });
  await expect(phone).toHaveAttribute("placeholder", /^\+49 /);
  await page.getByRole("button", { name: "Absenden" }).click();
  await expect(page.getByText("Bitte geben Sie Ihren Namen an.").first()).toBeVisible();
  expect(await englishOn(page)).toEqual([]);
  await phone.pressSequentially("0471 000191");
  await expect(phone).toHaveValue(/^\+49 471/);
  expect(await violations(page)).toEqual([]);

  await page.goto("/hafentage-2027");
  await expect(page.getByText("12.–15. Okt. 2027").first()).toBeVisible();
  await dialogLink(page, "Termin buchen").first().click();
  const dialog = page.getByRole("dialog", { name: "Einen Termin buchen" });
  await dialog.getByRole("radio", { name: /^Donnerstag/ }).check();
  await expect(dialog.getByText("10:30 bis 11:00")).toBeVisible();
  await expect(dialog.getByText("13:30 bis 14:00")).toBeVisible();
  await dialog.getByRole("button", { name: "Absenden" }).click();
  await expect(dialog.getByText("Bitte wählen Sie einen Tag und eine Zeit.").first()).toBeVisible();
  expect(await englishOn(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
});
