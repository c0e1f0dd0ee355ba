import { readFileSync } from "node:fs";
import vm from "node:vm";
import { beforeAll, expect, test } from "vitest";
import { siteDocument } from "./fixtures/site-document.ts";

interface Rendered {
  html: string;
  head: { title: string; canonical: string | null; robots: string | null };
  modules: readonly string[];
}

let render: (document: object) => Rendered;

beforeAll(() => {
  const bundle = readFileSync(new URL("../dist/server/entry-server.js", import.meta.url), "utf8");
  // An empty context has the language and nothing else: no Node, no browser. QuickJS has no Intl either.
  const context = vm.createContext({});
  vm.runInContext("delete globalThis.Intl; delete globalThis.WebAssembly;", context);
  vm.runInContext(`(() => { ${bundle} })()`, context);
  const { renderPage } = context as { renderPage: (json: string) => string };
  render = (document) => JSON.parse(renderPage(JSON.stringify(document))) as Rendered;
});

const contact = (data: object = {}, form: object = {}) => {
  const document = siteDocument<object, { form: object }>({ name: "contacts" }, "/contacts", {
    form: null,
    sent: null,
    prefill: null,
    ...data,
  });
  const { machines } = document.page;
  return {
    ...document,
    page: { ...document.page, machines: { ...machines, form: { ...machines.form, ...form } } },
  };
};

test("renders the contact page in an engine that has nothing but the language", () => {
  const { html, head, modules } = render(contact());
  expect(modules).toEqual(["src/start.tsx", "src/pages/contacts/page.tsx"]);
  expect(head.canonical).toBe("https://site.example/contacts");
  expect(html).toContain("Have a question? We&#x27;re happy to help!");
  expect(html).toContain('action="/api/example-contact-us/#contact-form"');
});

test("writes no style attribute and no script, which the content security policy would drop", () => {
  for (const document of [contact(), siteDocument({ name: "notFound", what: "page" }, "/404", null)]) {
    const { html } = render(document);
    expect(html).not.toMatch(/\sstyle="/);
    expect(html).not.toContain("<script");
  }
});

test("shows a refused form with its errors and what was typed", () => {
  const values = {
    fullName: "Ada Lovelace",
    email: "ada@",
    phone: "",
    company: "",
    service: "",
    description: "",
  };
  const errors = [
    { field: "email", code: "invalid", message: "Please enter a valid email address." },
    { field: "phone", code: "required", message: "Phone number is required." },
  ];
  const { html } = render(contact({ form: { values, errors, failure: null } }, { errors }));
  expect(html).toContain("There are 2 problems");
  expect(html).toContain('value="Ada Lovelace"');
  expect(html).toMatch(
    /id="contact-email"[^>]*aria-invalid="true"[^>]*aria-describedby="contact-email-error"/,
  );
});

test("says that a message was sent", () => {
  const submission = { status: "success", buttonLabel: "Submit", disabled: false, reference: "R-1" };
  expect(render(contact({ sent: "R-1" }, { submission })).html).toContain("Message sent successfully!");
});

test("words what was not found", () => {
  const product = siteDocument({ name: "notFound", what: "product" }, "/404", null);
  const { html, head } = render({ ...product, page: { ...product.page, status: 404 } });
  expect(html).toContain("404 - Product Not Found");
  expect(html).toContain("Go Home");
  expect(head).toMatchObject({ canonical: null, robots: "noindex" });
});
