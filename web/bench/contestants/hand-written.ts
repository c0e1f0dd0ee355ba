import { type Contestant, type FilledForm, LIMITS } from "../contestant.ts";

const NAME = /^[\p{L}\p{M}.\s]+$/u;
const NOT_NAME = /[^\p{L}\p{M}.\s]/gu;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+[0-9]{7,15}$/;

function wrongFields(form: FilledForm): string[] {
  const wrong: string[] = [];
  const name = form.fullName.trim();
  if (name === "" || name.length > LIMITS.fullName || !NAME.test(name)) wrong.push("fullName");
  const email = form.email.trim();
  if (email === "" || email.length > LIMITS.email || !EMAIL.test(email)) wrong.push("email");
  if (!PHONE.test(form.phone)) wrong.push("phone");
  if (form.company.trim().length > LIMITS.company) wrong.push("company");
  if (form.service.trim().length > LIMITS.service) wrong.push("service");
  if (form.description.trim().length > LIMITS.description) wrong.push("description");
  if (!form.privacy) wrong.push("privacy");
  return wrong;
}

/** Loads a simple script that supports one country and no caret. */
export function load(): Contestant {
  return {
    form: (filled) => () => wrongFields(filled),
    nameKey: (text) => text.replace(NOT_NAME, ""),
    phoneKey(text) {
      const digits = text.replace(/\D/g, "").slice(0, 15);
      const [area, exchange, line] = [digits.slice(1, 4), digits.slice(4, 7), digits.slice(7)];
      return `+${digits.slice(0, 1)}${area && ` ${area}`}${exchange && ` ${exchange}`}${line && ` ${line}`}`;
    },
  };
}
