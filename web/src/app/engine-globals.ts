// Globals that the modules of React and the router require on start, and that are missing in a bare JavaScript engine.
// Rendering is synchronous, so none of them has to work.

const globals = globalThis as unknown as Record<string, unknown>;

globals.queueMicrotask ??= (task: () => void) => void Promise.resolve().then(task);
globals.setTimeout ??= () => 0;
globals.clearTimeout ??= () => undefined;
globals.MessageChannel ??= class {
  readonly port1 = { onmessage: null };
  readonly port2 = { postMessage: () => undefined };
};
globals.TextEncoder ??= class {
  encode(text: string): Uint8Array {
    const bytes = unescape(encodeURIComponent(text));
    return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
  }
};
globals.AbortController ??= class {
  readonly signal = { aborted: false };
  abort(): void {
    this.signal.aborted = true;
  }
};
globals.URLSearchParams ??= class {};
// The router parses the paths of links with it. All are paths of this site, created by the core.
globals.URL ??= class {
  readonly origin: string;
  readonly host: string;
  readonly protocol: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;

  constructor(href: string, base = "http://localhost") {
    const [, origin = base, path = "", search = "", hash = ""] =
      /^([a-z]+:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#.*)?$/is.exec(href) ?? [];
    this.origin = origin;
    this.protocol = origin.slice(0, origin.indexOf(":") + 1);
    this.host = origin.slice(this.protocol.length + 2);
    this.pathname = path.startsWith("/") ? path : `/${path}`;
    this.search = search;
    this.hash = hash;
  }

  get href(): string {
    return this.origin + this.pathname + this.search + this.hash;
  }

  toString(): string {
    return this.href;
  }
};

export {};
