import { useIsOnline } from "../ui/use-is-online";
import styles from "./frame.module.css";

export function OfflineBanner() {
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {isOnline ? null : (
        <p className={styles.banner}>You are offline. Changes are sent when the connection is back.</p>
      )}
    </div>
  );
}
