import * as v from "valibot";
import { type Contestant, LIMITS } from "../contestant.ts";

const schema = v.object({
  fullName: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(LIMITS.fullName),
    v.regex(/^[\p{L}\p{M}.\s]+$/u),
  ),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(LIMITS.email),
    v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/),
  ),
  phone: v.pipe(v.string(), v.regex(/^\+[0-9]{7,15}$/)),
  company: v.pipe(v.string(), v.trim(), v.maxLength(LIMITS.company)),
  service: v.pipe(v.string(), v.trim(), v.maxLength(LIMITS.service)),
  description: v.pipe(v.string(), v.trim(), v.maxLength(LIMITS.description)),
  privacy: v.literal(true),
});
const name = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[^\p{L}\p{M}.\s]/gu, "")),
);

export function load(): Contestant {
  return {
    form: (filled) => () => {
      const { issues } = v.safeParse(schema, filled);
      return issues ? issues.map((issue) => String(issue.path?.[0]?.key)) : [];
    },
    nameKey: (text) => v.parse(name, text),
  };
}
