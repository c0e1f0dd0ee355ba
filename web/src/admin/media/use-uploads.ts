import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import type { MediaItem } from "~/generated/contract";
import { Problem, problemOf } from "../api/problem";
import { signInAgain } from "../api/session-gate";
import { toast } from "../ui/toast";
import { mediumPath } from "./queries";
import { type Send, type Upload, Uploads } from "./uploads";

/** Files that the library accepts. The server decides by their content. */
export const ACCEPTED =
  "image/jpeg,image/png,image/webp,image/gif,video/mp4,video/webm,text/vtt,.vtt,application/pdf";
export const ACCEPTED_PICTURES = "image/jpeg,image/png,image/webp,image/gif";

/** The server's limit. It refuses larger files too, but a browser shows a refusal before the end as a lost connection. */
const MAX_MIB = 16;

/** Sends a file with XMLHttpRequest: `fetch` reports no progress of what it sends. */
const send: Send = async ({ file, replaces }, signal, onSent) => {
  if (file.size > MAX_MIB << 20) {
    const detail = `The file is too large. Make it smaller: at most ${MAX_MIB} MiB are allowed.`;
    throw new Problem(413, { detail });
  }
  const query = new URLSearchParams({ name: file.name });
  const path = replaces === null ? `/media?${query}` : `${mediumPath(replaces)}/file?${query}`;
  const response = await new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(replaces === null ? "POST" : "PUT", `/api/admin${path}`);
    request.setRequestHeader("Content-Type", file.type || "application/octet-stream");
    request.responseType = "blob";
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onSent(total > 0 ? loaded / total : 0),
    );
    request.addEventListener("load", () =>
      resolve(
        new Response(request.response as Blob, { status: request.status, headers: retryAfter(request) }),
      ),
    );
    request.addEventListener("error", () => reject(new Problem(0, {})));
    request.addEventListener("abort", () => reject(new Problem(0, {})));
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
  if (response.status === 401) {
    await signInAgain();
    return send({ file, replaces }, signal, onSent);
  }
  if (!response.ok) throw await problemOf(response);
  return (await response.json()) as MediaItem;
};

function retryAfter(request: XMLHttpRequest): HeadersInit {
  const value = request.getResponseHeader("Retry-After");
  return value === null ? {} : { "Retry-After": value };
}

export const uploads = new Uploads(send, (message) => toast(message, undefined, "error"));

addEventListener("beforeunload", (event) => {
  if (uploads.isSending) event.preventDefault();
});

/** Returns the uploads of this visit. The library is loaded again when one is done. */
export function useUploads(): readonly Upload[] {
  const list = useSyncExternalStore(uploads.subscribe, uploads.list);
  const client = useQueryClient();
  const done = list.filter(({ state }) => state === "done").length;
  useEffect(() => {
    if (done > 0) void client.invalidateQueries({ queryKey: ["media"] });
  }, [client, done]);
  return list;
}
