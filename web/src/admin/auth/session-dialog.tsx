import { useQueryClient } from "@tanstack/react-query";
import { sessionQuery } from "../api/session";
import { releaseRequests, useSignInNeeded } from "../api/session-gate";
import { Dialog } from "../ui/dialog";
import styles from "./form.module.css";
import { SignInForm } from "./sign-in-form";

/** Asks to sign in again over the page. What was typed stays, and waiting requests are sent afterwards. */
export function SessionDialog() {
  const client = useQueryClient();
  const isOpen = useSignInNeeded();
  const me = client.getQueryData(sessionQuery.queryKey);
  return (
    <Dialog
      open={isOpen && Boolean(me)}
      title="Sign in again"
      lead="Your session has ended. What you typed is still here and is sent after you sign in."
    >
      <SignInForm
        {...(me ? { email: me.email } : {})}
        onSignedIn={(next) => {
          client.setQueryData(sessionQuery.queryKey, next);
          releaseRequests();
        }}
      />
      <button type="button" className={styles.link} onClick={() => location.reload()}>
        Leave without sending
      </button>
    </Dialog>
  );
}
