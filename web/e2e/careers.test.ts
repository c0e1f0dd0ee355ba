import { expect, type Page } from "@playwright/test";
import { VIEWPORTS } from "./support/browser.ts";
import { type PageDataResponse, sectionData } from "./support/page-data-response.ts";
import { movedByPress } from "./support/press.ts";
import { atRest, gate } from "./support/rest.ts";
import { test } from "./support/test.ts";

const JOB = "/career/senior-rust-engineer";

/** The example's groups with their numbers of jobs, in the required order; a star marks the open one. */
const ALL = ["Engineering 10 *", "Marketing 5", "Oracle 10", "Other Departments 5"];
const WITH_ORACLE_OPEN = ["Engineering 10", "Marketing 5", "Oracle 10 *", "Other Departments 5"];

/** Returns the heading and count of each group; a star marks the open one. */
function groups(page: Page): Promise<string[]> {
  return page
    .locator("#openings details")
    .evaluateAll((all) =>
      (all as HTMLDetailsElement[]).map(
        (group) =>
          `${group.querySelector("h3")?.textContent} ${group.querySelector("h3 + span")?.textContent}${group.open ? " *" : ""}`,
      ),
    );
}

/** Waits until the core filters the list; until then the page is as the server rendered it. */
async function filterReady(page: Page): Promise<void> {
  await page.mouse.move(10, 10);
  await page.locator('#openings details:not([name="department"])').first().waitFor({ state: "attached" });
}

test.describe("the openings", () => {
  test("search and location filter the groups, update their counts and are stored in the URL", async ({
    page,
  }) => {
    await page.goto("/about");
    await page.goto("/career");
    await filterReady(page);
    expect(await groups(page)).toEqual(ALL);

    await page.getByPlaceholder("Search Position").fill(" ORACLE ");
    await expect.poll(() => groups(page)).toEqual(["Oracle 10 *"]);
    expect(new URL(page.url()).search).toBe("?q=ORACLE");

    await page.getByText("Kochi", { exact: true }).first().click();
    await expect.poll(() => new URL(page.url()).search).toBe("?q=ORACLE&location=kochi");
    expect(await groups(page)).toEqual(["Oracle 7 *"]);
    await page.reload();
    await filterReady(page);
    expect(await groups(page)).toEqual(["Oracle 7 *"]);
    expect(await page.getByPlaceholder("Search Position").inputValue()).toBe("ORACLE");

    await page.getByPlaceholder("Search Position").fill("zzz");
    await page.getByText("No position matches your search.").waitFor();
    expect(await groups(page)).toEqual([]);
    await page.getByRole("button", { name: "Clear search" }).click();
    await page.locator('label:has(input[value="all"])').click();
    await expect.poll(() => groups(page)).toEqual(WITH_ORACLE_OPEN);
    await page.goBack();
    await page.waitForURL("/about");
  });

  for (const javaScriptEnabled of [true, false]) {
    test(`a pressed heading keeps its position on a phone, scripts: ${javaScriptEnabled}`, async ({
      open,
    }) => {
      const { page } = await open({ javaScriptEnabled, viewport: VIEWPORTS.phone });
      await page.goto("/career");
      if (javaScriptEnabled) await filterReady(page);
      for (const name of ["Marketing", "Oracle", "Engineering"]) {
        const heading = page.locator("#openings summary", { hasText: name });
        // A late font moves it by a pixel or two; a closing group by the height of its jobs.
        expect(Math.abs(await movedByPress(heading)), name).toBeLessThan(8);
      }
    });
  }
});

test("Back and a reload restore the group that the visitor opened", async ({ page }) => {
  await page.goto("/career");
  await filterReady(page);
  const summary = page.locator("#openings summary", { hasText: "Oracle" });
  await summary.focus();
  await page.keyboard.press("Enter");
  const job = page.locator("#openings details", { hasText: "Oracle" }).locator("a").nth(3);
  await job.focus();
  await atRest(page);
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/career/*");
  await page.getByRole("link", { name: "Apply by e-mail" }).waitFor();
  await page.goBack();
  await page.waitForURL("**/career");
  await expect(job).toBeFocused();
  expect(await groups(page)).toEqual(WITH_ORACLE_OPEN);
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(3);
  await page.reload();
  await filterReady(page);
  expect(await groups(page)).toEqual(WITH_ORACLE_OPEN);

  // A list with every group closed is restored too.
  await summary.click();
  await page.reload();
  await filterReady(page);
  expect((await groups(page)).filter((group) => group.endsWith("*"))).toEqual([]);
});

test("the number of positions is announced after each change, also when the filter is cleared", async ({
  page,
}) => {
  await page.goto("/career");
  await filterReady(page);
  const status = page.locator("#openings [role=status]").last();
  expect(await status.textContent()).toBe("");
  await page.getByPlaceholder("Search Position").fill("epm");
  await expect.poll(() => status.textContent()).toBe("1 position");
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect.poll(() => status.textContent()).toBe("30 positions");
  await page.locator('label:has(input[value="kochi"])').click();
  await expect.poll(() => status.textContent()).toBe("19 positions");
  await page.locator('label:has(input[value="all"])').click();
  await expect.poll(() => status.textContent()).toBe("30 positions");
});

test("a group that the browser opens closes the other, and closes with one press", async ({ page }) => {
  await page.goto("/career");
  await filterReady(page);
  // Simulates find in page, which opens a closed group.
  await page.locator("#openings details", { hasText: "Marketing" }).evaluate((group: HTMLDetailsElement) => {
    group.open = true;
  });
  await expect
    .poll(() => groups(page))
    .toEqual(["Engineering 10", "Marketing 5 *", "Oracle 10", "Other Departments 5"]);
  await page.locator("#openings summary", { hasText: "Marketing" }).click();
  expect((await groups(page)).filter((group) => group.endsWith("*"))).toEqual([]);
});

test("a job of this site opens in the same tab, one of a provider in a new tab", async ({ page }) => {
  await page.goto("/career");
  await page.waitForLoadState("networkidle");
  await page.locator(`#openings a[href="${JOB}"]`).click();
  await page.waitForURL(JOB);
  const apply = page.getByRole("link", { name: "Apply by e-mail" });
  const href = await apply.getAttribute("href");
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  expect(href).toBe(`mailto:info@corvanta.example?subject=${encodeURIComponent(title ?? "")}`);

  const list = gate();
  await page.route("**/_page/career", async (route) => {
    await list.opened;
    const response = await route.fetch();
    const body = (await response.json()) as PageDataResponse;
    sectionData(body, "openings").provider = true;
    await route.fulfill({ response, json: body });
  });
  await page.getByRole("link", { name: "All openings" }).click();
  await page.getByText("Loading job openings...").waitFor();
  list.open();
  await page.waitForURL("/career");
  const job = page.locator(`#openings a[href="${JOB}"]`);
  expect(await job.getAttribute("target")).toBe("_blank");
});

test("without scripts every job is listed and the server runs the search", async ({ open }) => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto("/career");
  expect(await page.locator("#openings h4").count()).toBe(30);
  await page.locator("#openings summary", { hasText: "Oracle" }).click();
  expect(await groups(page)).toEqual(WITH_ORACLE_OPEN);
  await page.getByPlaceholder("Search Position").fill("market");
  await page.locator('label:has(input[value="bangalore"])').click();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.waitForURL((address) => address.searchParams.get("q") === "market");
  expect(await groups(page)).toEqual(["Marketing 2 *"]);
});
