import * as glue from "../../../pkg/core_wasm_bg.js";
import type { Contestant, FilledForm } from "../contestant.ts";

type Core = typeof import("core-wasm");

/** The fields in the order of the bits in which a submit names the wrong ones. */
const FIELDS = ["fullName", "email", "phone", "company", "service", "description", "privacy"] as const;

/** Starts the core from its bytes, as the site does, and does what the site's views do. */
export async function load(): Promise<Contestant> {
  const bindings = glue as unknown as Core & { __wbg_set_wasm(exports: WebAssembly.Exports): void };
  const imports = { "./core_wasm_bg.js": glue as unknown as WebAssembly.ModuleImports };
  const { instance } = await WebAssembly.instantiateStreaming(fetch("/core_wasm_bg.wasm"), imports);
  bindings.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === "function") start();

  const fill = (filled: FilledForm) => {
    const form = new bindings.ContactForm();
    const type = (field: Parameters<typeof form.input>[0], text: string) =>
      form.input(field, text, text.length);
    type("fullName", filled.fullName);
    type("email", filled.email);
    type("phone", filled.phone);
    type("company", filled.company);
    type("service", filled.service);
    type("description", filled.description);
    form.setPrivacy(filled.privacy);
    return form;
  };
  const typing = new bindings.ContactForm();
  /** A key as the site handles it: the text and the caret that are written back, and whether a snapshot is due. */
  const key = (field: (typeof FIELDS)[number], text: string): string => {
    const before = typing.revision();
    caret = typing.input(field, text, text.length);
    const kept = typing.text(field);
    if (typing.revision() !== before) snapshot = typing.snapshot();
    return kept;
  };
  return {
    form(filled) {
      const form = fill(filled);
      return () => {
        const wrong = form.submit();
        // A form that may be sent waits for its answer.
        if (wrong === 0) form.failed(0);
        return FIELDS.filter((_, bit) => wrong & (1 << bit));
      };
    },
    nameKey: (text) => key("fullName", text),
    phoneKey: (text) => key("phone", text),
    snapshot: () => typing.snapshot(),
  };
}

/** What a key leaves behind beside the text; kept, so that no engine drops the work. */
export let caret = 0;
export let snapshot: object | null = null;
