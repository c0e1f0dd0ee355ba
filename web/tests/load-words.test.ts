import { beforeEach, expect, test, vi } from "vitest";
import type { Shell } from "~/generated/contract";
import { words } from "./fixtures/words.ts";

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.resetModules();
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
});

/** Returns the shell of a document that has one group of words. */
function shellWith(wordsAddress: string | undefined) {
  const own: Partial<Shell["words"]> = { search: words.search };
  return { words: own, wordsAddress } as Shell;
}

test("all words are requested once and complete the words of the document", async () => {
  const { loadWords } = await import("~/page/load-words");
  const shell = shellWith("/_words?v=1");
  const changed = { ...words, search: { ...words.search, submit: "Changed" } };
  fetched.mockResolvedValue(Response.json(changed));
  await Promise.all([loadWords(shell), loadWords(shell)]);
  await loadWords(shell);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(["/_words?v=1"]);
  expect(shell.words).toEqual(words);
});

test("a failed request is repeated by the next call", async () => {
  const { loadWords } = await import("~/page/load-words");
  const shell = shellWith("/_words?v=1");
  fetched.mockResolvedValueOnce(new Response(null, { status: 503 }));
  await expect(loadWords(shell)).rejects.toThrow("words: status 503");
  expect(shell.words).toEqual({ search: words.search });
  fetched.mockResolvedValueOnce(Response.json(words));
  await loadWords(shell);
  expect(shell.words).toEqual(words);
});

test("a document with all words requests none", async () => {
  const { loadWords } = await import("~/page/load-words");
  await loadWords(shellWith(undefined));
  expect(fetched).not.toHaveBeenCalled();
});
