import { defineConfig } from "vitest/config";

/** Journeys in Chromium against the built server: two files at a time, since most of a journey is waiting. */
export default defineConfig({
  test: {
    include: ["e2e/**/*.test.ts"],
    environment: "node",
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A browser under load can miss a moment; a journey that fails three times is broken.
    retry: 2,
  },
});
