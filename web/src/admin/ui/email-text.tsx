/** An e-mail address that breaks before its `@` where it is too long for a line. */
export function EmailText({ email }: { readonly email: string }) {
  const [name, domain] = email.split("@");
  return (
    <>
      {name}
      <wbr />@{domain}
    </>
  );
}
