// Requests and waits of the proofs.

import http from "node:http";
import https from "node:https";
import { setTimeout as pause } from "node:timers/promises";

/** Longest wait for a start, a final response or the first acknowledgement of a round, in milliseconds. */
const LIMIT = 120_000 + Number(process.env.SECONDS_AWAY) * 1000;

/** Ends the proof if a condition is false. */
export function expect(condition, what) {
  if (condition) return;
  console.error(`FAILED: expected that ${what}`);
  process.exit(1);
}

/** Polls until a condition is true. Ends the proof after the limit, in milliseconds. */
export async function until(condition, what, interval = 10, limit = LIMIT) {
  for (const end = performance.now() + limit; !(await condition()); await pause(interval))
    expect(performance.now() < end, `${what} within ${limit / 1000} s`);
}

/** Sends one request on a new connection. Returns status, text and headers; status 0 and the cause without a response. */
export function send(origin, method, path, headers = {}, body = "") {
  return new Promise((done) => {
    const options = { method, headers, agent: false, rejectUnauthorized: false, timeout: 20_000 };
    const { request } = origin.startsWith("https:") ? https : http;
    // Another address than that of this machine's programs, so that the proxies' logs can be searched for it.
    const call = request(origin + path, { ...options, localAddress: VISITOR_ADDRESS }, (response) => {
      let text = "";
      response.on("data", (chunk) => (text += chunk));
      response.on("end", () => done({ status: response.statusCode, text, headers: response.headers }));
      response.on("error", (cause) => done({ status: 0, cause: cause.code }));
    });
    call.on("timeout", () => call.destroy(Object.assign(new Error(), { code: "TIMEOUT" })));
    call.on("error", (cause) => done({ status: 0, cause: cause.code }));
    call.end(body);
  });
}
export const VISITOR_ADDRESS = "127.0.0.66";
