import { defineConfig } from "vitest/config";

/** Journeys in Chromium against the built server: two files at a time, since most of a journey is waiting. */
export default defineConfig({
  test: {
    include: ["e2e/**/*.test.ts"],
    environment: "node",
    maxWorkers: 2,
    // Against a journey that hangs, not against a slow one: a machine may be busy with something else.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // A browser under load can miss a moment; a journey that fails three times is broken.
    retry: 2,
  },
});
