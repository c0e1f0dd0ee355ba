import * as z from "zod";
import { type Contestant, LIMITS } from "../contestant.ts";

const schema = z.object({
  fullName: z
    .string()
    .trim()
    .min(1)
    .max(LIMITS.fullName)
    .regex(/^[\p{L}\p{M}.\s]+$/u),
  email: z
    .string()
    .trim()
    .min(1)
    .max(LIMITS.email)
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/),
  phone: z.string().regex(/^\+[0-9]{7,15}$/),
  company: z.string().trim().max(LIMITS.company),
  service: z.string().trim().max(LIMITS.service),
  description: z.string().trim().max(LIMITS.description),
  privacy: z.literal(true),
});
const name = z.string().transform((text) => text.replace(/[^\p{L}\p{M}.\s]/gu, ""));

export function load(): Contestant {
  return {
    form: (filled) => () => {
      const { error } = schema.safeParse(filled);
      return error ? error.issues.map(({ path }) => String(path[0])) : [];
    },
    nameKey: (text) => name.parse(text),
  };
}
