import { readFileSync } from "node:fs";
import vm from "node:vm";
import { beforeAll, expect, test } from "vitest";
import type { FieldError } from "~/core/contract";
import type { SectionData } from "~/page/section-data";
import { full } from "./fixtures/sections.ts";
import { pageOf } from "./fixtures/site-document.ts";

interface Rendered {
  html: string;
  head: { title: string; canonical: string | null; robots: string | null };
  modules: readonly string[];
}

let render: (document: object) => Rendered;

beforeAll(() => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
  // An empty context has only the language: no Node, no browser. QuickJS has no Intl either.
  const context = vm.createContext({ hostLog: () => {} });
  vm.runInContext("delete globalThis.Intl; delete globalThis.WebAssembly;", context);
  vm.runInContext(read("../../server/src/render/prelude.js"), context);
  vm.runInContext(`(() => { ${read("../dist/server/entry-server.js")} })()`, context);
  const { renderPage } = context as { renderPage: (json: string) => string };
  render = (document) => JSON.parse(renderPage(JSON.stringify(document))) as Rendered;
});

const contact = (data: Partial<SectionData["contact"]> = {}, form: object = {}) => {
  const machine = { ...full.contact.data.machine, ...form };
  const section = { ...full.contact, data: { ...full.contact.data, machine, ...data } };
  return pageOf([section, full.findUs], { path: "/contacts", route: { name: "contacts" } });
};

test("renders the contact page in a bare engine with the prelude", () => {
  const { html, head, modules } = render(contact());
  expect(modules).toEqual(["src/sections/contact.ts"]);
  expect(head.canonical).toBe("https://site.example/contacts");
  expect(html).toContain("<h1");
  expect(html).toContain('action="/api/example-contact-us/#contact-form"');
});

test("writes no style attribute and no script, which the content security policy would block", () => {
  for (const document of [contact(), pageOf([full.message])]) {
    const { html } = render(document);
    expect(html).not.toMatch(/\sstyle="/);
    expect(html).not.toContain("<script");
  }
});

test("shows a rejected form with its errors and the typed text", () => {
  const values = {
    fullName: "Ada Lovelace",
    email: "ada@",
    phone: "",
    company: "",
    service: "",
    description: "",
    privacy: false,
    date: "",
    time: "",
  };
  const errors: FieldError[] = [
    { field: "email", code: "invalid", message: "Please enter a valid email address." },
    { field: "phone", code: "required", message: "Phone number is required." },
  ];
  const { html } = render(contact({ form: { values, errors, failure: null, alternatives: [] } }, { errors }));
  expect(html).toContain("There are 2 problems");
  expect(html).toContain('value="Ada Lovelace"');
  expect(html).toMatch(
    /id="contact-email"[^>]*aria-invalid="true"[^>]*aria-describedby="contact-email-error"/,
  );
});

test("confirms a sent message", () => {
  const message = "Message sent successfully!";
  const submission = { status: "success", buttonLabel: "Submit", disabled: false, message, reference: "R-1" };
  expect(render(contact({ sent: "R-1" }, { submission })).html).toContain(message);
});
