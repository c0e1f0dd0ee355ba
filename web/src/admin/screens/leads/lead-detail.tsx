import { useQuery } from "@tanstack/react-query";
import { Reply } from "lucide-react";
import type { Assignee, LeadRow, WholeLead } from "~/generated/contract";
import { leadQuery } from "../../api/queries";
import type { LeadChange } from "../../api/types";
import { buttonClass } from "../../ui/button";
import {
  BackLink,
  ContactFacts,
  DetailHead,
  Fact,
  FactList,
  PartHeading,
  SpamWarning,
} from "../../ui/detail";
import { QueryState } from "../../ui/notice";
import { Select } from "../../ui/select";
import { Time } from "../../ui/time";
import { toast } from "../../ui/toast";
import { DetailMenu } from "../detail-menu";
import { MailList } from "../mail-list";
import styles from "./lead-detail.module.css";
import { replyAddress, sitePath } from "./lead-links";
import { LeadNotes } from "./lead-notes";
import { LEAD_STATES } from "./list-state";
import { STATE_LABELS, StateMark } from "./state-mark";

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
  readonly onChange: ChangeLead;
}

type ChangeLead = (lead: LeadRow, change: LeadChange) => void;

export function LeadDetail({ id, people, backTo, onChange }: LeadDetailProps) {
  const query = useQuery(leadQuery(id));
  const lead = query.data;
  const assignees = [
    { value: "", label: "Unassigned" },
    ...people.map(({ id: value, email }) => ({ value, label: email })),
  ];
  return (
    <div className={styles.detail}>
      <BackLink to={backTo}>Leads</BackLink>
      <QueryState query={query} rows={5} />
      {lead ? (
        <>
          <header className={styles.head}>
            <DetailHead name={lead.fullName} detail={lead.company} />
            <div className={styles.actions}>
              <a
                href={replyAddress(lead)}
                className={buttonClass("primary")}
                onClick={() => offerProgress(lead, onChange)}
              >
                <Reply aria-hidden="true" size={16} />
                Reply
              </a>
              <DetailMenu source={{ kind: "lead", id: lead.id, reference: lead.reference }} backTo={backTo} />
            </div>
            <div className={styles.selects}>
              <Select
                label="State"
                hideLabel
                value={lead.state}
                options={STATES}
                onChange={(state) => onChange(lead, { state })}
              />
              <Select
                label="Assignee"
                hideLabel
                value={lead.assignee ?? ""}
                options={assignees}
                onChange={(value) => onChange(lead, { assignee: value || null })}
              />
            </div>
          </header>
          {lead.suspect ? (
            <SpamWarning>This message looks like spam. Mark it as spam, or answer it as usual.</SpamWarning>
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

function offerProgress(lead: WholeLead, onChange: ChangeLead): void {
  if (lead.state !== "new") return;
  toast("Your mail program opens.", {
    label: "Mark as in progress",
    onClick: () => onChange(lead, { state: "progress" }),
  });
}

/** Everything about a lead except its message. */
function LeadFacts({ lead }: { readonly lead: WholeLead }) {
  const page = sitePath(lead.origin, location.origin);
  return (
    <aside className={styles.facts} aria-label="Details">
      <PartHeading>Details</PartHeading>
      <FactList>
        <Fact label="Reference">{lead.reference}</Fact>
        <Fact label="Received">
          <Time at={lead.createdAt} long />
        </Fact>
        <ContactFacts email={lead.email} phone={lead.phone} replyTo={replyAddress(lead)} />
        {lead.answers.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
        <Fact label="Page">
          {page ? (
            <a href={page} target="_blank" rel="noreferrer">
              {page}
            </a>
          ) : (
            (lead.origin ?? "Not known")
          )}
        </Fact>
        {lead.campaign ? <Fact label="Campaign">{lead.campaign}</Fact> : null}
        {lead.event ? <Fact label="Event">{lead.event}</Fact> : null}
        <Fact label="Consent">
          {lead.consent ? "Given" : "Not given"}
          {lead.consentedAt ? (
            <>
              {", "}
              <Time at={lead.consentedAt} long />
            </>
          ) : null}
          {lead.consentVersion ? `, version ${lead.consentVersion}` : null}
        </Fact>
      </FactList>
      <PartHeading>Mails</PartHeading>
      <MailList messages={lead.messages} />
    </aside>
  );
}
