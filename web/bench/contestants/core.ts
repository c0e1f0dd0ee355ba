import * as glue from "../../../pkg/core_wasm_bg.js";
import type { Contestant, FilledForm } from "../contestant.ts";

type Core = typeof import("core-wasm");

/** Fields in the order of the bits in a submit's result. */
const FIELDS = ["fullName", "email", "phone", "company", "service", "description", "privacy"] as const;

/** Parts of an input's result: the caret, and the flags for what to query. */
const CARET = (1 << 30) - 1;
const REWRITTEN = 1 << 30;
const REVISED = 1 << 31;

/** Starts the core from its bytes, and uses it as the site's views do. */
export async function load(): Promise<Contestant> {
  const bindings = glue as unknown as Core & { __wbg_set_wasm(exports: WebAssembly.Exports): void };
  const imports = { "./core_wasm_bg.js": glue as unknown as WebAssembly.ModuleImports };
  const { instance } = await WebAssembly.instantiateStreaming(fetch("/core_wasm_bg.wasm"), imports);
  bindings.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === "function") start();

  const fill = (filled: FilledForm) => {
    const form = bindings.Form.contact();
    const type = (field: Parameters<typeof form.input>[0], text: string) =>
      form.input(field, text, text.length, false);
    type("fullName", filled.fullName);
    type("email", filled.email);
    type("phone", filled.phone);
    type("company", filled.company);
    type("service", filled.service);
    type("description", filled.description);
    form.setPrivacy(filled.privacy);
    return form;
  };
  const typing = bindings.Form.contact();
  /** Handles a keystroke as the site does: the text and caret that are written back, and the snapshot if it changed. */
  const key = (field: (typeof FIELDS)[number], text: string): string => {
    const kept = typing.input(field, text, text.length, false);
    caret = kept & CARET;
    if (kept & REVISED) snapshot = typing.snapshot();
    return kept & REWRITTEN ? typing.text(field) : text;
  };
  return {
    form(filled) {
      const form = fill(filled);
      return () => {
        const wrong = form.submit();
        // A valid form waits for its response.
        if (wrong === 0) form.failed(0);
        return FIELDS.filter((_, bit) => wrong & (1 << bit));
      };
    },
    nameKey: (text) => key("fullName", text),
    phoneKey: (text) => key("phone", text),
    snapshot: () => typing.snapshot(),
  };
}

/** The other results of a keystroke; exported, so that no engine optimises the work away. */
export let caret = 0;
export let snapshot: object | null = null;
