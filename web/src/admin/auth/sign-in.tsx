import { useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { sessionQuery } from "../api/session";
import { AuthPage } from "./auth-page";
import styles from "./form.module.css";
import { SignInForm } from "./sign-in-form";

export function SignIn() {
  const client = useQueryClient();
  return (
    <AuthPage title="Sign in">
      <SignInForm onSignedIn={(me) => client.setQueryData(sessionQuery.queryKey, me)} />
      <Link to="/forgot" className={styles.link}>
        Forgotten your password?
      </Link>
    </AuthPage>
  );
}
