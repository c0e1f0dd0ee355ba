import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Inline } from "~/generated/contract";
import { Marked } from "~/ui/text/marked";
import { WordsContext } from "~/ui/text/words";
import { words } from "./fixtures/words.ts";

const htmlOf = (text: readonly Inline[] | null) =>
  renderToStaticMarkup(
    <WordsContext value={words}>
      <Marked text={text} />
    </WordsContext>,
  );

test("marks are elements, and text is escaped", () => {
  expect(
    htmlOf(["A ", { strong: ["bold ", { emphasis: ["and italic"] }] }, " <word>, ", { emphasis: ["so"] }]),
  ).toBe("A <strong>bold <em>and italic</em></strong> &lt;word&gt;, <em>so</em>");
  expect(htmlOf(null)).toBe("");
});

test("a link leads to a page, another site or a PDF", () => {
  expect(htmlOf([{ href: "/contacts", link: ["Talk to us"] }])).toBe(
    '<a href="/contacts" data-route="push">Talk to us</a>',
  );
  const elsewhere = htmlOf([{ href: "https://a.example", link: ["there"] }]);
  expect(elsewhere).toContain('rel="noopener noreferrer"');
  const file = htmlOf([{ href: "/content/terms.pdf?v=0123", link: ["terms"] }]);
  expect(file).toMatch(/^<a href="\/content\/terms\.pdf\?v=0123">terms<span[^>]*> \(PDF\)<\/span><\/a>$/);
});

test("an e-mail address is a link, except inside a link", () => {
  expect(htmlOf(["Write to a@b.example."])).toBe('Write to <a href="mailto:a@b.example">a@b.example</a>.');
  expect(htmlOf([{ href: "mailto:a@b.example", link: ["a@b.example"] }])).toBe(
    '<a href="mailto:a@b.example">a@b.example</a>',
  );
});
