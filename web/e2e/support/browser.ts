import type { Page } from "@playwright/test";

export const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

/** Viewport of a laptop with a screen of 1366 × 768, without the browser's toolbars. */
export const LAPTOP = { width: 1366, height: 657 } as const;

/** Viewport of a tablet held upright. */
export const TABLET = { width: 768, height: 1024 } as const;

/** Options of a page with motion; the default is reduced motion. */
export const MOVING = { reducedMotion: "no-preference" } as const;

/** Timeout of a condition in milliseconds; long because the machine may be busy. */
export const TIMEOUT = 60_000;

/** Waits until the core has loaded and controls the form. */
export async function coreReady(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some((entry) => entry.name.includes("core_wasm_bg")),
  );
  // Only the core can fill the country picker.
  await page.getByRole("button", { name: /^Country/ }).click();
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("Escape");
}
