// A hostile client on a thread of its own, so that it does not delay measurements in the same process.

import { connect } from "node:net";
import { parentPort, workerData } from "node:worker_threads";
import { FILM_BYTES } from "./films.mjs";
import { ask } from "./visitors.mjs";

const { name, port, films, from } = workerData;
const any = (values) => values[Math.floor(Math.random() * values.length)];

/** The attacks. Each starts, and returns a function that ends it and returns its results. */
const attacks = {
  /** Requests single bytes of large files, continuously. */
  range: () =>
    crowd(200, () => {
      const at = Math.floor(Math.random() * FILM_BYTES);
      return ask(port, "GET", any(films), { range: `bytes=${at}-${at}` }, "", { from });
    }),
  /** Downloads large files a few bytes at a time. */
  "slow-read": () =>
    hold(200, (socket) => socket.write(`GET ${any(films)} HTTP/1.1\r\nHost: localhost\r\n\r\n`)),
  /** Requests pages that are not cached, and the data of such pages. */
  "uncached-get": () =>
    crowd(128, () => ask(port, "GET", `${any(["", "/_page"])}/search?q=${Math.random()}`, {}, "", { from })),
  /** Sends invalid forms without scripts. */
  "refused-post": () => {
    const body = "fullName=&email=x";
    const headers = {
      "content-type": "application/x-www-form-urlencoded",
      "content-length": Buffer.byteLength(body),
    };
    return crowd(64, () => ask(port, "POST", "/api/corvanta-contact-us/", headers, body, { from }));
  },
  /** Opens more connections than the server accepts in total, without a request. */
  "idle-sockets": () => hold(4200, () => {}),
};

/** Sends requests in parallel, each loop continuing as soon as it is answered. */
function crowd(size, send) {
  const outcomes = new Map();
  let active = true;
  const all = Array.from({ length: size }, async () => {
    while (active) {
      const { status, cause } = await send();
      const outcome = status || cause;
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  });
  return async () => {
    active = false;
    await Promise.all(all);
    return { outcomes: [...outcomes].sort(([, a], [, b]) => b - a) };
  };
}

/** Holds connections for as long as the server allows; reads 64 bytes per second. */
function hold(size, begin) {
  let opened = 0;
  const sockets = Array.from({ length: size }, () => {
    const onread = {
      buffer: Buffer.alloc(64),
      callback: () => {
        setTimeout(() => socket.resume(), 1000);
        return false;
      },
    };
    const socket = connect({ port, host: "127.0.0.1", localAddress: from, onread });
    socket.on("connect", () => {
      opened += 1;
      begin(socket);
    });
    // The server disconnects, as expected.
    socket.on("error", () => {});
    return socket;
  });
  return async () => {
    for (const socket of sockets) socket.destroy();
    return { opened };
  };
}

const end = attacks[name]();
parentPort.once("message", async () => parentPort.postMessage(await end()));
