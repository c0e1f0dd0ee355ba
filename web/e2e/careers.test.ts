import { expect, type Page } from "@playwright/test";
import { VIEWPORTS } from "./support/browser.ts";
import { type PageDataResponse, sectionData } from "./support/page-data-response.ts";
import { movedByPress } from "./support/press.ts";
import { atRest, gate } from "./support/rest.ts";
import { test } from "./support/test.ts";

const JOB = "/career/senior-rust-engineer";

/** A job in the page's data. */
interface Opening {
  readonly id: string;
  readonly title: string;
  readonly departmentName: string | null;
  readonly jobLocations: readonly { readonly name: string }[];
}

/** Product requirement: the groups in order, each with a word that identifies its departments. */
const GROUPS = [
  ["Engineering", "engineer"],
  ["Marketing", "market"],
  ["Oracle", "oracle"],
  ["Other Departments", ""],
] as const;

/** Returns the jobs that the server lists. */
async function openings(origin: string): Promise<readonly Opening[]> {
  const response = await fetch(`${origin}/_page/career`);
  return sectionData((await response.json()) as PageDataResponse, "openings").jobs as Opening[];
}

const groupOf = ({ departmentName }: Opening) =>
  GROUPS.find(([, word]) => departmentName?.toLowerCase().includes(word))?.[0] ?? "Other Departments";

const isIn = (job: Opening, ...places: readonly string[]) =>
  job.jobLocations.some(({ name }) => places.some((place) => name.includes(place)));

const isCalled = (job: Opening, query: string) => job.title.toLowerCase().includes(query.toLowerCase());

/** Returns the first job of a group. */
function firstOf(jobs: readonly Opening[], group: string): Opening {
  const job = jobs.find((candidate) => groupOf(candidate) === group);
  if (!job) throw new Error(`no job is in the group ${group}`);
  return job;
}

/** Returns the expected result of `groups` for these jobs, with the chosen group open, or else the first. */
function listed(jobs: readonly Opening[], chosen = "Engineering"): string[] {
  const shown = GROUPS.map(([label]) => label).filter((label) => jobs.some((job) => groupOf(job) === label));
  const open = shown.find((label) => label === chosen) ?? shown[0];
  const count = (label: string) => jobs.filter((job) => groupOf(job) === label).length;
  return shown.map((label) => `${label} ${count(label)}${label === open ? " *" : ""}`);
}

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
    origin,
  }) => {
    await page.goto("/about");
    await page.goto("/career");
    await filterReady(page);
    const jobs = await openings(origin);
    expect(await groups(page)).toEqual(listed(jobs));

    const word = firstOf(jobs, "Oracle").title.split(" ")[0]?.toUpperCase() ?? "";
    const found = jobs.filter((job) => isCalled(job, word));
    await page.getByPlaceholder("Search Position").fill(` ${word} `);
    await expect.poll(() => groups(page)).toEqual(listed(found));
    expect(new URL(page.url()).search).toBe(`?q=${word}`);

    await page.getByText("Kochi", { exact: true }).first().click();
    await expect.poll(() => new URL(page.url()).search).toBe(`?q=${word}&location=kochi`);
    const near = listed(found.filter((job) => isIn(job, "Kochi")));
    expect(await groups(page)).toEqual(near);
    await page.reload();
    await filterReady(page);
    expect(await groups(page)).toEqual(near);
    expect(await page.getByPlaceholder("Search Position").inputValue()).toBe(word);

    await page.getByPlaceholder("Search Position").fill("zzz");
    await page.getByText("No position matches your search.").waitFor();
    expect(await groups(page)).toEqual([]);
    await page.getByRole("button", { name: "Clear search" }).click();
    await page.locator('label:has(input[value="all"])').click();
    await expect.poll(async () => (await groups(page)).length).toBe(listed(jobs).length);
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

test("Back and a reload restore the group that the visitor opened", async ({ page, origin }) => {
  await page.goto("/career");
  await filterReady(page);
  const jobs = await openings(origin);
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
  expect(await groups(page)).toEqual(listed(jobs, "Oracle"));
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(3);
  await page.reload();
  await filterReady(page);
  expect(await groups(page)).toEqual(listed(jobs, "Oracle"));

  // A list with every group closed is restored too.
  await summary.click();
  await page.reload();
  await filterReady(page);
  expect((await groups(page)).filter((group) => group.endsWith("*"))).toEqual([]);
});

test("the number of positions is announced after each change, also when the filter is cleared", async ({
  page,
  origin,
}) => {
  await page.goto("/career");
  await filterReady(page);
  const jobs = await openings(origin);
  const status = page.locator("#openings [role=status]").last();
  const countOf = (found: readonly Opening[]) =>
    found.length === 1 ? "1 position" : `${found.length} positions`;
  expect(await status.textContent()).toBe("");
  const { title } = firstOf(jobs, "Oracle");
  await page.getByPlaceholder("Search Position").fill(title);
  await expect.poll(() => status.textContent()).toBe(countOf(jobs.filter((job) => isCalled(job, title))));
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect.poll(() => status.textContent()).toBe(countOf(jobs));
  await page.locator('label:has(input[value="kochi"])').click();
  await expect.poll(() => status.textContent()).toBe(countOf(jobs.filter((job) => isIn(job, "Kochi"))));
  await page.locator('label:has(input[value="all"])').click();
  await expect.poll(() => status.textContent()).toBe(countOf(jobs));
});

test("a group that the browser opens closes the other, and closes with one press", async ({
  page,
  origin,
}) => {
  await page.goto("/career");
  await filterReady(page);
  const jobs = await openings(origin);
  // Simulates find in page, which opens a closed group.
  await page.locator("#openings details", { hasText: "Marketing" }).evaluate((group: HTMLDetailsElement) => {
    group.open = true;
  });
  await expect.poll(() => groups(page)).toEqual(listed(jobs, "Marketing"));
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

test("without scripts every job is listed and the server runs the search", async ({ open, origin }) => {
  const { page } = await open({ javaScriptEnabled: false });
  const jobs = await openings(origin);
  await page.goto("/career");
  expect(await page.locator("#openings h4").count()).toBe(jobs.length);
  await page.locator("#openings summary", { hasText: "Oracle" }).click();
  expect(await groups(page)).toEqual(listed(jobs, "Oracle"));
  const { title } = firstOf(jobs, "Marketing");
  await page.getByPlaceholder("Search Position").fill(title);
  await page.locator('label:has(input[value="bangalore"])').click();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.waitForURL((address) => address.searchParams.get("q") === title);
  const found = jobs.filter((job) => isCalled(job, title) && isIn(job, "Bangalore", "Bengaluru"));
  expect(await groups(page)).toEqual(listed(found));
});
