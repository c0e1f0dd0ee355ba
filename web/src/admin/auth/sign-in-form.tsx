import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Me, SignInResponse } from "~/generated/contract";
import { errorText, Problem } from "../api/problem";
import { request } from "../api/request";
import { Button } from "../ui/button";
import { Form, FormError, TextField } from "../ui/field";
import { CodeForm } from "./code-form";

interface SignInFormProps {
  /** Who has to sign in again. */
  readonly email?: string;
  readonly onSignedIn: (me: Me) => void;
}

/** E-mail and password, then a code if the account has a second factor. */
export function SignInForm({ email, onSignedIn }: SignInFormProps) {
  const [needsCode, setNeedsCode] = useState(false);
  const signIn = useMutation({
    mutationFn: (body: { email: string; password: string }) =>
      request<SignInResponse>("POST", "/session", { body, needsSession: false }),
    meta: { quiet: true },
    onSuccess: (answer) => (answer.status === "signedIn" ? onSignedIn(answer.me) : setNeedsCode(true)),
  });

  if (needsCode) return <CodeForm onSignedIn={onSignedIn} onBack={() => setNeedsCode(false)} />;

  return (
    <Form
      onSubmit={(data) =>
        signIn.mutate({ email: String(data.get("email")).trim(), password: String(data.get("password")) })
      }
    >
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={email}
        readOnly={email !== undefined}
        autoFocus={email === undefined}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        autoFocus={email !== undefined}
      />
      <FormError message={signIn.error ? refusal(signIn.error) : null} />
      <Button type="submit" variant="primary" busy={signIn.isPending}>
        Sign in
      </Button>
    </Form>
  );
}

function refusal(error: Error): string {
  const isWrong = error instanceof Problem && error.status === 401;
  return isWrong ? "E-mail or password is wrong." : errorText(error);
}
