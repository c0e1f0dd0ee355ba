import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import type { MediaItem } from "~/generated/contract";
import { Problem, problemOf } from "../api/problem";
import { signInAgain } from "../api/session-gate";
import { toast } from "../ui/toast";
import { mediumPath } from "./queries";
import { type Send, type Upload, Uploads } from "./uploads";

/** The server's limit. It refuses larger files too, but a browser shows a refusal before the end as a lost connection. */
const MAX_MIB = 16;

const send: Send = async ({ file, replaces, frames }, signal, onSent) => {
  if (frames.length === 0 || replaces === null) {
    const query = new URLSearchParams({ name: file.name });
    return replaces === null
      ? sendFile("POST", `/media?${query}`, file, signal, onSent)
      : sendFile("PUT", `${mediumPath(replaces)}/file?${query}`, file, signal, onSent);
  }
  const set = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  let item: MediaItem | null = null;
  // In order: the server compares each with the first one, and shows them once the last one is there.
  for (const [index, frame] of frames.entries()) {
    const query = new URLSearchParams({ name: frame.name, set, frame: String(index + 1) });
    item = await sendFile("PUT", `${mediumPath(replaces)}/file?${query}`, frame, signal, (sent) =>
      onSent((index + sent) / frames.length),
    );
  }
  if (!item) throw new Problem(0, {});
  return item;
};

/** Sends a file with XMLHttpRequest: `fetch` reports no progress of what it sends. */
async function sendFile(
  method: "POST" | "PUT",
  path: string,
  file: File,
  signal: AbortSignal,
  onSent: (sent: number) => void,
): Promise<MediaItem> {
  if (file.size > MAX_MIB << 20) {
    const detail = `${file.name} is too large. Make it smaller: at most ${MAX_MIB} MiB are allowed.`;
    throw new Problem(413, { detail });
  }
  const response = await new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, `/api/admin${path}`);
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
    return sendFile(method, path, file, signal, onSent);
  }
  if (!response.ok) throw await problemOf(response);
  return (await response.json()) as MediaItem;
}

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
