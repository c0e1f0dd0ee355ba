import { errorText, Problem } from "../../api/problem";
import { createStore, type Store } from "../../ui/store";
import { isObject, type Json, type JsonObject } from "../schema-form/json";
import type { ContrastFigure, Fault, WholeDocument } from "../types";

/** Time without a key press after which a draft is saved. */
const SAVE_AFTER_MS = 800;
/** Time after which what was typed is stored in the browser. */
const MIRROR_AFTER_MS = 250;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 30_000;

export interface SaveBody {
  readonly version: number;
  readonly baseRevision: number;
  readonly values: JsonObject;
  readonly text: string;
}

interface SaveResponse {
  readonly version: number;
  readonly savedAt: number;
  readonly faults: readonly Fault[];
  readonly contrast: ContrastFigure[];
}

export type SaveState =
  | { readonly kind: "saved"; readonly at: number | null }
  | { readonly kind: "unsaved" }
  | { readonly kind: "saving" }
  /** `isFinal`: sending the same again would change nothing. */
  | { readonly kind: "failed"; readonly message: string; readonly isFinal: boolean }
  | { readonly kind: "conflict"; readonly current: WholeDocument };

export interface DraftSnapshot {
  /** The document as the server last described it. */
  readonly document: WholeDocument;
  readonly values: JsonObject;
  readonly text: string;
  readonly faults: readonly Fault[];
  readonly save: SaveState;
  /** Raised when the content is replaced from outside: controls that have state start again. */
  readonly generation: number;
}

interface Mirror {
  readonly read: () => SaveBody | null;
  readonly write: (body: SaveBody | null) => void;
}

/**
 * The working draft of an open document. It saves what is typed, one request at a time, and stores in the browser what is
 * not saved yet, so that neither a lost connection nor a crash loses it.
 */
export class WorkingDraft {
  readonly #store: Store<DraftSnapshot>;
  #version: number;
  #baseRevision: number;
  /** Counts changes, and says which of them are saved. */
  #changes = 0;
  #saved = 0;
  #retryMs = FIRST_RETRY_MS;
  #sending: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #mirrorTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #send: (body: SaveBody) => Promise<SaveResponse>;
  readonly #mirror: Mirror;
  readonly #editor: string;

