import initial from "~/assets/live-field.svg?no-inline";
import settled from "~/assets/live-field-settled.svg?no-inline";
import styles from "../live-field.module.css";

/** The field before it is drawn: at its full height, or settled where nothing will move. */
export function FieldPicture({ isSettled }: { readonly isSettled: boolean }) {
  return (
    <picture className={styles.poster}>
      <source media="(prefers-reduced-motion: reduce), (scripting: none), print" srcSet={settled} />
      <img src={isSettled ? settled : initial} width={1400} height={1000} loading="lazy" alt="" />
    </picture>
  );
}
