import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PersonInfo } from "~/generated/contract";
import { formError } from "../api/problem";
import { reload } from "../api/reload";
import { download, request } from "../api/request";
import { FormDialog } from "../ui/dialog";
import { TextField } from "../ui/field";
import { QueryState } from "../ui/notice";
import { toast } from "../ui/toast";

/** The lead or booking through which a person was found. */
export interface PersonSource {
  readonly kind: "lead" | "booking";
  readonly id: string;
  readonly reference: string;
}

interface PersonDialogProps {
  readonly source: PersonSource;
  readonly action: "export" | "erase" | null;
  readonly onClose: () => void;
  readonly onErased: () => void;
}

type Counts = Pick<PersonInfo, "leads" | "bookings" | "messages">;

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function countText({ leads, bookings, messages }: Counts): string {
  return `${counted(leads, "lead")}, ${counted(bookings, "booking")} and ${counted(messages, "mail")}`;
}

/** Names all data of a person, and exports or erases it. Erasing requires the reference. */
export function PersonDialog({ source, action, onClose, onErased }: PersonDialogProps) {
  const client = useQueryClient();
  const [typed, setTyped] = useState("");
  const isErasing = action === "erase";
  const { kind, id, reference } = source;
  const path = `/${kind}s/${encodeURIComponent(id)}/person`;
  const person = useQuery({
    queryKey: ["person", kind, id],
    queryFn: ({ signal }) => request<PersonInfo>("GET", path, { signal }),
    enabled: action !== null,
    staleTime: 0,
  });
  const exportData = useMutation({
    mutationFn: () => download(`${path}/export`, undefined, `person-${reference}.json`),
    meta: { quiet: true },
    onSuccess: onClose,
  });
  const erase = useMutation({
    mutationFn: () => request<Counts>("POST", `${path}/erase`, { body: {} }),
    meta: { quiet: true },
    onSuccess: (counts) => {
      toast(`Erased ${countText(counts)}`);
      onErased();
      client.removeQueries({ queryKey: [kind, id] });
      reload(client, "leads", "board", "found-bookings", "overview");
    },
  });
  const run = isErasing ? erase : exportData;
  return (
    <FormDialog
      open={action !== null}
      title={isErasing ? "Erase this person's data" : "Export this person's data"}
      action={isErasing ? "Erase" : "Export"}
      variant={isErasing ? "danger" : "primary"}
      busy={run.isPending}
      disabled={!person.data || (isErasing && typed.trim().toUpperCase() !== reference.toUpperCase())}
      error={formError(run.error, [])}
      onClose={onClose}
      onSubmit={() => run.mutate()}
    >
      <QueryState query={person} rows={2} />
      {person.data ? (
        <p>
          {isErasing ? "This erases" : "The file holds"} everything of <strong>{person.data.email}</strong>:{" "}
          {countText(person.data)}.{isErasing ? " It cannot be undone." : ""}
        </p>
      ) : null}
      {isErasing && person.data ? (
        <TextField
          label={`Type ${reference} to confirm`}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : null}
    </FormDialog>
  );
}
