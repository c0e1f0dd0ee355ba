import { startServer } from "./server.ts";

/** Environment variable that passes the shared server's origin to the workers. */
const VARIABLE = "SHARED_ORIGIN";

/** A job that other sites may still link to. */
const CLOSED =
  "---\ntitle: Closed\ndepartment: Oracle\nlocations: [Kochi]\ndate: 2025-01-10\nstatus: closed\n---\n\nText.\n";

/** Starts a server with the example content for all test files that only read. Returns a function that stops it. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startServer({ seed: true, rendersAhead: true, added: { "jobs/closed.md": CLOSED } });
  process.env[VARIABLE] = server.origin;
  return () => server.stop();
}

export const sharedOrigin = (): string => process.env[VARIABLE] ?? "";
