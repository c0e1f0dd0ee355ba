import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { fieldError, formError } from "../../api/problem";
import { request } from "../../api/request";
import { useMe } from "../../api/session";
import { NewPasswordField } from "../../auth/new-password-field";
import { Button } from "../../ui/button";
import { Form, FormError, TextField } from "../../ui/field";
import { Panel } from "../../ui/page";
import { toast } from "../../ui/toast";
import styles from "./account.module.css";

export function ChangePassword() {
  const { email } = useMe();
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const change = useMutation({
    mutationFn: () => request<void>("PUT", "/password", { body: { current, password } }),
    meta: { quiet: true },
    onSuccess: () => {
      setCurrent("");
      setPassword("");
      toast("Password changed. Your other sessions have ended.");
    },
  });
  return (
    <Panel title="Password" lead="A new password ends your other sessions.">
      <Form className={styles.form} onSubmit={() => change.mutate()}>
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
          error={fieldError(change.error, "current")}
        />
        <NewPasswordField
          email={email}
          value={password}
          onChange={setPassword}
          error={fieldError(change.error, "password")}
        />
        <FormError message={formError(change.error, ["current", "password"])} />
        <Button type="submit" busy={change.isPending}>
          Change password
        </Button>
      </Form>
    </Panel>
  );
}
