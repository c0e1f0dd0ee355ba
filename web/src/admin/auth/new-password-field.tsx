import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Check, Circle } from "lucide-react";
import type { Strength } from "~/generated/contract";
import { request } from "../api/request";
import { TextField } from "../ui/field";
import { useDebounced } from "../ui/use-debounced";
import styles from "./form.module.css";

interface NewPasswordFieldProps {
  readonly email: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | null;
}

/** A new password. The server says whether it is long and strong enough while it is typed. */
export function NewPasswordField({ email, value, onChange, error }: NewPasswordFieldProps) {
  const settled = useDebounced(value, 300);
  const { data } = useQuery({
    queryKey: ["strength", settled],
    queryFn: ({ signal }) =>
      request<Strength>("POST", "/password/strength", {
        body: { password: settled, email },
        signal,
        needsSession: false,
      }),
    enabled: settled !== "",
    placeholderData: keepPreviousData,
    // Passwords do not stay in memory.
    gcTime: 0,
  });
  const strength = value === "" ? undefined : data;
  return (
    <TextField
      label="New password"
      name="password"
      type="password"
      autoComplete="new-password"
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      hint={
        <div aria-live="polite">
          <ul className={styles.meter}>
            <Requirement isMet={strength?.longEnough} text="At least 12 characters" />
            <Requirement isMet={strength?.strongEnough} text="Hard to guess" />
          </ul>
          {strength?.advice ? <p className={styles.advice}>{strength.advice}</p> : null}
        </div>
      }
    />
  );
}

function Requirement({ isMet, text }: { readonly isMet: boolean | undefined; readonly text: string }) {
  const Mark = isMet ? Check : Circle;
  return (
    <li>
      <Mark aria-hidden="true" size={14} className={isMet ? styles.met : undefined} />
      <span>
        {text}
        <span className="visually-hidden">{isMet ? ": met" : ": not met"}</span>
      </span>
    </li>
  );
}
