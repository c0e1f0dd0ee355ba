import { ChevronRight, CircleAlert, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useFaultCount, useForm } from "./form-context";
import styles from "./structure.module.css";

/** Opens and closes a group. It also opens when something in it is revealed. */
export function useDisclosure(pointer: string, isOpenAtFirst: boolean) {
  const { reveal } = useForm();
  const revealed = reveal.use();
  const count = revealed.pointer.startsWith(`${pointer}/`) ? revealed.count : 0;
  const [seen, setSeen] = useState(count);
  const [isOpen, setOpen] = useState(isOpenAtFirst || count > 0);
  if (count !== seen) {
    setSeen(count);
    if (count > 0) setOpen(true);
  }
  return [isOpen, setOpen] as const;
}

interface DisclosureButtonProps {
  readonly pointer: string;
  readonly isOpen: boolean;
  readonly label: string;
  readonly summary?: string;
  readonly mark?: ReactNode;
  readonly onToggle: () => void;
}

export function DisclosureButton(props: DisclosureButtonProps) {
  const { pointer, isOpen, label, summary, mark, onToggle } = props;
  const form = useForm();
  return (
    <button
      type="button"
      id={`${form.id}${pointer}-toggle`}
      className={styles.toggle}
      aria-expanded={isOpen}
      data-toggle={pointer}
      onClick={onToggle}
    >
      <ChevronRight aria-hidden="true" size={16} className={styles.chevron} />
      {mark}
      <span className={styles.toggleLabel}>{label}</span>
      {summary ? <span className={styles.summary}>{summary}</span> : null}
      <FaultCount pointer={pointer} />
    </button>
  );
}

export function FaultCount({ pointer }: { readonly pointer: string }) {
  return <FaultMark {...useFaultCount(pointer)} />;
}

interface FaultMarkProps {
  readonly errors: number;
  readonly warnings?: number;
}

export function FaultMark({ errors, warnings = 0 }: FaultMarkProps) {
  if (errors + warnings === 0) return null;
  const Icon = errors > 0 ? CircleAlert : TriangleAlert;
  const count = errors || warnings;
  return (
    <span className={styles.faultCount} data-warning={errors === 0 || undefined}>
      <Icon aria-hidden="true" size={14} />
      {count}
      <span className="visually-hidden">{errors > 0 ? " to fix" : " to check"}</span>
    </span>
  );
}
