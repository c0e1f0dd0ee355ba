import { describe, expect, test, vi } from "vitest";
import { Problem } from "~/admin/api/problem";
import { filterQuery, readFilter } from "~/admin/media/list-state";
import { type Send, Uploads } from "~/admin/media/uploads";
import { isSharp, middleOf, partAround, pixelsOf, shownPart } from "~/admin/media/upright-part";
import { byDocument } from "~/admin/media/words";
import type { MediaItem } from "~/generated/contract";

const desk: MediaItem = {
  id: "1",
  name: "media/desk.jpg",
  origin: "library",
  kind: "picture",
  state: "processing",
  progress: 0,
  width: 1200,
  height: 800,
  bytes: 640_000,
  alt: "",
  focus: { x: 0.5, y: 0.5 },
  address: "",
  thumbnail: "",
  uses: 0,
  replaced: false,
  updatedAt: 1,
  revision: 1,
};

const fileOf = (name: string) => new File(["bytes"], name, { type: "image/jpeg" });

/** A server whose answers the test gives. */
function heldServer() {
  const sent: { name: string; answer: (item: MediaItem) => void; refuse: (error: unknown) => void }[] = [];
  const send: Send = ({ file }, signal) =>
    new Promise((answer, refuse) => {
      signal.addEventListener("abort", () => refuse(new Problem(0, {})));
      sent.push({ name: file.name, answer, refuse });
    });
  return { sent, send };
}

describe("uploads", () => {
  test("two files are sent at a time, in order", async () => {
    const { sent, send } = heldServer();
    const uploads = new Uploads(send, () => {});
    const all = ["a.jpg", "b.jpg", "c.jpg"].map((name) => uploads.add(fileOf(name)));
    expect(sent.map(({ name }) => name)).toEqual(["a.jpg", "b.jpg"]);
    expect(uploads.list().map(({ state }) => state)).toEqual(["sending", "sending", "waiting"]);
    sent[1]?.answer(desk);
    await expect(all[1]?.done).resolves.toBe(desk);
    expect(sent.map(({ name }) => name)).toEqual(["a.jpg", "b.jpg", "c.jpg"]);
    expect(uploads.isSending).toBe(true);
  });

  test("a cancelled upload leaves the list and makes room for the next", async () => {
    const { sent, send } = heldServer();
    const uploads = new Uploads(send, () => {});
    const all = ["a.jpg", "b.jpg", "c.jpg"].map((name) => uploads.add(fileOf(name)));
    uploads.remove(all[0]?.key ?? 0);
    await expect(all[0]?.done).resolves.toBeNull();
    expect(uploads.list().map(({ name }) => name)).toEqual(["b.jpg", "c.jpg"]);
    expect(sent.map(({ name }) => name)).toEqual(["a.jpg", "b.jpg", "c.jpg"]);
  });

  test("a refusal stays in the list with its reason and cannot be sent again", async () => {
    const { sent, send } = heldServer();
    const uploads = new Uploads(send, () => {});
    uploads.add(fileOf("a.jpg"));
    sent[0]?.refuse(new Problem(422, { detail: "This is no picture. Choose another file." }));
    await vi.waitFor(() => expect(uploads.list()[0]?.state).toBe("failed"));
    expect(uploads.list()[0]).toMatchObject({
      error: "This is no picture. Choose another file.",
      canRetry: false,
    });
  });

  test("an upload without an answer is sent again and resolves its first promise", async () => {
    const { sent, send } = heldServer();
    const uploads = new Uploads(send, () => {});
    const { key, done } = uploads.add(fileOf("a.jpg"));
    sent[0]?.refuse(new Problem(0, {}));
    await vi.waitFor(() => expect(uploads.list()[0]?.canRetry).toBe(true));
    uploads.retry(key);
    sent[1]?.answer(desk);
    await expect(done).resolves.toBe(desk);
    expect(uploads.list()[0]?.state).toBe("done");
  });

  test("a failure that no screen shows is reported", async () => {
    const { sent, send } = heldServer();
    const report = vi.fn();
    const uploads = new Uploads(send, report);
    uploads.add(fileOf("a.jpg"));
    sent[0]?.refuse(new Problem(413, { detail: "Too large." }));
    await vi.waitFor(() => expect(report).toHaveBeenCalledWith("a.jpg: Too large."));
  });
});

describe("words", () => {
  test("uses of one document are together", () => {
    const use = { id: "7", kind: "blog", slug: "a", title: "A", place: "text" };
    expect(byDocument([use, { ...use, place: "thumbnail" }, { ...use, id: "8" }])).toMatchObject([
      { use: { id: "7" }, places: ["Text", "Thumbnail"] },
      { use: { id: "8" }, places: ["Text"] },
    ]);
  });

  test("the address of the library holds what differs from its first page", () => {
    const filter = readFilter(new URLSearchParams("kind=film&use=old&page=3&search=desk"));
    expect(filter).toEqual({ search: "desk", kind: "film", use: "", origin: "", page: 3 });
    expect(filterQuery(filter)).toBe("?search=desk&kind=film&page=3");
    expect(filterQuery({ ...filter, search: "", kind: "", page: 1 })).toBe("");
  });
});

describe("an upright crop", () => {
  const wide = { width: 1600, height: 900 };
  const narrow = { width: 400, height: 1600 };

  test("has the shape 9:16 and stays within the picture", () => {
    expect(partAround(wide, 1, { x: 0.5, y: 0.5 })).toEqual({ x: 0.3417, y: 0, width: 0.3164, height: 1 });
    expect(partAround(wide, 0.5, { x: 0, y: 1 })).toEqual({ x: 0, y: 0.5, width: 0.1582, height: 0.5 });
    expect(partAround(narrow, 2, { x: 0.2, y: 0.9 })).toEqual({ x: 0, y: 0.5555, width: 1, height: 0.4444 });
    for (const size of [wide, narrow]) {
      for (const scale of [0, 0.37, 1]) {
        const part = partAround(size, scale, { x: 1, y: 1 });
        expect(part.x + part.width).toBeLessThanOrEqual(1);
        expect(part.y + part.height).toBeLessThanOrEqual(1);
        const pixels = pixelsOf(size, part);
        expect(pixels.width / pixels.height).toBeCloseTo(9 / 16, 1);
      }
    }
  });

  test("of a picture that was replaced by another shape is the largest area within it", () => {
    const stored = partAround(wide, 1, { x: 0.5, y: 0.5 });
    expect(shownPart(wide, stored).width).toBeCloseTo(stored.width, 3);
    const shown = shownPart(narrow, stored);
    expect(middleOf(shown).x).toBeCloseTo(0.5, 3);
    expect(shown.width).toBeLessThanOrEqual(stored.width);
    expect(isSharp(wide, stored)).toBe(false);
    expect(isSharp({ width: 2880, height: 1620 }, stored)).toBe(true);
  });
});
