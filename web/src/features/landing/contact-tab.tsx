import MessageSquare from "lucide-react/icons/message-square";
import { useRef } from "react";
import { useLazyDialog } from "~/features/shell/use-lazy-dialog";
import type { LandingMachines } from "~/generated/contract";
import { AppLink } from "~/ui/links/app-link";
import { Icon } from "~/ui/pictures/icon";
import { useWords } from "~/ui/text/words";
import styles from "./contact-tab.module.css";

const load = () => import("~/features/contact/contact-dialog").then((module) => module.ContactDialog);

interface ContactTabProps {
  readonly token: string;
  readonly machines: LandingMachines;
}

export function ContactTab({ token, machines }: ContactTabProps) {
  const words = useWords().landing;
  const tab = useRef<HTMLDivElement>(null);
  const { Dialog, open, setOpen, link } = useLazyDialog(`/${token}/contact`, load);
  const reopen = () => {
    // The focused button is about to be removed. With the focus on the tab, the dialog returns it there.
    tab.current?.querySelector("a")?.focus();
    setOpen(true);
  };
  return (
    <>
      <div ref={tab} className={styles.place}>
        <AppLink className={styles.tab} {...link}>
          <Icon icon={MessageSquare} size="sm" className={styles.icon} />
          <span>{words.contactTab}</span>
        </AppLink>
      </div>
      {Dialog ? (
        <Dialog
          token={token}
          machines={machines}
          open={open}
          onOpen={reopen}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
