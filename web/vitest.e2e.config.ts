import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take long although they are short. */
const LONG = ["attacks", "access-routes", "access-focus", "print", "access-motion"];

/**
 * Starts files that take long first, so that none of them runs on alone. Without a record of earlier runs Vitest takes a
 * file's size for its time.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isShort = ({ moduleId }: TestSpecification) =>
      Number(!LONG.some((name) => moduleId.endsWith(`/${name}.test.ts`)));
    return (await super.sort(files)).toSorted((one, other) => isShort(one) - isShort(other));
  }
}

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
    sequence: { sequencer: LongestFirst },
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
