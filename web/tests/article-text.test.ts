// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { blockAtLine, isRepresentable, parseMarkdown, writeMarkdown } from "~/admin/content/text/markdown";
import { cleanPaste } from "~/admin/content/text/paste";

const CONTENT = `${process.cwd()}/../content`;

/** The texts of the example articles, by file. */
const EXAMPLES = ["blog", "events", "jobs"].flatMap((folder) =>
  readdirSync(`${CONTENT}/${folder}`).map((file) => {
    const source = readFileSync(`${CONTENT}/${folder}/${file}`, "utf8");
    return { file: `${folder}/${file}`, text: /^---\n[\s\S]*?\n---\n\n?([\s\S]*)$/.exec(source)?.[1] ?? "" };
  }),
);

const written = (markdown: string) => writeMarkdown(parseMarkdown(markdown));

describe("Markdown", () => {
  test("every example is the same after reading and writing it", () => {
    expect(EXAMPLES.length).toBeGreaterThan(40);
    for (const { file, text } of EXAMPLES) {
      expect(isRepresentable(text), file).toBe(true);
      expect(written(text).trim(), file).toBe(text.trim());
    }
  });

  test.each([
    ["a list in a list", "- a\n  - b\n    1. c\n"],
    ["a table with aligned columns", "| a | b |\n|:--|--:|\n| 1 | 2 |\n"],
    ["a quote and code", "> q\n\n```rust\nfn a() {}\n```\n"],
    ["a picture", "![A desk](media/desk.jpg)\n"],
    ["a link with a title", 'a [l](/x "t") b\n'],
    ["a line break", "a\\\nb\n"],
    ["signs that HTML escapes", "2 < 3 & 4 > 1\n"],
    ["an address without a link", "Write to jobs@example.com or see https://example.com now.\n"],
    ["a numbered list that starts at three", "3. three\n4. four\n"],
  ])("%s can be edited as it looks", (_, markdown) => {
    expect(isRepresentable(markdown)).toBe(true);
  });

  test.each([
    ["HTML", "a <b>x</b>\n"],
    ["a block of HTML", "<div>x</div>\n"],
    ["an entity", "a&shy;b\n"],
    ["a heading of the first level", "# One\n\ntext\n"],
    ["a list of tasks", "- [ ] task\n"],
  ])("%s opens as source", (_, markdown) => {
    expect(isRepresentable(markdown)).toBe(false);
  });

  test("empty paragraphs are not written", () => {
    const paragraph = (text: string) => ({
      type: "paragraph",
      ...(text ? { content: [{ type: "text", text }] } : {}),
    });
    const content = { type: "doc", content: [paragraph("a"), paragraph(""), paragraph(""), paragraph("b")] };
    expect(writeMarkdown(content)).toBe("a\n\nb\n");
    expect(writeMarkdown({ type: "doc", content: [paragraph("")] })).toBe("");
  });

  test("a line belongs to the block that contains it", () => {
    const text = "First\n\n- a\n- b\n\nLast\n";
    expect([1, 3, 4, 6].map((line) => blockAtLine(text, line))).toEqual([0, 1, 1, 2]);
  });
});

describe("pasting", () => {
  const paste = (html: string, rtf = "") => cleanPaste(html, rtf, new DOMParser());

  test("Word's paragraphs with bullets become a list", () => {
    const entry = (level: number, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>·</span>${text}</p>`;
    const { html } = paste(
      `<p>Before</p>${entry(1, "one")}${entry(2, "inner")}${entry(1, "two")}<p>After</p>`,
    );
    expect(html).toBe(
      "<p>Before</p><ul><li><p>one</p><ul><li><p>inner</p></li></ul></li><li><p>two</p></li></ul><p>After</p>",
    );
  });

  test("pictures of other sites and empty paragraphs are left out", () => {
    const { html, dropped } = paste('<p>a</p><p>&nbsp;</p><p><img src="https://example.com/a.png"></p>');
    expect(html).toBe("<p>a</p>");
    expect(dropped).toBe(1);
  });

  test("Word's pictures come from the RTF, with their alternative texts", async () => {
    const word = (alt: string) => `<p><img src="file:///C:/a/clip_image001.png" alt="${alt}"></p>`;
    const rtf = String.raw`{\rtf1{\*\shppict{\pict{\*\picprop{\sp{\sn shapeType}{\sv 75}}}\picw9\pngblip\bliptag-12
      {\*\blipuid 0badc0de}89504E
      47}}{\nonshppict{\pict\wmetafile8 0102}}{\pict\picw9\jpegblip ffd8}}`;
    const { html, pictures, dropped } = paste(word("A chart") + word(""), rtf);
    expect(html).toBe('<p><img src="pasted:0" alt="A chart"></p><p><img src="pasted:1" alt=""></p>');
    const found = [...pictures.values()].map(async ({ file, alt }) => {
      return [alt, file.name, file.type, ...new Uint8Array(await file.arrayBuffer())];
    });
    expect(await Promise.all(found)).toEqual([
      ["A chart", "pasted-1.png", "image/png", 0x89, 0x50, 0x4e, 0x47],
      ["", "pasted-2.jpg", "image/jpeg", 0xff, 0xd8],
    ]);
    expect(dropped).toBe(0);
    expect(paste(word("A chart"), rtf).dropped).toBe(1);
  });

  test("a picture inside the HTML is found, and one that is broken is left out", async () => {
    const { html, pictures, dropped } = paste(
      '<p>a<img src="data:image/gif;base64,R0lG" alt="b"><img src="data:image/gif;base64,=="></p>',
    );
    expect(html).toBe('<p>a<img src="pasted:0" alt="b"></p>');
    const file = pictures.get("pasted:0")?.file;
    expect([file?.name, await file?.text(), dropped]).toEqual(["pasted-1.gif", "GIF", 1]);
  });
});
