import { useEffect, useRef } from "react";
import styles from "./account.module.css";

/** A drawing of the server. As an image it would need `data:` in the content security policy. */
export function QrCode({ markup }: { readonly markup: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drawing = new DOMParser().parseFromString(markup, "image/svg+xml").documentElement;
    box.current?.replaceChildren(document.importNode(drawing, true));
  }, [markup]);
  return <div ref={box} className={styles.qr} role="img" aria-label="QR code for the authenticator app" />;
}
