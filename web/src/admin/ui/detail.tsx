import { ArrowLeft, TriangleAlert, X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import styles from "./detail.module.css";

interface BackLinkProps {
  /** Address of the list. */
  readonly to: string;
  readonly children: string;
}

/** Leads from a detail to its list. Shown where there is room for only one of them. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link to={to} className={styles.back}>
      <ArrowLeft aria-hidden="true" size={18} />
      {children}
    </Link>
  );
}

interface DetailBarProps {
  /** Address and name of the list. */
  readonly backTo: string;
  readonly list: string;
  readonly children?: ReactNode;
}

/** The first row of a detail that can be closed. */
export function DetailBar({ backTo, list, children }: DetailBarProps) {
  return (
    <div className={styles.bar}>
      <BackLink to={backTo}>{list}</BackLink>
      {children}
      <Link to={backTo} className={styles.close} aria-label="Close">
        <X aria-hidden="true" size={18} strokeWidth={1.75} />
      </Link>
    </div>
  );
}

/** Windows that show the list or the detail. */
const NARROW = "(width < 60rem)";

interface DetailHeadProps {
  readonly name: string;
  readonly detail: string;
  /** The heading receives the focus. It always does where the list is hidden. */
  readonly takesFocus?: boolean;
}

/** Says what is open: whose lead or booking, or which file. */
export function DetailHead({ name, detail, takesFocus = false }: DetailHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus || matchMedia(NARROW).matches) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className={styles.name}>
        {name}
      </h2>
      {detail ? <p className="note">{detail}</p> : null}
    </div>
  );
}

/** Marks an entry of a list that looks like spam. */
export function SpamMark() {
  return (
    <>
      <TriangleAlert aria-hidden="true" size={16} className={styles.suspect} />
      <span className="visually-hidden">Looks like spam</span>
    </>
  );
}

export function SpamWarning({ children }: { readonly children: string }) {
  return (
    <p className={styles.warning}>
      <TriangleAlert aria-hidden="true" size={16} />
      {children}
    </p>
  );
}

export function PartHeading({ id, children }: { readonly id?: string; readonly children: string }) {
  return (
    <h3 id={id} className={styles.heading}>
      {children}
    </h3>
  );
}

export function FactList({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

interface FactProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** An entry of a {@link FactList}. */
export function Fact({ label, children }: FactProps) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

interface ContactFactsProps {
  readonly email: string;
  readonly phone: string;
  /** Opens the mail program with an answer. */
  readonly replyTo: string;
}

/** E-mail address and phone number, as links. */
export function ContactFacts({ email, phone, replyTo }: ContactFactsProps) {
  return (
    <>
      <Fact label="E-mail">
        <a href={replyTo}>{email}</a>
      </Fact>
      {phone ? (
        <Fact label="Phone">
          <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>
        </Fact>
      ) : null}
    </>
  );
}
