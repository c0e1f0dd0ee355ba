import type { LucideIcon } from "lucide-react";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowRight from "lucide-react/icons/arrow-right";
import ExternalLink from "lucide-react/icons/external-link";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import { Icon } from "~/ui/pictures/icon";
import { AppLink, leavesSite } from "./app-link";
import styles from "./button.module.css";

type Variant = "primary" | "secondary" | "ghost";

interface Look {
  readonly variant?: Variant;
  readonly size?: "md" | "lg";
  /** Icon after the label, which moves slightly on hover. */
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children" | "className"> {}

interface ButtonLinkProps
  extends Look,
    Pick<
      AnchorHTMLAttributes<HTMLAnchorElement>,
      "aria-disabled" | "aria-haspopup" | "onClick" | "onFocus" | "onPointerEnter"
    > {
  readonly href: string;
  readonly newTab?: boolean;
}

/** A button. The section's ground sets its colours. */
export function Button({
  variant = "primary",
  size = "md",
  icon,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button type={type} className={classes(variant, size)} {...rest}>
      <Label icon={icon}>{children}</Label>
    </button>
  );
}

/** A link that looks like a button, for navigation only. */
export function ButtonLink({ variant = "primary", size = "md", icon, children, ...link }: ButtonLinkProps) {
  return (
    <AppLink className={classes(variant, size)} {...link}>
      <Label icon={icon}>{children}</Label>
    </AppLink>
  );
}

interface DownloadLinkProps {
  readonly href: string;
  /** Icon before the label. */
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}

export function DownloadLink({ href, icon, children }: DownloadLinkProps) {
  return (
    <a className={classes("secondary", "md")} href={href} download>
      <Icon icon={icon} />
      {children}
    </a>
  );
}

interface ActionLinkProps extends Pick<Look, "variant"> {
  readonly action: { readonly label: string; readonly href: string | null };
}

/** A large link from the content. Its arrow shows whether it leads down the page, to a page, or to another site. */
export function ActionLink({ action: { label, href }, variant = "primary" }: ActionLinkProps) {
  if (href === null) return null;
  const onward = href.startsWith("#") ? ArrowDown : ArrowRight;
  return (
    <ButtonLink href={href} size="lg" variant={variant} icon={leavesSite(href) ? ExternalLink : onward}>
      {label}
    </ButtonLink>
  );
}

function classes(variant: Variant, size: "md" | "lg"): string {
  return `${styles.button} ${styles[variant]} ${styles[size]}`;
}

function Label({ icon, children }: { readonly icon: LucideIcon | undefined; readonly children: ReactNode }) {
  return (
    <>
      <span>{children}</span>
      {icon ? <Icon icon={icon} className={styles.icon} /> : null}
    </>
  );
}
