import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  initialValue,
  type JsonSchema,
  type Member,
  type Shape,
  shapeOf,
  summaryOf,
  variantOfValue,
} from "~/admin/content/schema-form/schema";

const SCHEMAS = new URL("../../content/schema/", import.meta.url);

function schemaNamed(name: string): JsonSchema {
  return JSON.parse(readFileSync(new URL(`${name}.schema.json`, SCHEMAS), "utf8"));
}

function membersOf(shape: Shape): readonly Member[] {
  if (shape.kind !== "group") throw new Error(`${shape.kind} has no members`);
  return shape.members();
}

function memberOf(shape: Shape, name: string): Member {
  const member = membersOf(shape).find((candidate) => candidate.name === name);
  if (!member) throw new Error(`no member ${name}`);
  return member;
}

const page = schemaNamed("page");
const pageShape = shapeOf(page, page);
const sections = memberOf(pageShape, "sections").shape;

function sectionShape() {
  const items = sections.kind === "list" ? sections.items() : null;
  if (items?.kind !== "union") throw new Error("sections are no list of variants");
  return items;
}

describe("shapes", () => {
  test("every schema of the server has fields", () => {
    for (const file of readdirSync(SCHEMAS)) {
      const schema = schemaNamed(file.replace(".schema.json", ""));
      expect(membersOf(shapeOf(schema, schema)).length, file).toBeGreaterThan(0);
    }
  });

  test("an optional type has the type's name and its own description", () => {
    const event = schemaNamed("event");
    const { shape, required } = memberOf(shapeOf(event, event), "end_date");
    expect(required).toBe(false);
    expect(shape).toMatchObject({ kind: "text", typeName: "Day", nullable: true });
    expect(shape.description).toBe("The last day, where there are several.");
  });

  test("members are in the order of their type", () => {
    const event = schemaNamed("event");
    const names = membersOf(shapeOf(event, event)).map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(["slug", "title"]);
    expect(names.indexOf("thumbnail_alt")).toBe(names.indexOf("thumbnail") + 1);
  });

  test("alternatives that are constants are a choice", () => {
    const { shape } = memberOf(pageShape, "kind");
    expect(shape).toMatchObject({ kind: "choice", fallback: "page" });
    expect(shape.kind === "choice" && shape.options[1]).toEqual({
      value: "service",
      label: "Service",
      description: "A service.",
    });
  });
});

describe("variants", () => {
  const variants = sectionShape().variants();

  test("a section is of the variant that its key names", () => {
    expect(variantOfValue(variants, { cards: { look: "grid" } })?.key).toBe("cards");
    expect(variantOfValue(variants, { unknown: {} })).toBeNull();
    expect(variantOfValue(variants, undefined)).toBeNull();
  });

  test("a constant member says which variant an object is of", () => {
    const schema: JsonSchema = {
      oneOf: ["circle", "square"].map((kind) => ({
        type: "object",
        properties: { kind: { const: kind }, size: { type: "integer" } },
        required: ["kind", "size"],
      })),
    };
    const shape = shapeOf(schema, schema);
    if (shape.kind !== "union") throw new Error("not a union");
    const [, square] = shape.variants();
    const found = variantOfValue(shape.variants(), { kind: "square", size: 2 });
    expect(found).toBe(square);
  });

  test("a new section has all that is required", () => {
    for (const { key, shape } of variants) {
      const value = initialValue(shape);
      for (const member of shape.kind === "group" ? shape.members() : []) {
        if (member.required) expect(value, key ?? "").toHaveProperty(member.name);
      }
    }
  });

  test("a member is required only next to the values that need it", () => {
    const prose = variants.find(({ key }) => key === "prose")?.shape;
    if (prose?.kind !== "group") throw new Error("the schema has no prose");
    const required = (look: string) =>
      prose.members({ look }).flatMap((member) => (member.required ? [member.name] : []));
    expect(required("statement")).toEqual(["look", "label", "title", "paragraphs"]);
    expect(required("banner")).toEqual(["look", "title", "paragraphs", "button"]);
    expect(required("chapter")).toEqual(["look", "title", "paragraphs"]);
    expect(prose.members({ look: "banner" })).toBe(prose.members({ look: "banner", title: "Other" }));
    const cards = memberOf(variants.find(({ key }) => key === "cards")?.shape as Shape, "cards").shape;
    expect(cards.kind === "list" && cards.minItems).toBe(0);
  });

  test("an entry is summed up by its title before other texts", () => {
    const section = { cards: { cards: [], label: "Above", look: "grid", title: "What we  do" } };
    expect(summaryOf(sectionShape(), section)).toBe("What we do");
  });

  test("values with and without a title are one choice, and sum up their entry", () => {
    const settings = schemaNamed("settings");
    const social = memberOf(shapeOf(settings, settings), "social").shape;
    const entry = social.kind === "list" ? social.items() : social;
    const network = memberOf(entry, "network").shape;
    if (network.kind !== "choice") throw new Error(`networks are a ${network.kind}`);
    expect(network.options).toHaveLength(12);
    expect(network.options.slice(0, 3).map(({ label }) => label)).toEqual(["Bluesky", "Facebook", "GitHub"]);
    expect(summaryOf(entry, { network: "linkedin", url: "https://a.example" })).toBe("LinkedIn");
  });
});
