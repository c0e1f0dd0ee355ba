import type { LucideIcon } from "lucide-react";
import type { ComponentProps, MouseEvent } from "react";
import styles from "./button.module.css";
import { Tip } from "./tip";

type Variant = "primary" | "secondary" | "ghost" | "danger";

interface ButtonProps extends ComponentProps<"button"> {
  readonly variant?: Variant;
  readonly icon?: LucideIcon;
  /** A request is under way: the button stays focusable and does nothing. */
  readonly busy?: boolean | undefined;
}

export function buttonClass(variant: Variant): string {
  return `${styles.button} ${styles[variant]}`;
}

export function Button({ variant = "secondary", icon: Icon, busy, className, ...props }: ButtonProps) {
  const { type = "button", onClick, children } = props;
  const ignore = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      {...props}
      type={type}
      className={`${buttonClass(variant)} ${className ?? ""}`}
      aria-disabled={busy || props["aria-disabled"]}
      onClick={busy ? ignore : onClick}
    >
      {busy ? <span className="spinner" /> : null}
      {Icon && !busy ? <Icon aria-hidden="true" size={16} strokeWidth={1.75} /> : null}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  readonly label: string;
  readonly icon: LucideIcon;
}

/** A square button whose name shows as a tooltip. */
export function IconButton({ label, icon: Icon, className, ...props }: IconButtonProps) {
  return (
    <Tip text={label}>
      <button type="button" aria-label={label} {...props} className={`square ${className ?? ""}`}>
        <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
      </button>
    </Tip>
  );
}
