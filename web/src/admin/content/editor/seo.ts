import { type Json, type JsonObject, valueAt } from "../schema-form/json";
import { firstPicture, isPicture, type JsonSchema, type Member, shapeOf } from "../schema-form/schema";

/** One of the texts that search engines show. */
export interface SeoText {
  readonly label: string;
  readonly text: string;
  /** The length that search engines show in full. */
  readonly advised: number;
}

export interface Seo {
  readonly title: SeoText;
  readonly description: SeoText;
  /** Name of the picture of shared links. */
  readonly picture: string | null;
}

const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 155;
const TITLES: ReadonlySet<string | null> = new Set(["Title", "Line"]);
const DESCRIPTIONS: ReadonlySet<string | null> = new Set(["Excerpt", "Text"]);

/**
 * Returns what search engines and shared links show of a document, or null if it has none. It is the member of the type
 * `Seo`, or else the document's own title and excerpt.
 */
export function seoOf(schema: JsonSchema, values: JsonObject): Seo | null {
  const shape = shapeOf(schema, schema);
  if (shape.kind !== "group") return null;
  const members = shape.members();
  const own = members.find((member) => member.shape.typeName === "Seo");
  const inner = own?.shape.kind === "group" ? own.shape.members() : null;
  const found = textsOf(inner ?? members, own ? values[own.name] : values, own === undefined);
  if (!found) return null;
  const shared = members.find(({ name, shape: type }) => name === "share" && isPicture(type));
  return { ...found, picture: textAt(values, shared) ?? firstPicture(shape, values) };
}

function textsOf(members: readonly Member[], values: Json | undefined, isStrict: boolean) {
  const title = members.find(({ shape }) =>
    isStrict ? shape.typeName === "Title" : TITLES.has(shape.typeName),
  );
  const description = members.find(({ shape }) =>
    isStrict ? shape.typeName === "Excerpt" : DESCRIPTIONS.has(shape.typeName),
  );
  if (!title || !description) return null;
  const read = (member: Member, advised: number): SeoText => {
    const text = valueAt(values, [member.name]);
    return {
      label: member.label,
      text: typeof text === "string" ? text : "",
      advised: Number(/about (\d+) characters/.exec(member.shape.description)?.[1] ?? advised),
    };
  };
  return { title: read(title, TITLE_LENGTH), description: read(description, DESCRIPTION_LENGTH) };
}

function textAt(values: JsonObject, member: Member | undefined): string | null {
  const text = member ? values[member.name] : undefined;
  return typeof text === "string" && text ? text : null;
}
