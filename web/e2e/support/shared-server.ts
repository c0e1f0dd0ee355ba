import type { TestProject } from "vitest/node";
import { startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Of a server with the example content, which every file that only reads uses. */
    readonly sharedOrigin: string;
  }
}

/** Starts the shared server before the first file, and stops it after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer({}, { seed: true, rendersAhead: true });
  project.provide("sharedOrigin", server.origin);
  return () => server.stop();
}
