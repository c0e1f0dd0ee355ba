import type { Data } from "@puckeditor/core";
import { useEffect, useState } from "react";
import { errorText } from "../../../api/problem";
import { request } from "../../../api/request";
import { toValues } from "../puck-data";
import type { DraftPayload, Payload } from "./payload";

/** Milliseconds after the last change. A request renders nothing, but the server checks the whole page. */
const DELAY_MS = 300;

interface PayloadState {
  readonly isLoading: boolean;
  /** Why the canvas shows an older state; null if it is up to date. */
  readonly error: string | null;
}

/** Requests what the canvas draws, after each change. */
export function usePayload(payload: Payload, documentId: string, data: Data): PayloadState {
  const [state, setState] = useState<PayloadState>({ isLoading: true, error: null });

  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      setState((before) => ({ ...before, isLoading: true }));
      try {
        const received = await request<DraftPayload>("POST", `/content/${documentId}/payload`, {
          body: { values: toValues(data) },
          signal: abort.signal,
        });
        payload.receive(received, data.content);
        setState({ isLoading: false, error: null });
      } catch (error) {
        if (!abort.signal.aborted) setState({ isLoading: false, error: errorText(error as Error) });
      }
    };
    const timer = setTimeout(load, payload.page ? DELAY_MS : 0);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [payload, documentId, data]);

  return state;
}
