import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Button, IconButton } from "./button";
import styles from "./dialog.module.css";
import { Form, FormError } from "./field";

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly lead?: ReactNode | undefined;
  /** For grids and for texts next to each other. */
  readonly wide?: boolean;
  /** Without it the dialog has to be answered. */
  readonly onClose?: () => void;
  readonly children?: ReactNode;
}

export function Dialog({ open, title, lead, wide, onClose, children }: DialogProps) {
  return (
    // A press outside would lose what was typed.
    <Base.Root open={open} disablePointerDismissal onOpenChange={(next) => (next ? undefined : onClose?.())}>
      <Base.Portal>
        <Base.Backdrop className="backdrop" />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={styles.popup} data-wide={wide || undefined}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {lead ? <Base.Description className="muted">{lead}</Base.Description> : null}
            {children}
            {/* Last, so that the dialog opens with the focus on its first field. */}
            {onClose ? (
              <Base.Close className={styles.close} render={<IconButton label="Close" icon={X} />} />
            ) : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

interface FormDialogProps extends Omit<DialogProps, "open" | "wide" | "onClose"> {
  readonly open?: boolean;
  /** The word on the button that goes ahead. */
  readonly action: string;
  readonly variant?: "danger" | "primary";
  readonly cancel?: string;
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** What belongs to no field. */
  readonly error?: string | null;
  readonly noValidate?: boolean;
  readonly onClose: () => void;
  readonly onSubmit: (data: FormData) => void;
}

/** A form, or a question before something happens, with a way out. */
export function FormDialog(props: FormDialogProps) {
  const { open = true, action, variant = "primary", cancel = "Cancel", busy, disabled, error = null } = props;
  return (
    <Dialog open={open} title={props.title} lead={props.lead} onClose={props.onClose}>
      <Form noValidate={props.noValidate} onSubmit={(data) => (busy ? undefined : props.onSubmit(data))}>
        {props.children}
        <FormError message={error} />
        <DialogActions>
          <Button onClick={props.onClose}>{cancel}</Button>
          <Button type="submit" variant={variant} busy={busy} disabled={disabled}>
            {action}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** The last row of a dialog. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
