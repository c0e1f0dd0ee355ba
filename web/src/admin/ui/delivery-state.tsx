import { CircleCheck, CircleSlash, CircleX, Clock } from "lucide-react";
import type { DeliveryInfo } from "~/generated/contract";
import styles from "./delivery-state.module.css";

const STATES = {
  waiting: { label: "Waiting", icon: Clock },
  sent: { label: "Sent", icon: CircleCheck },
  failed: { label: "Failed", icon: CircleX },
  cancelled: { label: "Not needed", icon: CircleSlash },
} as const;

export function DeliveryState({ state }: { readonly state: DeliveryInfo["state"] }) {
  const { label, icon: Icon } = STATES[state];
  return (
    <span className={styles.state} data-state={state}>
      <Icon aria-hidden="true" size={14} />
      {label}
    </span>
  );
}