  constructor(
    document: WholeDocument,
    editor: string,
    send: (body: SaveBody) => Promise<SaveResponse>,
    mirror: Mirror,
  ) {
    this.#editor = editor;
    this.#send = send;
    this.#mirror = mirror;
    this.#version = versionOf(document);
    this.#baseRevision = baseRevisionOf(document);
    const { values, text } = contentOf(document);
    const save: SaveState = { kind: "saved", at: document.draft?.updatedAt ?? null };
    this.#store = createStore<DraftSnapshot>({
      document,
      values,
      text,
      faults: document.faults,
      save,
      generation: 0,
    });
  }

  snapshot(): DraftSnapshot {
    return this.#store.get();
  }

  /** Returns the snapshot in a component, which renders again after each change. */
  useSnapshot(): DraftSnapshot {
    return this.#store.use();
  }

  get version(): number {
    return this.#version;
  }

  /** Whether something that was typed is not on the server. */
  get isUnsaved(): boolean {
    return this.#changes !== this.#saved;
  }

  /**
   * Restores what an earlier session could not save. If someone else has saved the document since, both versions are
   * shown. Returns whether there was something to restore.
   */
  resume(): boolean {
    if (this.isUnsaved) {
      this.#schedule(0);
      return false;
    }
    const stored = this.#mirror.read();
    if (!stored) return false;
    const { values, text } = this.snapshot();
    if (JSON.stringify([stored.values, stored.text]) === JSON.stringify([values, text])) {
      this.#mirror.write(null);
      return false;
    }
    const isCurrent = stored.version === this.#version;
    this.#changes += 1;
    this.#update({
      values: stored.values,
      text: stored.text,
      generation: this.snapshot().generation + 1,
      save: isCurrent ? { kind: "unsaved" } : { kind: "conflict", current: this.snapshot().document },
    });
    if (isCurrent) this.#schedule(0);
    return true;
  }

  change(change: { readonly values?: JsonObject; readonly text?: string }): void {
    this.#changes += 1;
    const { save } = this.snapshot();
    const isBlocked = save.kind === "conflict" || save.kind === "saving";
    this.#update({ ...change, save: isBlocked ? save : { kind: "unsaved" } });
    clearTimeout(this.#mirrorTimer);
    this.#mirrorTimer = setTimeout(() => this.store(), MIRROR_AFTER_MS);
    if (save.kind !== "conflict") this.#schedule(SAVE_AFTER_MS);
  }

  /** Stores in the browser what is not saved. */
  store(): void {
    clearTimeout(this.#mirrorTimer);
    this.#mirror.write(this.isUnsaved ? this.#body() : null);
  }

  /** Saves at once. Resolves to whether everything is saved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.store();
    while (this.isUnsaved && this.snapshot().save.kind !== "conflict") {
      const before = this.#saved;
      this.#sending ??= this.#save();
      await this.#sending;
      if (this.#saved === before) break;
    }
    return !this.isUnsaved;
  }

  /** Applies another response of the server. It replaces the content unless something is unsaved. */
  adopt(document: WholeDocument): void {
    if (document === this.snapshot().document || this.isUnsaved || this.#sending) return;
    const { document: known, save } = this.snapshot();
    const isSame =
      versionOf(document) === this.#version &&
      (document.published?.revision ?? 0) === (known.published?.revision ?? 0);
    const savedAt = save.kind === "saved" ? (save.at ?? 0) : 0;
    if (isSame) this.#update({ document, faults: document.faults });
    else if (document.updatedAt >= savedAt) this.replace(document);
  }

  /** Shows the content of the document, whatever was there before. */
  replace(document: WholeDocument): void {
    clearTimeout(this.#timer);
    this.#version = versionOf(document);
    this.#baseRevision = baseRevisionOf(document);
    this.#saved = this.#changes;
    this.store();
    const before = this.snapshot();
    const { values, text } = contentOf(document);
    const isSameContent = sorted([values, text]) === sorted([before.values, before.text]);
    this.#update({
      document,
      ...(isSameContent ? {} : { values, text, generation: before.generation + 1 }),
      faults: document.faults,
      save: { kind: "saved", at: document.draft?.updatedAt ?? null },
    });
  }

  /** Resolves a conflict with the version of the other person. Returns a function that restores this one. */
  acceptTheirs(): () => void {
    const { save, values, text } = this.snapshot();
    if (save.kind === "conflict") this.replace(save.current);
    return () => {
      this.change({ values, text });
      this.#update({ generation: this.snapshot().generation + 1 });
    };
  }

  /** Resolves a conflict with this version: it replaces the other person's working draft. */
  replaceTheirs(): void {
    const { save } = this.snapshot();
    if (save.kind !== "conflict") return;
    this.#version = versionOf(save.current);
    this.#baseRevision = save.current.published?.revision ?? 0;
    this.#changes += 1;
    this.#update({ document: save.current, save: { kind: "unsaved" } });
    this.#schedule(0);
  }

  conflictWith(current: WholeDocument): void {
    this.#update({ save: { kind: "conflict", current } });
  }

  /** The document is gone, and what was typed with it. */
  discardUnsaved(): void {
    clearTimeout(this.#timer);
    this.#saved = this.#changes;
    this.store();
  }

  close(): void {
    this.store();
    clearTimeout(this.#timer);
  }

  #body(): SaveBody {
    const { values, text } = this.snapshot();
    return { version: this.#version, baseRevision: this.#baseRevision, values, text };
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delayMs);
  }

  async #save(): Promise<void> {
    const change = this.#changes;
    const sent = this.#body();
    this.#update({ save: { kind: "saving" } });
    try {
      const { version, savedAt, faults, contrast } = await this.#send(sent);
      this.#version = version;
      this.#saved = change;
      this.#retryMs = FIRST_RETRY_MS;
      this.#sending = null;
      this.#update({
        faults,
        document: { ...this.#withDraft(sent, version, savedAt), contrast },
        save: this.isUnsaved ? { kind: "unsaved" } : { kind: "saved", at: savedAt },
      });
      this.store();
      if (this.isUnsaved) this.#schedule(SAVE_AFTER_MS);
    } catch (error) {
      this.#sending = null;
      this.#fail(error);
    }
  }

  /** Returns the document as it is after a save. The server's own description follows by an event. */
  #withDraft({ values, text, baseRevision }: SaveBody, version: number, savedAt: number): WholeDocument {
    const { document } = this.snapshot();
    const draft = { values, text, baseRevision, version, updatedAt: savedAt, updatedBy: this.#editor };
    const state = document.state === "published" || document.state === "ended" ? "changed" : document.state;
    return { ...document, draft, hasDraft: true, state, updatedAt: savedAt, updatedBy: this.#editor };
  }

  #fail(error: unknown): void {
    if (error instanceof Problem && error.status === 409) {
      this.#update({ save: { kind: "conflict", current: error.current as WholeDocument } });
      return;
    }
    // No answer, a busy server, or too many requests.
    const isFinal =
      error instanceof Problem && error.status >= 400 && error.status < 500 && error.status !== 429;
    this.#update({ save: { kind: "failed", message: errorText(error), isFinal } });
    if (isFinal) return;
    this.#schedule(this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, LAST_RETRY_MS);
  }

  #update(change: Partial<DraftSnapshot>): void {
    this.#store.set({ ...this.snapshot(), ...change });
  }
}

/** Returns what an editor of the document sees: the working draft, or what is published. */
export function contentOf({ draft, published }: WholeDocument): { values: JsonObject; text: string } {
  return draft ?? published ?? { values: {}, text: "" };
}

/** Returns a value as JSON with sorted keys: the server writes them in the order of the schema. */
function sorted(value: Json): string {
  return JSON.stringify(value, (_key, inner: Json) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}

function versionOf({ draft }: WholeDocument): number {
  return draft?.version ?? 0;
}

function baseRevisionOf({ draft, published }: WholeDocument): number {
  return draft?.baseRevision ?? published?.revision ?? 0;
}

/** Unsaved content in the browser. Storage may be full or turned off: then the draft is only on the server. */
export function localMirror(userId: string, documentId: string): Mirror {
  const key = `content-unsaved:${userId}:${documentId}`;
  return {
    read: () => {
      try {
        return JSON.parse(localStorage.getItem(key) ?? "null") as SaveBody | null;
      } catch {
        return null;
      }
    },
    write: (body) => {
      try {
        if (body) localStorage.setItem(key, JSON.stringify(body));
        else localStorage.removeItem(key);
      } catch {
        // The next save is less than a second away.
      }
    },
  };
}
