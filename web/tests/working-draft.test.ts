import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Problem } from "~/admin/api/problem";
import { type SaveBody, WorkingDraft } from "~/admin/content/editor/working-draft";
import type { WholeDocument } from "~/admin/content/types";

const AT = Date.UTC(2026, 10, 29, 9);

function documentWith(change: Partial<WholeDocument> = {}): WholeDocument {
  const version = { values: { title: "Old" }, text: "Text\n", updatedAt: AT, updatedBy: "jo@example.com" };
  return {
    id: "1",
    name: "blog/first",
    kind: "blog",
    title: "Old",
    path: "/blog/first",
    state: "published",
    updatedAt: AT,
    updatedBy: "jo@example.com",
    plan: null,
    hasDraft: false,
    schema: "blog",
    hasText: true,
    published: { ...version, revision: 3 },
    draft: null,
    faults: [],
    contrast: [],
    others: [],
    timeZone: "UTC",
    ...change,
  };
}

/** A server that answers each save as the test says. */
function openDraft(document = documentWith()) {
  const sent: SaveBody[] = [];
  const answers: (() => Promise<{ version: number; savedAt: number; faults: []; contrast: [] }>)[] = [];
  const stored: { body: SaveBody | null } = { body: null };
  const send = (body: SaveBody) => {
    sent.push(body);
    const answer =
      answers.shift() ?? (async () => ({ version: body.version + 1, savedAt: AT, faults: [], contrast: [] }));
    return answer() as Promise<{ version: number; savedAt: number; faults: []; contrast: [] }>;
  };
  const mirror = {
    read: () => stored.body,
    write: (body: SaveBody | null) => {
      stored.body = body;
    },
  };
  const draft = new WorkingDraft(document, "ada@example.com", send, mirror);
  return { draft, sent, answers, stored };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("saving", () => {
  test("several changes within a moment are one save", async () => {
    const { draft, sent } = openDraft();
    draft.change({ values: { title: "N" } });
    draft.change({ values: { title: "New" } });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual([{ version: 0, baseRevision: 3, values: { title: "New" }, text: "Text\n" }]);
    expect(draft.snapshot().save).toEqual({ kind: "saved", at: AT });
    expect(draft.snapshot().document).toMatchObject({ state: "changed", hasDraft: true });
    expect(draft.isUnsaved).toBe(false);
  });

  test("a change during a save waits for its answer and has the new version", async () => {
    const { draft, sent, answers } = openDraft();
    let answer = (_: { version: number; savedAt: number; faults: []; contrast: [] }) => {};
    answers.push(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    draft.change({ text: "One\n" });
    await vi.advanceTimersByTimeAsync(1_000);
    draft.change({ text: "Two\n" });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toHaveLength(1);
    answer({ version: 1, savedAt: AT, faults: [], contrast: [] });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent.map(({ version, text }) => [version, text])).toEqual([
      [0, "One\n"],
      [1, "Two\n"],
    ]);
  });

  test("a save without an answer is repeated, and its content stored until then", async () => {
    const { draft, sent, answers, stored } = openDraft();
    answers.push(() => Promise.reject(new Problem(0, {})));
    draft.change({ text: "New\n" });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(draft.snapshot().save).toMatchObject({ kind: "failed", isFinal: false });
    expect(stored.body?.text).toBe("New\n");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toHaveLength(2);
    expect(draft.snapshot().save.kind).toBe("saved");
    expect(stored.body).toBeNull();
  });

  test("a refused save is not repeated", async () => {
    const { draft, sent, answers } = openDraft();
    answers.push(() => Promise.reject(new Problem(413, { detail: "The document is too large." })));
    draft.change({ text: "New\n" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(draft.snapshot().save).toEqual({
      kind: "failed",
      message: "The document is too large.",
      isFinal: true,
    });
  });
});

describe("conflicts", () => {
  const theirs = documentWith({
    draft: {
      values: { title: "Theirs" },
      text: "Theirs\n",
      version: 5,
      baseRevision: 3,
      updatedAt: AT,
      updatedBy: "jo@example.com",
    },
  });

  async function inConflict() {
    const opened = openDraft();
    opened.answers.push(() => Promise.reject(new Problem(409, { current: theirs })));
    opened.draft.change({ text: "Mine\n" });
    await vi.advanceTimersByTimeAsync(1_000);
    return opened;
  }

  test("nothing more is sent until the person chooses", async () => {
    const { draft, sent, stored } = await inConflict();
    draft.change({ text: "Mine, longer\n" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(draft.snapshot().save).toEqual({ kind: "conflict", current: theirs });
    expect(stored.body?.text).toBe("Mine, longer\n");
  });

  test("the own version is saved over the other one", async () => {
    const { draft, sent } = await inConflict();
    draft.replaceTheirs();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent.at(-1)).toMatchObject({ version: 5, baseRevision: 3, text: "Mine\n" });
    expect(draft.snapshot().save.kind).toBe("saved");
  });
});

describe("opening", () => {
  test("unsaved content of an older version is a conflict", () => {
    const { draft, stored } = openDraft();
    stored.body = { version: 2, baseRevision: 3, values: { title: "Old" }, text: "Older\n" };
    draft.resume();
    expect(draft.snapshot().save.kind).toBe("conflict");
  });

  test("a newer description replaces content without unsaved changes only", () => {
    const { draft } = openDraft();
    const newer = documentWith({ published: null, text: "" } as Partial<WholeDocument>);
    draft.change({ text: "Mine\n" });
    draft.adopt(newer);
    expect(draft.snapshot().text).toBe("Mine\n");
  });

  test("the same version of a document does not touch the controls", () => {
    const { draft } = openDraft();
    draft.adopt(documentWith({ others: [{ email: "jo@example.com", since: AT }] }));
    expect(draft.snapshot().generation).toBe(0);
    expect(draft.snapshot().document.others).toHaveLength(1);
  });
});
