import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { request } from "../../api/request";
import { documentPath } from "../queries";
import type { OthersPresent, Present } from "../types";
import styles from "./editor-bar.module.css";

const HEARTBEAT_MS = 20_000;

interface OthersProps {
  readonly id: string;
  readonly first: readonly Present[];
}

/** Says who else has the document open, and tells the server that this person has. */
export function Others({ id, first }: OthersProps) {
  const path = `${documentPath(id)}/presence`;
  const { data } = useQuery({
    queryKey: ["document", id, "presence"],
    queryFn: ({ signal }) => request<OthersPresent>("POST", path, { body: {}, signal }),
    refetchInterval: HEARTBEAT_MS,
    staleTime: 0,
    retry: false,
  });
  useEffect(() => {
    const leave = () =>
      void fetch(`/api/admin${path}`, { method: "DELETE", keepalive: true }).catch(() => {});
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [path]);
  const others = data?.others ?? first;
  if (others.length === 0) return null;
  const names = others.map(({ email }) => email).join(", ");
  const text = `${names} ${others.length === 1 ? "has" : "have"} this open too`;
  return (
    <p className={styles.others} title={text}>
      {text}
    </p>
  );
}
