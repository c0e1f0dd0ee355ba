import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { LAPTOP, TABLET, TIMEOUT, VIEWPORTS } from "./e2e/support/browser.ts";

/** The headless shell runs the same engine in two thirds of the time. */
const SHELL = "/usr/bin/chromium-headless-shell";

/** Tests in Chromium against the built server. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "*.test.ts",
  globalSetup: "./e2e/support/shared-server.ts",
  outputDir: "../target/e2e",
  snapshotPathTemplate: "{testDir}/trees/{arg}{ext}",
  // One more than two cores, because a test waits for a third of its time.
  workers: 3,
  // Timing can fail under load; a test that fails three times is broken.
  retries: 2,
  // A fault on every page fails the first tests; running the others would only take time.
  maxFailures: 12,
  // Ends hanging tests, not slow ones: the machine may be busy.
  timeout: 300_000,
  expect: { timeout: TIMEOUT, toMatchAriaSnapshot: { children: "deep-equal" } },
  reporter: "list",
  use: {
    browserName: "chromium",
    trace: "on-first-retry",
    actionTimeout: TIMEOUT,
    navigationTimeout: TIMEOUT,
    reducedMotion: "reduce",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? (existsSync(SHELL) ? SHELL : "/usr/bin/chromium"),
      args: [
        // Chromium's sandbox does not start as root, the usual user in containers.
        "--no-sandbox",
        "--disable-dev-shm-usage",
        // Unlike a windowed browser, the shell would round the widths of letters to whole pixels.
        "--font-render-hinting=none",
        // Most pages close before optimised code pays off: without it, tests take an eighth less time.
        "--js-flags=--no-maglev --no-turbofan",
        // Pages can reach only their own server.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
      ],
    },
  },
  projects: [
    { name: "desktop", use: { viewport: VIEWPORTS.desktop } },
    { name: "laptop", grep: /@laptop/, use: { viewport: LAPTOP } },
    { name: "tablet", grep: /@tablet/, use: { viewport: TABLET } },
    { name: "phone", grep: /@phone/, use: { viewport: VIEWPORTS.phone } },
  ],
});
