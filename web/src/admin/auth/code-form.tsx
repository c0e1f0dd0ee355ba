import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Me, SignInResponse } from "~/generated/contract";
import { errorText, Problem } from "../api/problem";
import { request } from "../api/request";
import { Button } from "../ui/button";
import { Form, FormError, TextField } from "../ui/field";
import styles from "./form.module.css";

interface CodeFormProps {
  readonly onSignedIn: (me: Me) => void;
  /** Called when the person wants to start over. */
  readonly onBack: () => void;
}

const APP_CODE = {
  label: "Code",
  inputMode: "numeric",
  autoComplete: "one-time-code",
  hint: "Six digits from your authenticator app.",
  error: "This code is wrong. Try the next one.",
} as const;

const RECOVERY_CODE = {
  label: "Recovery code",
  autoComplete: "off",
  hint: "One of the codes that you saved. Each works once.",
  error: "This code is wrong or was used.",
} as const;

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function CodeForm({ onSignedIn, onBack }: CodeFormProps) {
  const [isRecovery, setRecovery] = useState(false);
  const check = useMutation({
    mutationFn: (code: string) =>
      request<SignInResponse>("POST", "/session/code", { body: { code }, needsSession: false }),
    meta: { quiet: true },
    onSuccess: (answer) => (answer.status === "signedIn" ? onSignedIn(answer.me) : undefined),
  });
  const field = isRecovery ? RECOVERY_CODE : APP_CODE;
  const isWrong = check.error instanceof Problem && check.error.status === 401;
  return (
    <Form onSubmit={(data) => check.mutate(String(data.get("code")).trim())}>
      <TextField
        key={field.label}
        name="code"
        required
        autoFocus
        {...field}
        error={isWrong ? field.error : null}
      />
      <FormError message={check.error && !isWrong ? errorText(check.error) : null} />
      <Button type="submit" variant="primary" busy={check.isPending}>
        Sign in
      </Button>
      <button type="button" className={styles.link} onClick={() => setRecovery(!isRecovery)}>
        {isRecovery ? "Use the authenticator app" : "Use a recovery code"}
      </button>
      <button type="button" className={styles.link} onClick={onBack}>
        Start over
      </button>
    </Form>
  );
}
