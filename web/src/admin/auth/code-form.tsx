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

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function CodeForm({ onSignedIn, onBack }: CodeFormProps) {
  const [isRecovery, setRecovery] = useState(false);
  const check = useMutation({
    mutationFn: (code: string) =>
      request<SignInResponse>("POST", "/session/code", { body: { code }, needsSession: false }),
    meta: { quiet: true },
    onSuccess: (answer) => (answer.status === "signedIn" ? onSignedIn(answer.me) : undefined),
  });
  const isWrong = check.error instanceof Problem && check.error.status === 401;
  return (
    <Form onSubmit={(data) => check.mutate(String(data.get("code")).trim())}>
      {isRecovery ? (
        <TextField
          key="recovery"
          label="Recovery code"
          name="code"
          autoComplete="off"
          hint="One of the codes that you saved. Each works once."
          required
          autoFocus
          error={isWrong ? "This code is wrong or was used." : null}
        />
      ) : (
        <TextField
          key="code"
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint="Six digits from your authenticator app."
          required
          autoFocus
          error={isWrong ? "This code is wrong. Try the next one." : null}
        />
      )}
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
