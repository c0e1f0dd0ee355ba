import * as glue from "../../../pkg/core_wasm_bg.js";
import type { Contestant, FilledForm } from "../contestant.ts";

type Core = typeof import("core-wasm");

/** Starts the core from its bytes, as a bundler's code does. */
export async function load(): Promise<{ readonly whole: Contestant; readonly eventAlone: Contestant }> {
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
  /** As the site uses it: the event, then the whole state for React. */
  const whole: Contestant = {
    form(filled) {
      const form = fill(filled);
      return () => {
        // A form that may be sent waits for its answer, and is read as sent.
        if (form.submit()) form.failed(0);
        return form.snapshot().errors.map(({ field }) => field);
      };
    },
    nameKey(text) {
      typing.input("fullName", text, text.length);
      return typing.snapshot().values.fullName;
    },
    phoneKey(text) {
      typing.input("phone", text, text.length);
      return typing.snapshot().phone.text;
    },
    snapshot: () => typing.snapshot(),
  };
  /** The rules by themselves: the answer is a cursor or a payload, and the state is not read. */
  const eventAlone: Contestant = {
    form(filled) {
      const form = fill(filled);
      return () => {
        if (form.submit()) form.failed(0);
        return [];
      };
    },
    nameKey: (text) => String(typing.input("fullName", text, text.length)),
    phoneKey: (text) => String(typing.input("phone", text, text.length)),
  };
  return { whole, eventAlone };
}
