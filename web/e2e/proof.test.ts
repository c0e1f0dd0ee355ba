import { expect } from "@playwright/test";
import { VIEWPORTS } from "./support/browser.ts";
import { section, sidewaysOverflow } from "./support/layout.ts";
import { allPaths } from "./support/site-paths.ts";
import { test } from "./support/test.ts";

const OFFERS = /^\/(ai-services|cloud-services|products|industries)\/(?!404)/;
const FAW = "/cloud-services/faw-xcelerator";

test("every service, product and industry shows proof below its hero, and an offer further down", async ({
  page,
  origin,
}) => {
  const paths = (await allPaths(origin)).filter((path) => OFFERS.test(path));
  expect(paths).toHaveLength(19);
  for (const path of paths) {
    await page.goto(path);
    const proof = page.locator("main > :nth-child(2)");
    expect(await proof.getAttribute("aria-label"), path).toMatch(/^What a client (measured|says)$/);
    expect((await proof.textContent())?.length, path).toBeGreaterThan(60);
    const strip = section(page, "request-strip");
    expect(await strip.getByRole("link").getAttribute("href"), path).toMatch(/^\/contacts\?/);
    expect(await strip.getByText("Answers within").count(), path).toBe(1);
  }
});

test("the figure of a proof is the one that its story states", async ({ page }) => {
  await page.goto("/cloud-services/fusion-advanced-support-team");
  const proof = page.locator("main > :nth-child(2)");
  await proof.getByText("20–30%", { exact: true }).waitFor();
  await proof.getByRole("link", { name: "City ERP Engagement" }).click();
  await page.waitForURL("/success-stories/city-erp-engagement");
  await section(page, "results").getByText("20–30%", { exact: true }).waitFor();
});

test("a story begins with its result and its facts, and ends with the next story", async ({ page }) => {
  await page.goto("/success-stories/hcm-efficiency");
  const proof = page.locator("main > :nth-child(2)");
  await proof.getByText("2X", { exact: true }).waitFor();
  expect(await proof.getByRole("link").count()).toBe(0);
  expect(await proof.locator("dt").allTextContents()).toContain("Before");
  await proof.getByText("Two of their people spent a week in our vans.").waitFor();
  const last = page.locator("main > :last-child");
  await last.getByRole("link").click();
  await page.waitForURL("/success-stories/diagnosing-heart-disease");
});

test("each industry shows a plan that only it has, in every width", async ({ page }) => {
  for (const slug of ["public-sector", "utilities", "healthcare", "financial"]) {
    await page.goto(`/industries/${slug}`);
    const plan = section(page, "artefact");
    expect(await plan.getByRole("table").count(), slug).toBe(1);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => sidewaysOverflow(page), { message: `${slug} at ${width} px` }).toBe(0);
    }
  }
});

test("proof, strip and story cards fit every width", async ({ page }) => {
  for (const path of [
    "/industries/public-sector",
    "/products/corx",
    "/cloud-services/fusion-advanced-support-team",
  ]) {
    await page.goto(path);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => sidewaysOverflow(page), { message: `${path} at ${width} px` }).toBe(0);
    }
  }
});

test("the button of a package fills in the contact form with the package", async ({ page }) => {
  await page.goto(FAW);
  await section(page, "packages").getByRole("link", { name: "Ask for this scope : Any two pillars" }).click();
  await page.waitForURL(/\/contacts\?/);
  await expect
    .poll(() => page.locator('[name="service"]').inputValue())
    .toBe("FAW Xcelerator, Any two pillars");
});

test("the figures below the home page's slides lead to their stories", async ({ page }) => {
  await page.goto("/");
  const links = page.locator('section[aria-roledescription="carousel"] ul a');
  expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute("href")))).toEqual([
    "/success-stories/county-erp-cloud-hcm-conversion",
    "/success-stories/city-erp-engagement",
    "/success-stories/hcm-efficiency",
  ]);
  for (const viewport of [VIEWPORTS.phone, VIEWPORTS.desktop]) {
    await page.setViewportSize(viewport);
    for (const link of await links.all())
      expect((await link.boundingBox())?.height, `at ${viewport.width} px`).toBeGreaterThanOrEqual(44);
  }
  await links.first().click();
  await page.waitForURL("/success-stories/county-erp-cloud-hcm-conversion");
});
