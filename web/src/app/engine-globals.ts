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
globals.URL ??= class {};

export {};
