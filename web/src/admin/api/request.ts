import { Problem, problemOf } from "./problem";
import { signInAgain } from "./session-gate";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

interface Options {
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** Whether a 401 means that the session has ended. Not for requests that sign in. */
  readonly needsSession?: boolean;
}

/** Calls `/api/admin`. After a session has ended, it waits for a new sign-in and sends the request again. */
async function send(method: Method, path: string, options: Options = {}): Promise<Response> {
  const { body, signal, needsSession = true } = options;
  const response = await fetch(`/api/admin${path}`, {
    method,
    ...(signal ? { signal } : {}),
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new Problem(0, {});
  });
  if (response.status === 401 && needsSession) {
    await signInAgain();
    return send(method, path, options);
  }
  if (!response.ok) throw await problemOf(response);
  return response;
}

export async function request<T>(method: Method, path: string, options?: Options): Promise<T> {
  const response = await send(method, path, options);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** Requests a file and offers it as a download. */
export async function download(path: string, body: unknown, name: string): Promise<void> {
  const response = await send("POST", path, { body });
  saveFile(await response.blob(), name);
}

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
