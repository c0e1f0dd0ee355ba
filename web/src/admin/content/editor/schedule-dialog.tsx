import { useState } from "react";
import { fieldError, formError } from "../../api/problem";
import { FormDialog } from "../../ui/dialog";
import { TextField } from "../../ui/field";
import { Time } from "../../ui/time";
import type { Plan, WholeDocument } from "../types";
import { fromZonedTime, zonedTime } from "../zoned-time";
import styles from "./schedule-dialog.module.css";
import type { DocumentActions } from "./use-document-actions";

const DAY_MS = 24 * 3_600_000;
const FIRST_HOUR = "09:00";

interface ScheduleDialogProps {
  readonly action: Plan["action"];
  readonly document: WholeDocument;
  readonly actions: DocumentActions;
  readonly onClose: () => void;
}

/** Plans to publish or unpublish at a day and time of the site's time zone. */
export function ScheduleDialog({ action, document, actions, onClose }: ScheduleDialogProps) {
  const { timeZone, plan } = document;
  const planned = plan?.action === action ? zonedTime(plan.at, timeZone) : null;
  const [day, setDay] = useState(planned?.day ?? zonedTime(Date.now() + DAY_MS, timeZone).day);
  const [time, setTime] = useState(planned?.time ?? FIRST_HOUR);
  const at = fromZonedTime(day, time, timeZone);
  const { error, isPending, mutate } = actions.plan;
  const localZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <FormDialog
      noValidate
      title={action === "publish" ? "Publish later" : "Unpublish later"}
      lead={`Day and time in the site's time zone, ${timeZone.replaceAll("_", " ")}.`}
      action={action === "publish" ? "Schedule" : "Schedule the end"}
      busy={isPending}
      error={at === null ? "Choose a day and a time." : formError(error, ["at"])}
      onClose={onClose}
      onSubmit={() => (at === null ? undefined : mutate({ action, at }, { onSuccess: onClose }))}
    >
      <div className={styles.moment}>
        <TextField
          label="Day"
          type="date"
          value={day}
          error={fieldError(error, "at")}
          onChange={(event) => setDay(event.target.value)}
        />
        <TextField label="Time" type="time" value={time} onChange={(event) => setTime(event.target.value)} />
      </div>
      {at !== null && localZone !== timeZone ? (
        <p className="note">
          Where you are, it is <Time at={at} long />.
        </p>
      ) : null}
      {plan && plan.action !== action ? (
        <p className="note">This replaces the plan to {plan.action}.</p>
      ) : null}
    </FormDialog>
  );
}
