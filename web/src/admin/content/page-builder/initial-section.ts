import type { Json } from "../schema-form/json";
import { initialValue, type JsonSchema, labelOf, shapeOf } from "../schema-form/schema";
import type { Choices } from "../types";

/** An address that every site has. */
const HOME = "/";

/**
 * Returns the values of a new section: all that is required, with texts that name their field, so that the section can
 * be drawn at once.
 */
export function initialSection(schema: JsonSchema, root: JsonSchema, choices: Choices): Json {
  return initialValue(shapeOf(schema, root), (type, name) => textOf(type, name, choices));
}

/** Returns a text that the server accepts for its type. */
function textOf(type: string | null, name: string, choices: Choices): string {
  switch (type) {
    case "Href":
    case "PagePath":
      return choices.pages.find(({ path }) => path !== HOME)?.path ?? HOME;
    case "PictureName":
      return choices.pictures[0]?.name ?? "";
    case "VideoName":
      return choices.videos[0]?.name ?? "";
    case "Anchor":
      return labelOf(name).toLowerCase().replaceAll(" ", "-");
    case "Day":
      return new Date().toISOString().slice(0, 10);
    default:
      return labelOf(name);
  }
}
