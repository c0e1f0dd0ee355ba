// Measures the time from a server's start to its first page.

import { spawn } from "node:child_process";
import { request } from "node:http";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { quantile, SERVER, settings } from "./site.mjs";

export const STARTS = 11;

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Returns the status of the home page, and whether it is rendered; 0 while nothing listens. */
function home(port) {
  return new Promise((resolve) => {
    const call = request({ port, host: "127.0.0.1", path: "/", agent: false }, (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode, rendered: text.includes("<main") }));
    });
    call.on("error", () => resolve({ status: 0, rendered: false }));
    call.end();
  });
}

/**
 * Starts a server on a folder and stops it after its first 200 on `/`. Returns the milliseconds until then, and whether
 * that page was rendered.
 */
async function start(folder) {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(SERVER, ["serve"], {
    cwd: folder,
    env: settings(folder, { PORT: String(port) }),
    stdio: "ignore",
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  for (;;) {
    const { status, rendered } = await home(port);
    if (status === 200) {
      const took = performance.now() - started;
      child.kill("SIGTERM");
      await ended;
      return { took, rendered };
    }
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await pause(2);
  }
}

/** Returns the cells of a table's row: median, least and most milliseconds of all starts, and how many were rendered. */
export async function startCells(folder) {
  const starts = [];
  for (let run = 0; run < STARTS; run += 1) starts.push(await start(folder));
  const times = starts.map(({ took }) => took);
  const rendered = starts.filter((one) => one.rendered).length;
  return [...[0.5, 0, 1].map((share) => quantile(times, share).toFixed(0)), `${rendered} of ${STARTS}`];
}
