import { describe, expect, test } from "vitest";
import { outline } from "~/features/insights/outline";

describe("The outline of an article", () => {
  test("headings get ids in their order, and plain titles", () => {
    const { html, parts } = outline("<p>a</p><h3>Rates &amp; <em>rules</em></h3><p>b</p><h3>The switch</h3>");
    expect(html).toBe(
      "<p>a</p><h3 id=part-1>Rates &amp; <em>rules</em></h3><p>b</p><h3 id=part-2>The switch</h3>",
    );
    expect(parts).toEqual([
      { id: "part-1", title: "Rates & rules" },
      { id: "part-2", title: "The switch" },
    ]);
  });

  test("an attribute with the characters of a heading still ends where it did", () => {
    const { html } = outline('<a title="<h3><img src=x onerror=f()></h3>">a</a>');
    const tag = /<a title="([^"]*)">/.exec(html);
    expect(tag?.[1]).toContain("onerror");
  });
});
