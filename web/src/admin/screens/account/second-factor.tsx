import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { NewSecondFactor } from "~/generated/contract";
import { fieldError, formError } from "../../api/problem";
import { request } from "../../api/request";
import { sessionQuery, useMe } from "../../api/session";
import { Button } from "../../ui/button";
import { FormDialog } from "../../ui/dialog";
import { Form, FormError, TextField } from "../../ui/field";
import { Panel } from "../../ui/page";
import { toast } from "../../ui/toast";
import styles from "./account.module.css";
import { RecoveryCodes } from "./recovery-codes";

/** Turns the second factor on and off. */
export function SecondFactor() {
  const me = useMe();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const refresh = () => void client.invalidateQueries({ queryKey: sessionQuery.queryKey });

  const setUp = useMutation({
    mutationFn: (password: string) =>
      request<NewSecondFactor>("POST", "/second-factor", { body: { password } }),
    meta: { quiet: true },
    onSuccess: () => setAsking(false),
  });
  const turnOff = useMutation({
    mutationFn: (password: string) => request<void>("DELETE", "/second-factor", { body: { password } }),
    meta: { quiet: true },
    onSuccess: () => {
      setAsking(false);
      toast("Second factor turned off");
      refresh();
    },
  });
  const mutation = me.secondFactor ? turnOff : setUp;

  return (
    <Panel
      title="Second factor"
      lead={
        me.secondFactor
          ? `On. ${me.recoveryCodesLeft} recovery codes left.`
          : "A code from an app on your phone, in addition to your password."
      }
      actions={
        setUp.data ? null : (
          <Button
            {...(me.secondFactor ? {} : { icon: ShieldCheck })}
            onClick={() => {
              mutation.reset();
              setAsking(true);
            }}
          >
            {me.secondFactor ? "Turn off" : "Set up"}
          </Button>
        )
      }
    >
      {setUp.data ? (
        <ConfirmCode
          setup={setUp.data}
          onDone={(recoveryCodes) => {
            setUp.reset();
            setCodes(recoveryCodes);
            refresh();
          }}
        />
      ) : null}
      <FormDialog
        open={isAsking}
        title={me.secondFactor ? "Turn the second factor off" : "Set up the second factor"}
        lead="Confirm with your password."
        action="Continue"
        busy={mutation.isPending}
        error={formError(mutation.error, ["password"])}
        onClose={() => setAsking(false)}
        onSubmit={(data) => mutation.mutate(String(data.get("password")))}
      >
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={fieldError(mutation.error, "password")}
        />
      </FormDialog>
      <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />
    </Panel>
  );
}

interface ConfirmCodeProps {
  readonly setup: NewSecondFactor;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}

function ConfirmCode({ setup, onDone }: ConfirmCodeProps) {
  const confirm = useMutation({
    mutationFn: (code: string) =>
      request<{ recoveryCodes: string[] }>("PUT", "/second-factor", { body: { code } }),
    meta: { quiet: true },
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  return (
    <div className={styles.setup}>
      <QrCode markup={setup.qr} />
      <div className={styles.steps}>
        <p>
          Scan the picture with your authenticator app, or type this key into it:{" "}
          <span className={styles.secret}>{setup.secret}</span>
        </p>
        <Form className={styles.form} onSubmit={(data) => confirm.mutate(String(data.get("code")).trim())}>
          <TextField
            label="Code from the app"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            autoFocus
            error={fieldError(confirm.error, "code")}
          />
          <FormError message={formError(confirm.error, ["code"])} />
          <Button type="submit" variant="primary" busy={confirm.isPending}>
            Turn on
          </Button>
        </Form>
      </div>
    </div>
  );
}

/** A drawing of the server. As an image it would need `data:` in the content security policy. */
function QrCode({ markup }: { readonly markup: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drawing = new DOMParser().parseFromString(markup, "image/svg+xml").documentElement;
    box.current?.replaceChildren(document.importNode(drawing, true));
  }, [markup]);
  return <div ref={box} className={styles.qr} role="img" aria-label="QR code for the authenticator app" />;
}
