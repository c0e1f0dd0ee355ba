// An editor of the proofs, signed in to the back office.

import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { crc32, deflateSync } from "node:zlib";
import { expect, send, until } from "./requests.mjs";

const PASSWORD = "copper lantern over seven rivers";

/** Returns a PNG of random pixels: every upload is another picture. */
function picture() {
  const size = 32;
  const chunk = (name, data) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.from([0, 0, 0, size, 0, 0, 0, size, 8, 0, 0, 0, 0]);
  const rows = Array.from({ length: size }, () => Buffer.concat([Buffer.alloc(1), randomBytes(size)]));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...chunks]);
}

/** An editor who saves a draft again and again, uploads pictures and publishes until stopped. */
export class Editor {
  /** Numbers of the newest acknowledged draft and of the newest acknowledged publication. */
  saved = 0;
  published = 0;
  /** Ids of acknowledged uploads. */
  media = new Set();
  active = true;
  turn = 0;

  /** Invites an owner, accepts the link on `origin`, and begins to work on `origins` in turn. */
  static async signIn(site, origin, origins = [origin]) {
    const editor = new Editor();
    const invited = await site.command("users invite editor@visitors.example --role owner");
    site.invitations += 1;
    const [, token] = /#(\S+)/.exec(invited);
    editor.origins = origins;
    const accepted = await editor.call("POST", "/links", { token, password: PASSWORD }, origin);
    expect(accepted.status === 200, `the link is accepted: ${accepted.status} ${accepted.text}`);
    editor.cookie = accepted.headers["set-cookie"][0].split(";")[0];
    const created = await editor.call("POST", "/content", {
      kind: "blog",
      slug: "a-proof",
      title: "A proof",
    });
    expect(created.status === 201, `a document is created: ${created.status} ${created.text}`);
    editor.document = JSON.parse(created.text).id;
    editor.work = Promise.all([editor.write(), editor.upload()]);
    return editor;
  }

  /** Sends a request to the next replica. */
  call(method, path, body, origin = this.next()) {
    const isFile = Buffer.isBuffer(body);
    const headers = { origin, "content-type": isFile ? "application/octet-stream" : "application/json" };
    if (this.cookie) headers.cookie = this.cookie;
    const content = isFile ? body : body && JSON.stringify(body);
    return send(origin, method, `/api/admin${path}`, headers, content);
  }

  next() {
    this.turn = (this.turn + 1) % this.origins.length;
    return this.origins[this.turn];
  }

  /** Repeats a request until the server answers it. Returns the response. */
  async answered(method, path, body) {
    let response;
    const isAnswered = async () => {
      response = await this.call(method, path, body);
      expect(response.status !== 401, "the session survives");
      return response.status !== 0 && response.status < 500;
    };
    await until(isAnswered, `${method} ${path} is answered`, 50);
    return response;
  }

  /** Returns the document, after comparing it with what was acknowledged. */
  async read() {
    const document = JSON.parse((await this.answered("GET", `/content/${this.document}`)).text);
    const number = (version) => Number(/^Edition (\d+)$/m.exec(version?.text ?? "")?.[1] ?? 0);
    const [draft, published] = [number(document.draft), number(document.published)];
    expect(
      Math.max(draft, published) >= this.saved,
      `draft ${this.saved} is stored: the draft is ${draft}, published is ${published}`,
    );
    expect(published >= this.published, `publication ${this.published} is stored: found ${published}`);
    return document;
  }

  /** Saves a draft with a growing number in its text; publishes every fifth. */
  async write() {
    for (let number = 1; this.active; number += 1) {
      const { draft, published } = await this.read();
      const values = { ...(draft ?? published).values, excerpt: "A post.", thumbnail: "blog/agentic-ai" };
      const saved = await this.call("PUT", `/content/${this.document}/draft`, {
        version: draft?.version ?? 0,
        baseRevision: draft?.baseRevision ?? published?.revision ?? 0,
        values: { ...values, author: "An editor", date: "2026-01-01" },
        text: `Edition ${number}`,
      });
      expect([0, 200, 409, 503].includes(saved.status), `a draft is saved: ${saved.status} ${saved.text}`);
      if (saved.status === 200) this.saved = number;
      if (saved.status === 200 && number % 5 === 0) {
        const { version } = JSON.parse(saved.text);
        const response = await this.call("POST", `/content/${this.document}/publish`, {
          version,
          revision: published?.revision ?? 0,
        });
        expect(
          [0, 200, 409, 503].includes(response.status),
          `it is published: ${response.status} ${response.text}`,
        );
        if (response.status === 200) this.published = number;
      }
      await pause(50);
    }
  }

  /** Uploads pictures. */
  async upload() {
    while (this.active) {
      const response = await this.call("POST", "/media?name=proof.png", picture());
      expect(
        [0, 201, 503].includes(response.status),
        `a picture is added: ${response.status} ${response.text}`,
      );
      if (response.status === 201) this.media.add(JSON.parse(response.text).id);
      await pause(500);
    }
  }

  /** Stops working, and checks what is stored. */
  async stop() {
    this.active = false;
    await this.work;
    await this.check(this.origins);
    const counts = [`${this.saved} drafts`, `${this.published} published`, `${this.media.size} uploads`];
    console.log(`  ${counts.join(", ")}, one session: none lost`);
  }

  /** Checks that every acknowledged draft, publication and upload and the session are stored. */
  async check(origins) {
    this.origins = origins;
    await this.read();
    for (const id of this.media) {
      let item;
      const isDone = async () => {
        ({ item } = JSON.parse((await this.answered("GET", `/media/${id}`)).text));
        return item?.state === "ready";
      };
      await until(isDone, `upload ${id} is stored in all sizes`, 500);
      const file = await send(this.next(), "GET", item.address);
      expect(file.status === 200, `${item.address} is served: ${file.status}`);
    }
  }
}
