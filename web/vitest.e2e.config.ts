import { defineConfig } from "vitest/config";

/** Journeys in Chromium against the built server: one at a time, since they share two cores with it. */
export default defineConfig({
  test: {
    include: ["e2e/**/*.test.ts"],
    environment: "node",
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A browser under load can miss a moment; a journey that fails three times is broken.
    retry: 2,
  },
});
