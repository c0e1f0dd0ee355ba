// An editor of the proofs, signed in to the back office.

import { setTimeout as pause } from "node:timers/promises";
import { expect, send, until } from "./site.mjs";

const PASSWORD = "copper lantern over seven rivers";

/** An editor who saves a draft again and again, and publishes it, until stopped. */
export class Editor {
  /** Numbers of the newest acknowledged draft and of the newest acknowledged publication. */
  saved = 0;
  published = 0;
  active = true;
  turn = 0;

  /** Invites an owner, who accepts the link and begins to work on the sites in turn. */
  static async signIn(sites) {
    const editor = new Editor();
    editor.sites = sites;
    const invited = await sites[0].command("users invite editor@visitors.example --role owner");
    const [, token] = /#(\S+)/.exec(invited);
    const accepted = await editor.call("POST", "/links", { token, password: PASSWORD });
    editor.cookie = accepted.headers["set-cookie"][0].split(";")[0];
    const created = await editor.call("POST", "/content", {
      kind: "blog",
      slug: "a-proof",
      title: "A proof",
    });
    editor.document = `/content/${JSON.parse(created.text).id}`;
    editor.work = editor.edit();
    return editor;
  }

  /** Sends a request to the next site, which may be away. Returns the response. */
  async call(method, path, body) {
    this.turn += 1;
    const { origin } = this.sites[this.turn % this.sites.length];
    const headers = { origin, "content-type": "application/json", cookie: this.cookie ?? "" };
    const response = await send(origin, method, `/api/admin${path}`, headers, JSON.stringify(body));
    const isExpected = [0, 200, 201, 409, 503].includes(response.status);
    expect(isExpected, `${method} ${path} is answered: ${response.status} ${response.text}`);
    return response;
  }

  /** Returns the document, after comparing it with what was acknowledged. */
  async read() {
    let response;
    const isAnswered = async () => {
      response = await this.call("GET", this.document);
      return response.status === 200;
    };
    await until(isAnswered, "the document is read", 50);
    const document = JSON.parse(response.text);
    const number = (version) => Number(/^Edition (\d+)\.$/m.exec(version?.text ?? "")?.[1] ?? 0);
    const [draft, published] = [number(document.draft), number(document.published)];
    expect(Math.max(draft, published) >= this.saved, `draft ${this.saved} is stored: ${draft}, ${published}`);
    expect(published >= this.published, `publication ${this.published} is stored: found ${published}`);
    return document;
  }

  /** Saves a draft with a growing number in its text; publishes every fifth. */
  async edit() {
    for (let number = 1; this.active; number += 1) {
      const { draft, published } = await this.read();
      const values = { ...(draft ?? published).values, excerpt: "A post.", thumbnail: "blog/agentic-ai" };
      const saved = await this.call("PUT", `${this.document}/draft`, {
        version: draft?.version ?? 0,
        baseRevision: draft?.baseRevision ?? published?.revision ?? 0,
        values: { ...values, author: "An editor", date: "2026-01-01" },
        text: `Edition ${number}.`,
      });
      if (saved.status === 200) this.saved = number;
      if (saved.status === 200 && number % 5 === 0) {
        const seen = { version: JSON.parse(saved.text).version, revision: published?.revision ?? 0 };
        const { status } = await this.call("POST", `${this.document}/publish`, seen);
        if (status === 200) this.published = number;
      }
      await pause(50);
    }
  }

  /** Stops working, and checks what is stored. */
  async stop() {
    this.active = false;
    await this.work;
    await this.read();
    console.log(`  ${this.saved} drafts, ${this.published} published, one session: none lost`);
  }
}
