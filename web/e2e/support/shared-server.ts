import { startServer } from "./server.ts";

/** Environment variable that passes the shared server's origin to the workers. */
const VARIABLE = "SHARED_ORIGIN";

/** Starts a server with the example content for all test files that only read. Returns a function that stops it. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startServer({ seed: true, rendersAhead: true });
  process.env[VARIABLE] = server.origin;
  return () => server.stop();
}

export const sharedOrigin = (): string => process.env[VARIABLE] ?? "";
