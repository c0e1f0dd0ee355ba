import type { MediaItem } from "~/generated/contract";
import { errorText, Problem } from "../api/problem";
import { thumbnailOf } from "./thumbnail";

/** Uploads at the same time. */
const LANES = 2;
/** Time for which a finished upload is listed. */
const SHOWN_MS = 8_000;

export interface Upload {
  readonly key: number;
  readonly name: string;
  /** The item whose file it replaces. */
  readonly replaces: string | null;
  readonly bytes: number;
  /** A small picture as a data address, once it is drawn. */
  readonly thumbnail: string;
  readonly state: "waiting" | "sending" | "done" | "failed";
  /** Part that is sent, from 0 to 1. */
  readonly sent: number;
  /** Why it failed, and what to do. */
  readonly error: string;
  /** Whether sending the same again could help. */
  readonly canRetry: boolean;
  /** What the server made of it. */
  readonly item: MediaItem | null;
}

interface Delivery {
  readonly file: File;
  /** The item whose file it replaces. */
  readonly replaces: string | null;
  /** All frames, of which the file is the first; empty for another file. */
  readonly frames: readonly File[];
}

/** Sends a file and reports how much of it is sent, from 0 to 1. */
export type Send = (
  delivery: Delivery,
  signal: AbortSignal,
  onSent: (sent: number) => void,
) => Promise<MediaItem>;

interface Job extends Delivery {
  readonly thumbnail: Promise<string>;
  readonly abort: AbortController;
  readonly settle: (item: MediaItem | null) => void;
}

/** Files on their way to the library. They go on while the person opens other screens. */
export class Uploads {
  #list: readonly Upload[] = [];
  #lastKey = 0;
  readonly #jobs = new Map<number, Job>();
  /** Small copies of uploaded pictures by name, until the server has made its own. */
  readonly #previews = new Map<string, string>();
  readonly #listeners = new Set<() => void>();
  readonly #send: Send;
  readonly #onUnseenFailure: (message: string) => void;

  /** @param onUnseenFailure receives why an upload failed if no screen shows it */
  constructor(send: Send, onUnseenFailure: (message: string) => void) {
    this.#send = send;
    this.#onUnseenFailure = onUnseenFailure;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly list = (): readonly Upload[] => this.#list;

  /** Returns a small copy of a picture that was uploaded during this visit, or an empty text. */
  previewOf(name: string): string {
    return this.#previews.get(name) ?? "";
  }

  /** Uploads a file, or all frames. `done` resolves to its item, or to null if it was cancelled or dismissed. */
  add(
    file: File,
    replaces: string | null = null,
    frames: readonly File[] = [],
  ): { readonly key: number; readonly done: Promise<MediaItem | null> } {
    this.#lastKey += 1;
    const key = this.#lastKey;
    const upload: Upload = {
      key,
      name: frames.length > 0 ? `${frames.length} frames` : file.name,
      replaces,
      bytes: (frames.length > 0 ? frames : [file]).reduce((sum, { size }) => sum + size, 0),
      thumbnail: "",
      state: "waiting",
      sent: 0,
      error: "",
      canRetry: false,
      item: null,
    };
    const picture = thumbnailOf(file);
    const done = new Promise<MediaItem | null>((settle) => {
      const abort = new AbortController();
      this.#jobs.set(key, { file, replaces, frames, thumbnail: picture, abort, settle });
    });
    this.#set([...this.#list, upload]);
    void picture.then((thumbnail) => this.#change(key, { thumbnail }));
    this.#startNext();
    return { key, done };
  }

  retry(key: number): void {
    this.#change(key, { state: "waiting", sent: 0, error: "" });
    this.#startNext();
  }

  /** Cancels an upload, or removes one that has ended from the list. */
  remove(key: number): void {
    const job = this.#jobs.get(key);
    this.#jobs.delete(key);
    this.#set(this.#list.filter((upload) => upload.key !== key));
    job?.abort.abort();
    job?.settle(null);
    this.#startNext();
  }

  /** Whether something would be lost if the window closed. */
  get isSending(): boolean {
    return this.#list.some(({ state }) => state === "waiting" || state === "sending");
  }

  #startNext(): void {
    const sending = this.#list.filter(({ state }) => state === "sending").length;
    const next = this.#list.find(({ state }) => state === "waiting");
    if (!next || sending >= LANES) return;
    void this.#run(next.key);
    this.#startNext();
  }

  async #run(key: number): Promise<void> {
    const job = this.#jobs.get(key);
    if (!job) return;
    this.#change(key, { state: "sending" });
    try {
      const item = await this.#send(job, job.abort.signal, (sent) => this.#change(key, { sent }));
      this.#previews.set(item.name, await job.thumbnail);
      this.#jobs.delete(key);
      this.#change(key, { state: "done", sent: 1, item });
      job.settle(item);
      setTimeout(() => this.remove(key), SHOWN_MS);
    } catch (error) {
      if (job.abort.signal.aborted) return;
      const isFinal =
        error instanceof Problem && error.status >= 400 && error.status < 500 && error.status !== 429;
      this.#change(key, { state: "failed", error: errorText(error), canRetry: !isFinal });
      if (this.#listeners.size === 0) this.#onUnseenFailure(`${job.file.name}: ${errorText(error)}`);
    }
    this.#startNext();
  }

  #change(key: number, change: Partial<Upload>): void {
    this.#set(this.#list.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));
  }

  #set(list: readonly Upload[]): void {
    this.#list = list;
    for (const listener of this.#listeners) listener();
  }
}
