import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import type { LinkInfo, Me, SignInResponse } from "~/generated/contract";
import { errorText, fieldError, formError, Problem } from "../api/problem";
import { request } from "../api/request";
import { sessionQuery } from "../api/session";
import { Button, buttonClass } from "../ui/button";
import { Form, FormError, TextField } from "../ui/field";
import { AuthPage } from "./auth-page";
import { CodeForm } from "./code-form";
import { NewPasswordField } from "./new-password-field";

const TITLES: Record<LinkInfo["purpose"], readonly [title: string, lead: string]> = {
  firstOwner: ["Welcome", "Become the owner of this site: edit everything, and invite others."],
  invitation: ["Welcome", "Choose a password for your account."],
  reset: ["Set a new password", ""],
};

/** The page of an invitation, of the first owner's link or of a link to a new password. The token is in the fragment, which no server sees. */
export function LinkPage() {
  const token = useLocation().hash.slice(1);
  const check = useQuery({
    queryKey: ["link", token],
    queryFn: () => request<LinkInfo>("POST", "/links/check", { body: { token }, needsSession: false }),
  });
  if (check.isPending) return <AuthPage title="Checking your link">{null}</AuthPage>;
  if (check.error) {
    const isExpired = check.error instanceof Problem && check.error.status === 404;
    return (
      <AuthPage title={isExpired ? "This link does not work" : "The link could not be checked"}>
        <p>{isExpired ? "It was used or has expired. Ask for a new one." : errorText(check.error)}</p>
        {isExpired ? (
          <Link to="/forgot" className={buttonClass("secondary")}>
            Send a new link
          </Link>
        ) : (
          <Button onClick={() => void check.refetch()}>Try again</Button>
        )}
      </AuthPage>
    );
  }
  return <PasswordForm token={token} link={check.data} />;
}

function PasswordForm({ token, link }: { readonly token: string; readonly link: LinkInfo }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [typedEmail, setTypedEmail] = useState("");
  const [password, setPassword] = useState("");
  const [needsCode, setNeedsCode] = useState(false);
  const email = link.email ?? typedEmail;
  const enter = (me: Me) => {
    client.setQueryData(sessionQuery.queryKey, me);
    void navigate("/", { replace: true });
  };
  const save = useMutation({
    mutationFn: () =>
      request<SignInResponse>("POST", "/links", {
        body: { token, password, email: typedEmail },
        needsSession: false,
      }),
    meta: { quiet: true },
    onSuccess: (answer) => (answer.status === "signedIn" ? enter(answer.me) : setNeedsCode(true)),
  });
  if (needsCode) {
    return (
      <AuthPage title="Enter your code" lead="Your password is set.">
        <CodeForm onSignedIn={enter} onBack={() => void navigate("/", { replace: true })} />
      </AuthPage>
    );
  }
  const [title, lead] = TITLES[link.purpose];
  return (
    <AuthPage title={title} lead={lead}>
      <Form onSubmit={() => save.mutate()}>
        {link.email === null ? (
          <TextField
            label="E-mail address"
            name="username"
            type="email"
            autoComplete="username"
            required
            value={typedEmail}
            onChange={(event) => setTypedEmail(event.target.value)}
            error={fieldError(save.error, "email")}
          />
        ) : (
          <>
            {/* For password managers, too. */}
            <input type="hidden" name="username" autoComplete="username" value={email} />
            <p>{email}</p>
          </>
        )}
        <NewPasswordField
          email={email}
          value={password}
          onChange={setPassword}
          error={fieldError(save.error, "password")}
        />
        <FormError message={formError(save.error, ["email", "password"])} />
        <Button type="submit" variant="primary" busy={save.isPending}>
          Set password
        </Button>
      </Form>
    </AuthPage>
  );
}
