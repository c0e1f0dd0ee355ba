import { CircleCheck, CircleX, Clock } from "lucide-react";
import type { Delivery } from "../api/types";
import styles from "./delivery-state.module.css";

const STATES = {
  waiting: { label: "Waiting", icon: Clock },
  sent: { label: "Sent", icon: CircleCheck },
  failed: { label: "Failed", icon: CircleX },
} as const;

export function DeliveryState({ state }: { readonly state: Delivery["state"] }) {
  const { label, icon: Icon } = STATES[state];
  return (
    <span className={styles.state} data-state={state}>
      <Icon aria-hidden="true" size={14} />
      {label}
    </span>
  );
}
