import { CircleCheck, CircleSlash, CircleX, Clock } from "lucide-react";
import type { DeliveryInfo } from "~/generated/contract";
import { Time } from "../ui/time";
import styles from "./mail-list.module.css";

const STATES = {
  waiting: { label: "Waiting", icon: Clock },
  sent: { label: "Sent", icon: CircleCheck },
  failed: { label: "Failed", icon: CircleX },
  cancelled: { label: "Not needed", icon: CircleSlash },
} as const;

/** Returns the name of a message. The subject of one that was sent is not stored any longer. */
function nameOf({ subject, kind, toVisitor }: DeliveryInfo): string {
  if (subject) return subject;
  if (kind === "webhook") return "Webhook";
  return toVisitor ? "Mail to the visitor" : "Mail to your firm";
}

/** The messages about a lead or a booking, and whether they have arrived. */
export function MailList({ messages }: { readonly messages: readonly DeliveryInfo[] }) {
  if (messages.length === 0) return <p className="muted">No mail was sent.</p>;
  return (
    <ul className={styles.mails}>
      {messages.map((message) => (
        <li key={message.id}>
          <p>{nameOf(message)}</p>
          <p className={styles.mailState}>
            <DeliveryState state={message.state} />
            <Time at={message.at} />
          </p>
          {message.reason ? <p className={styles.reason}>{message.reason}</p> : null}
        </li>
      ))}
    </ul>
  );
}

function DeliveryState({ state }: { readonly state: DeliveryInfo["state"] }) {
  const { label, icon: Icon } = STATES[state];
  return (
    <span className={styles.state} data-state={state}>
      <Icon aria-hidden="true" size={14} />
      {label}
    </span>
  );
}
