import styles from "./avatar.module.css";

/** Returns up to two initials of an e-mail address: "jo.kent@example.com" gives "JK". */
function initials(email: string): string {
  const words = (email.split("@")[0] ?? "").split(/[._+-]+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");
}

/** A round mark with a person's initials. The parent names the person in text or in its label. */
export function Avatar({ email }: { readonly email: string }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initials(email)}
    </span>
  );
}
