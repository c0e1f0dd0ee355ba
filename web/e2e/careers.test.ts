import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { open, VIEWPORTS } from "./support/browser.ts";
import { expectComplete } from "./support/complete.ts";
import { type PageAnswer, sectionData } from "./support/page-answer.ts";
import { gate } from "./support/rest.ts";
import { sharedSite } from "./support/site.ts";

const site = sharedSite();

const JOB = "/career/senior-rust-engineer";

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

describe.each(Object.entries(VIEWPORTS))("on a %s", (_name, viewport) => {
  test.each(["/career", JOB])("%s is complete and logs nothing", (path) =>
    expectComplete(site.browser, site.server.origin + path, viewport),
  );

  test("search and location filter the groups, update their counts and are kept in the URL", async () => {
    const { page, close } = await open(site.browser, { viewport });
    await page.goto(`${site.server.origin}/about`);
    await page.goto(`${site.server.origin}/career`);
    await filterReady(page);
    expect(await groups(page)).toEqual([
      "Engineering 10 *",
      "Marketing 5",
      "Oracle 10",
      "Other Departments 5",
    ]);

    await page.getByPlaceholder("Search Position").fill(" CONSULTANT ");
    await expect.poll(() => groups(page)).toEqual(["Oracle 6 *"]);
    expect(new URL(page.url()).search).toBe("?q=CONSULTANT");

    await page.getByText("Kochi", { exact: true }).first().click();
    await expect.poll(() => new URL(page.url()).search).toBe("?q=CONSULTANT&location=kochi");
    const reloaded = await groups(page);
    await page.reload();
    await filterReady(page);
    expect(await groups(page)).toEqual(reloaded);
    expect(await page.getByPlaceholder("Search Position").inputValue()).toBe("CONSULTANT");

    await page.getByPlaceholder("Search Position").fill("zzz");
    await page.getByText("No position matches your search.").waitFor();
    expect(await groups(page)).toEqual([]);
    await page.getByRole("button", { name: "Clear search" }).click();
    await page.locator('label:has(input[value="all"])').click();
    await expect.poll(() => page.locator("#openings details").count()).toBe(4);
    await page.goBack();
    await page.waitForURL(`${site.server.origin}/about`);
    await close();
  });

  test("one group is open at a time, and can be closed", async () => {
    const { page, close } = await open(site.browser, { viewport });
    await page.goto(`${site.server.origin}/career`);
    await filterReady(page);
    const heading = (name: string) => page.locator("#openings summary", { hasText: name });
    await heading("Marketing").click();
    expect(await groups(page)).toEqual([
      "Engineering 10",
      "Marketing 5 *",
      "Oracle 10",
      "Other Departments 5",
    ]);
    await heading("Marketing").click();
    expect((await groups(page)).filter((group) => group.endsWith("*"))).toEqual([]);
    await heading("Oracle").focus();
    await page.keyboard.press("Enter");
    expect(await groups(page)).toContain("Oracle 10 *");

    // A search opens the groups that it finds; once cleared, the visitor's own group is open again.
    await page.getByPlaceholder("Search Position").fill("rust");
    await expect.poll(() => groups(page)).toEqual(["Engineering 1 *"]);
    await page.getByRole("button", { name: "Clear search" }).click();
    await expect
      .poll(() => groups(page))
      .toEqual(["Engineering 10", "Marketing 5", "Oracle 10 *", "Other Departments 5"]);
    await close();
  });
});

test("the location 'Bangalore' finds jobs in Bengaluru", async () => {
  const { page, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
  await page.goto(`${site.server.origin}/career?q=rust`);
  await filterReady(page);
  await page.locator('label:has(input[value="bangalore"])').click();
  expect(await groups(page)).toEqual(["Engineering 1 *"]);
  await page.locator('label:has(input[value="kochi"])').click();
  expect(await groups(page)).toEqual([]);
  await close();
});

test("View Careers scrolls to the openings", async () => {
  const { page, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
  await page.goto(`${site.server.origin}/career`);
  await page.getByRole("link", { name: "View Careers" }).click();
  await page.waitForFunction(() => {
    const top = document.querySelector("#openings")?.getBoundingClientRect().top ?? Number.NaN;
    return top >= 0 && top < 200;
  });
  await close();
});

test("a job of this site opens in the same tab, one of a provider in a new tab", async () => {
  const { page, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
  await page.goto(`${site.server.origin}/career`);
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: "Senior Rust Engineer" }).click();
  await page.waitForURL(site.server.origin + JOB);
  const apply = page.getByRole("link", { name: "Apply by e-mail" });
  expect(await apply.getAttribute("href")).toBe(
    "mailto:info@corvanta.example?subject=Senior%20Rust%20Engineer",
  );

  const list = gate();
  await page.route("**/_page/career", async (route) => {
    await list.opened;
    const response = await route.fetch();
    const body = (await response.json()) as PageAnswer;
    sectionData(body, "openings").provider = true;
    await route.fulfill({ response, json: body });
  });
  await page.getByRole("link", { name: "All openings" }).click();
  await page.getByText("Loading job openings...").waitFor();
  list.open();
  await page.waitForURL(`${site.server.origin}/career`);
  const job = page.getByRole("link", { name: /^Senior Rust Engineer/ });
  expect(await job.getAttribute("target")).toBe("_blank");
  await close();
});

test("without jobs the page shows an address to write to", async () => {
  const { page, close } = await open(site.browser, { viewport: VIEWPORTS.desktop });
  await page.goto(site.server.origin + JOB);
  await page.waitForLoadState("networkidle");
  await page.route("**/_page/career", async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as PageAnswer;
    const filter = { query: "", location: "all", state: "empty", total: 0, groups: [] };
    Object.assign(sectionData(body, "openings"), { jobs: [], provider: false, filter });
    await route.fulfill({ response, json: body });
  });
  await page.getByRole("link", { name: "All openings" }).click();
  await page.locator("#openings").getByRole("link", { name: "info@corvanta.example" }).waitFor();
  await close();
});

test("without scripts every job is listed and the server runs the search", async () => {
  const { page, close } = await open(site.browser, { viewport: VIEWPORTS.desktop, javaScriptEnabled: false });
  await page.goto(`${site.server.origin}/career`);
  expect(await page.locator("#openings h4").count()).toBe(30);
  await page.locator("#openings summary", { hasText: "Oracle" }).click();
  expect((await groups(page)).filter((group) => group.endsWith("*"))).toEqual(["Oracle 10 *"]);
  await page.getByPlaceholder("Search Position").fill("rust");
  await page.locator('label:has(input[value="bangalore"])').click();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.waitForURL(/q=rust/);
  expect(await groups(page)).toEqual(["Engineering 1 *"]);
  await close();
});
