// A hostile client on a thread of its own, so that what it does does not delay whoever measures beside it.

import { connect } from "node:net";
import { parentPort, workerData } from "node:worker_threads";
import { FILM_BYTES } from "./films.mjs";
import { ask } from "./visitors.mjs";

const { name, port, films, from } = workerData;
const any = (values) => values[Math.floor(Math.random() * values.length)];

/** Each starts, and returns what ends it and tells of it. */
const attacks = {
  /** A byte of a large file each, over and over. */
  range: () =>
    crowd(200, () => {
      const at = Math.floor(Math.random() * FILM_BYTES);
      return ask(port, "GET", any(films), { range: `bytes=${at}-${at}` }, "", { from });
    }),
  /** Large files, taken a few bytes at a time. */
  "slow-read": () =>
    hold(200, (socket) => socket.write(`GET ${any(films)} HTTP/1.1\r\nHost: localhost\r\n\r\n`)),
  /** Pages that nobody has asked for before. */
  "uncached-get": () => crowd(128, () => ask(port, "GET", `/search?q=${Math.random()}`, {}, "", { from })),
  /** Forms without a script that are wrong. */
  "refused-post": () => {
    const body = "fullName=&email=x";
    const headers = {
      "content-type": "application/x-www-form-urlencoded",
      "content-length": Buffer.byteLength(body),
    };
    return crowd(64, () => ask(port, "POST", "/api/corvanta-contact-us/", headers, body, { from }));
  },
  /** More connections than the server takes of all its clients together, without a request. */
  "idle-sockets": () => hold(4200, () => {}),
};

/** So many at once, each asking again as soon as it is answered. */
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

/** So many connections that are held for as long as the server lets them; what arrives is taken 64 bytes a second. */
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
    // The server hangs up: that is what it should do.
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
