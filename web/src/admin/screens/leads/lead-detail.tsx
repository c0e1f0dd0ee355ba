import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Copy, Ellipsis, FileDown, Reply, TriangleAlert, UserX } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import type { Assignee, WholeLead } from "~/generated/contract";
import { leadQuery } from "../../api/queries";
import { useMay } from "../../api/session";
import { buttonClass, IconButton } from "../../ui/button";
import { copyText } from "../../ui/copy-text";
import { EmailText } from "../../ui/email-text";
import { Menu, MenuItem, MenuSeparator } from "../../ui/menu";
import { LoadFailure, Skeleton } from "../../ui/notice";
import { Select } from "../../ui/select";
import { Time } from "../../ui/time";
import { toast } from "../../ui/toast";
import { MailList } from "../mail-list";
import { PersonDialog } from "../person-dialog";
import { ConflictNotice } from "./conflict-notice";
import styles from "./lead-detail.module.css";
import { LeadNotes } from "./lead-notes";
import { LEAD_STATES } from "./list-state";
import { replyAddress } from "./reply-address";
import { sitePath } from "./site-path";
import { STATE_LABELS, StateMark } from "./state-mark";
import type { useLeadChanges } from "./use-lead-changes";

const STATES = LEAD_STATES.map((state) => ({
  value: state,
  label: STATE_LABELS[state],
  mark: <StateMark state={state} />,
}));

interface LeadDetailProps {
  readonly id: string;
  readonly people: readonly Assignee[];
  /** Address of the list. */
  readonly backTo: string;
  readonly changes: ReturnType<typeof useLeadChanges>;
}

export function LeadDetail({ id, people, backTo, changes }: LeadDetailProps) {
  const { data: lead, error, refetch } = useQuery(leadQuery(id));
  const back = useRef<HTMLAnchorElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoaded = lead !== undefined;
  useEffect(() => {
    // Without room for the list, the row that had the focus is hidden.
    if (isLoaded && back.current?.offsetParent) heading.current?.focus();
  }, [isLoaded]);
  const assignees = [
    { value: "", label: "Unassigned" },
    ...people.map(({ id: value, email }) => ({ value, label: email })),
  ];
  return (
    <div className={styles.detail}>
      <Link ref={back} to={backTo} className={styles.back}>
        <ArrowLeft aria-hidden="true" size={18} />
        Leads
      </Link>
      {error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {lead || error ? null : <Skeleton rows={5} />}
      {lead ? (
        <>
          <header className={styles.head}>
            <div className={styles.who}>
              <h2 ref={heading} tabIndex={-1} className={styles.name}>
                {lead.fullName}
              </h2>
              <p className={styles.company}>{lead.company}</p>
            </div>
            <div className={styles.actions}>
              <a
                href={replyAddress(lead)}
                className={buttonClass("primary")}
                onClick={() => offerProgress(lead, changes)}
              >
                <Reply aria-hidden="true" size={16} />
                Reply
              </a>
              <LeadMenu lead={lead} backTo={backTo} />
            </div>
            <div className={styles.selects}>
              <Select
                label="State"
                hideLabel
                value={lead.state}
                options={STATES}
                onChange={(state) => changes.change(lead, { state })}
              />
              <Select
                label="Assignee"
                hideLabel
                value={lead.assignee ?? ""}
                options={assignees}
                onChange={(value) => changes.change(lead, { assignee: value || null })}
              />
            </div>
          </header>
          {changes.conflict?.current.id === id ? (
            <ConflictNotice conflict={changes.conflict} people={people} changes={changes} />
          ) : null}
          {lead.suspect ? (
            <p className={styles.suspect}>
              <TriangleAlert aria-hidden="true" size={16} />
              This message looks like spam. Mark it as spam, or answer it as usual.
            </p>
          ) : null}
          <div className={styles.columns}>
            <div className={styles.main}>
              <section aria-label="Message">
                <p className={styles.message}>{lead.description}</p>
              </section>
              <LeadNotes lead={lead} />
            </div>
            <LeadFacts lead={lead} />
          </div>
        </>
      ) : null}
    </div>
  );
}

function offerProgress(lead: WholeLead, { change }: ReturnType<typeof useLeadChanges>): void {
  if (lead.state !== "new") return;
  toast("Your mail program opens.", {
    label: "Mark as in progress",
    onClick: () => change(lead, { state: "progress" }),
  });
}

function LeadMenu({ lead, backTo }: { readonly lead: WholeLead; readonly backTo: string }) {
  const may = useMay();
  const navigate = useNavigate();
  const [action, setAction] = useState<"export" | "erase" | null>(null);
  return (
    <>
      <Menu trigger={<IconButton label="More" icon={Ellipsis} />}>
        <MenuItem icon={Copy} onClick={() => copyText(lead.reference, `Copied ${lead.reference}`)}>
          Copy reference
        </MenuItem>
        {may("privacy") ? (
          <>
            <MenuSeparator />
            <MenuItem icon={FileDown} onClick={() => setAction("export")}>
              Export this person's data
            </MenuItem>
            <MenuItem icon={UserX} danger onClick={() => setAction("erase")}>
              Erase this person's data
            </MenuItem>
          </>
        ) : null}
      </Menu>
      <PersonDialog
        source={{ kind: "lead", id: lead.id, reference: lead.reference }}
        action={action}
        onClose={() => setAction(null)}
        onErased={() => void navigate(backTo, { replace: true })}
      />
    </>
  );
}

/** Everything about a lead except its message. */
function LeadFacts({ lead }: { readonly lead: WholeLead }) {
  const page = sitePath(lead.origin, location.origin);
  return (
    <aside className={styles.facts} aria-label="Details">
      <h3 className={styles.heading}>Details</h3>
      <dl className={styles.list}>
        <dt>Reference</dt>
        <dd>{lead.reference}</dd>
        <dt>Received</dt>
        <dd>
          <Time at={lead.createdAt} long />
        </dd>
        <dt>E-mail</dt>
        <dd>
          <a href={replyAddress(lead)}>
            <EmailText email={lead.email} />
          </a>
        </dd>
        {lead.phone ? (
          <>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:${lead.phone.replace(/[^+\d]/g, "")}`}>{lead.phone}</a>
            </dd>
          </>
        ) : null}
        {lead.answers.map(({ label, value }) => (
          <Answer key={label} label={label} value={value} />
        ))}
        <dt>Page</dt>
        <dd>
          {page ? (
            <a href={page} target="_blank" rel="noreferrer">
              {page}
            </a>
          ) : (
            (lead.origin ?? "Not known")
          )}
        </dd>
        {lead.event ? <Answer label="Event" value={lead.event} /> : null}
        <dt>Consent</dt>
        <dd>
          {lead.consent ? "Given" : "Not given"}
          {lead.consentedAt ? (
            <>
              {", "}
              <Time at={lead.consentedAt} long />
            </>
          ) : null}
          {lead.consentVersion ? `, version ${lead.consentVersion}` : null}
        </dd>
      </dl>
      <h3 className={styles.heading}>Mails</h3>
      <MailList messages={lead.messages} />
    </aside>
  );
}

function Answer({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
