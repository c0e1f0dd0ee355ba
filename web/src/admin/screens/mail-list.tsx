import type { DeliveryInfo } from "~/generated/contract";
import { DeliveryState } from "../ui/delivery-state";
import { Time } from "../ui/time";
import styles from "./mail-list.module.css";

/** Names of messages that were sent: their subject is not stored any longer. */
const MESSAGE_KINDS = { mail: "Mail", webhook: "Webhook" } as const;

/** The messages about a lead or a booking, and whether they have arrived. */
export function MailList({ messages }: { readonly messages: readonly DeliveryInfo[] }) {
  if (messages.length === 0) return <p className="muted">No mail was sent.</p>;
  return (
    <ul className={styles.mails}>
      {messages.map((message) => (
        <li key={message.id}>
          <p>{message.subject || MESSAGE_KINDS[message.kind]}</p>
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
