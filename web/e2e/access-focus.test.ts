import { expect } from "@playwright/test";
import { VIEWPORTS } from "./support/browser.ts";
import { atRest } from "./support/rest.ts";
import { dialogLink, menuButton, shellReady } from "./support/shell.ts";
import { test } from "./support/test.ts";

test("dialogs and Back return the focus even if a click does not move it, as in Safari", async ({ page }) => {
  await page.addInitScript(() => addEventListener("mousedown", (event) => event.preventDefault(), true));
  await page.goto("/about");
  await shellReady(page);
  for (const opener of [menuButton(page), dialogLink(page, "Search")]) {
    await opener.click();
    await page.locator("dialog:modal").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog:modal").waitFor({ state: "detached" });
    await expect(opener).toBeFocused();
  }
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Careers" });
  await link.click();
  await page.waitForURL("**/career");
  await page.goBack();
  await page.waitForURL("**/about");
  await expect(link).toBeFocused();
});

for (const [path, viewport] of [
  ["/ai-services/agentic-ai", VIEWPORTS.phone],
  ["/cloud-services/faw-xcelerator", VIEWPORTS.phone],
  ["/industries/public-sector", VIEWPORTS.phone],
  ["/", VIEWPORTS.phone],
  ["/", VIEWPORTS.desktop],
] as const) {
  test(`on ${path} at ${viewport.width} px a focused card of a horizontal list is fully visible`, async ({
    open,
  }) => {
    const { page } = await open({ viewport });
    await page.goto(path);
    await atRest(page);
    const count = await page.evaluate(() => {
      const lists = [...document.querySelectorAll<HTMLElement>("main :is(ul, ol):has(a)")].filter(
        (list) => list.scrollWidth > list.clientWidth + 1 && getComputedStyle(list).overflowX === "auto",
      );
      for (const [index, list] of lists.entries()) list.dataset.swiped = String(index);
      return lists.length;
    });
    expect(count).toBeGreaterThan(0);
    const cut: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const list = page.locator(`[data-swiped="${index}"]`);
      /** Returns true while the focus is in the list. */
      const check = async (key: string) => {
        const card = await list.evaluate((element) => {
          const item = [...element.children].find((child) => child.contains(document.activeElement));
          if (!item) return null;
          const { left, right } = item.getBoundingClientRect();
          return { left, right, text: document.activeElement?.textContent };
        });
        if (card && (card.left < -1 || card.right > viewport.width + 1))
          cut.push(`${key} ${card.text}: ${card.left} to ${card.right}`);
        return card !== null;
      };
      await page.keyboard.press("Shift");
      await list.locator("a").first().focus();
      for (const key of ["Tab", "Shift+Tab"]) {
        while (await check(key)) await page.keyboard.press(key);
        await page.keyboard.press(key === "Tab" ? "Shift+Tab" : "Tab");
      }
    }
    expect(cut).toEqual([]);
  });
}
