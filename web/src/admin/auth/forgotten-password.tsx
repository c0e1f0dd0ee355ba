import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { errorText } from "../api/problem";
import { request } from "../api/request";
import { Button, buttonClass } from "../ui/button";
import { Form, FormError, TextField } from "../ui/field";
import { AuthPage } from "./auth-page";
import styles from "./form.module.css";

export function ForgottenPassword() {
  const send = useMutation({
    mutationFn: (email: string) =>
      request<void>("POST", "/password/forgot", { body: { email }, needsSession: false }),
    meta: { quiet: true },
  });
  if (send.isSuccess) {
    return (
      <AuthPage title="Look in your inbox" lead="">
        <p role="status">
          If <strong>{send.variables}</strong> has an account, a link to set a new password is on its way. It
          works once.
        </p>
        <Link to="/" className={buttonClass("secondary")}>
          Sign in
        </Link>
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Forgotten password" lead="We mail you a link to set a new one.">
      <Form onSubmit={(data) => send.mutate(String(data.get("email")).trim())}>
        <TextField label="E-mail" name="email" type="email" autoComplete="username" required autoFocus />
        <FormError message={send.error ? errorText(send.error) : null} />
        <Button type="submit" variant="primary" busy={send.isPending}>
          Send link
        </Button>
      </Form>
      <Link to="/" className={styles.link}>
        Back to sign in
      </Link>
    </AuthPage>
  );
}
