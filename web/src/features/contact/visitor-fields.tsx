import type { ReactNode } from "react";
import type { FieldError, FormSnapshot } from "~/core/contract";
import { useShell } from "~/page/shell-context";
import { PhoneField } from "~/ui/forms/phone-field";
import { TextField } from "~/ui/forms/text-field";
import { fillWith } from "~/ui/text/fill";
import hidden from "~/ui/text/visually-hidden.module.css";
import { messageOfField, visitorFieldId } from "./messages";
import styles from "./visitor-fields.module.css";

type VisitorField = "fullName" | "email" | "phone" | "company";

interface VisitorFieldsProps {
  /** Prefix of every id: a page may have two forms. */
  readonly prefix: string;
  readonly errors: readonly FieldError[];
  readonly values?: Readonly<Partial<Record<VisitorField, string>>> | undefined;
  /** The country picker of the phone field. Without it (no JavaScript) a number is typed with its dial code. */
  readonly phone?: Pick<FormSnapshot["phone"], "country" | "notice"> & {
    readonly onSelect: (iso: string) => void;
  };
  /** Class that replaces the single column. */
  readonly className?: string | undefined;
  /** Further fields, after the visitor's. */
  readonly children?: ReactNode;
}

/** The fields of a visitor: name, email, phone, company, and a honeypot field for bots. */
export function VisitorFields({
  prefix,
  errors,
  values = {},
  phone,
  className = styles.fields,
  children,
}: VisitorFieldsProps) {
  const { site, words } = useShell();
  const { phonePlaceholder: placeholder } = site.contact;
  const labels = words.forms;
  const shared = (field: VisitorField) => ({
    id: visitorFieldId(prefix, field),
    name: field,
    label: labels[field],
    defaultValue: values[field] ?? "",
    error: messageOfField(words.messages, errors, field),
  });
  return (
    <div className={className}>
      <TextField {...shared("fullName")} autoComplete="name" required />
      <TextField
        {...shared("email")}
        // Without scripts the browser would validate addresses by its own rule.
        type={phone ? "email" : "text"}
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        required
      />
      {phone ? (
        <PhoneField
          {...shared("phone")}
          placeholder={placeholder}
          required
          country={phone.country}
          onCountrySelect={phone.onSelect}
          notice={phone.notice && words.messages[phone.notice]}
        />
      ) : (
        <TextField
          {...shared("phone")}
          type="tel"
          autoComplete="tel"
          hint={fillWith(labels.phoneHint, { example: placeholder })}
          required
        />
      )}
      <TextField {...shared("company")} autoComplete="organization" />
      {children}
      {/* The honeypot: only bots fill it in. */}
      <div className={hidden.hidden} aria-hidden="true">
        <label htmlFor={`${prefix}-website`}>{labels.honeypot}</label>
        <input id={`${prefix}-website`} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </div>
  );
}
