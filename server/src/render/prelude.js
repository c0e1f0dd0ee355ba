// Polyfills for what React's server renderer expects of a host and QuickJS lacks. Rust provides `hostLog`.
{
  const describe = (value) => {
    if (typeof value === "string") return value;
    if (value instanceof Error) return `${value}\n${value.stack ?? ""}`;
    try {
      return JSON.stringify(value) ?? String(value);
    } catch {
      return String(value);
    }
  };
  const log = (level) => (...values) => hostLog(level, values.map(describe).join(" "));
  globalThis.console = {
    debug: log("debug"),
    log: log("info"),
    info: log("info"),
    warn: log("warn"),
    error: log("error"),
    trace: log("debug"),
  };

  globalThis.queueMicrotask ??= (task) => void Promise.resolve().then(task);

  // A render is synchronous and short, so a timer ignores its delay and runs right after it.
  let lastTimer = 0;
  const cancelled = new Set();
  const runAfterRender = (task, values) => {
    const timer = ++lastTimer;
    queueMicrotask(() => {
      if (!cancelled.delete(timer)) task(...values);
    });
    return timer;
  };
  const cancel = (timer) => void cancelled.add(timer);
  globalThis.setTimeout = (task, _delay, ...values) => runAfterRender(task, values);
  globalThis.setImmediate = (task, ...values) => runAfterRender(task, values);
  globalThis.clearTimeout = cancel;
  globalThis.clearImmediate = cancel;
  globalThis.performance ??= { now: () => Date.now() };

  globalThis.MessageChannel = class MessageChannel {
    constructor() {
      this.port1 = { onmessage: null, close() {} };
      this.port2 = {
        postMessage: (data) => queueMicrotask(() => this.port1.onmessage?.({ data })),
        close() {},
      };
    }
  };

  globalThis.TextEncoder = class TextEncoder {
    get encoding() {
      return "utf-8";
    }

    encode(text = "") {
      const escaped = encodeURIComponent(String(text).toWellFormed());
      const bytes = [];
      for (let at = 0; at < escaped.length; at++) {
        if (escaped[at] === "%") {
          bytes.push(Number.parseInt(escaped.slice(at + 1, at + 3), 16));
          at += 2;
        } else {
          bytes.push(escaped.charCodeAt(at));
        }
      }
      return Uint8Array.from(bytes);
    }

    encodeInto(text, target) {
      let read = 0;
      let written = 0;
      for (const character of String(text)) {
        const bytes = this.encode(character);
        if (written + bytes.length > target.length) break;
        target.set(bytes, written);
        read += character.length;
        written += bytes.length;
      }
      return { read, written };
    }
  };

  const continuationBytes = (lead) => {
    if (lead < 0x80) return 0;
    if (lead >= 0xc2 && lead < 0xe0) return 1;
    if (lead >= 0xe0 && lead < 0xf0) return 2;
    return lead >= 0xf0 && lead < 0xf5 ? 3 : -1;
  };

  globalThis.TextDecoder = class TextDecoder {
    get encoding() {
      return "utf-8";
    }

    decode(input) {
      if (input === undefined) return "";
      const bytes = input instanceof Uint8Array ? input : new Uint8Array(input.buffer ?? input);
      let text = "";
      for (let at = 0; at < bytes.length; ) {
        const lead = bytes[at++];
        const length = continuationBytes(lead);
        let point = length < 0 ? 0xfffd : length === 0 ? lead : lead & (0x3f >> length);
        for (let left = length; left > 0; left--) {
          const next = bytes[at];
          if (next === undefined || (next & 0xc0) !== 0x80) {
            point = 0xfffd;
            break;
          }
          point = (point << 6) | (next & 0x3f);
          at++;
        }
        const scalar = point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
        text += String.fromCodePoint(scalar ? point : 0xfffd);
      }
      return text;
    }
  };
}
