export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Returns true if a value is an object with a string property for each name. */
export function hasTexts<Shape>(value: unknown, names: readonly (keyof Shape & string)[]): value is Shape {
  return isObject(value) && names.every((name) => typeof value[name] === "string");
}
