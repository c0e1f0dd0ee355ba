import { defineConfig } from "vitest/config";

/** Journeys in Chromium against the built server. */
export default defineConfig({
  test: {
    include: ["e2e/**/*.test.ts"],
    globalSetup: "e2e/support/shared-server.ts",
    environment: "node",
    // One more than two cores: a journey waits a third of its time.
    maxWorkers: 3,
    // A file has a server and a browser of its own; only the modules are shared, which take a second to load.
    isolate: false,
    // Against a journey that hangs, not against a slow one: a machine may be busy with something else.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // A browser under load can miss a moment; a journey that fails three times is broken.
    retry: 2,
    // A fault that all pages share is told by its first journeys; the others would only wait for it, again and again.
    bail: 12,
    // Each journey with its seconds: the last line of a run that was stopped tells where it stood.
    reporters: ["verbose"],
  },
});
