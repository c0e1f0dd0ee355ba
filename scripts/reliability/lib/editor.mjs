// An editor who imports content again and again, and whose imports are killed now and then.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { demand, pause } from "./site.mjs";

/** Documents of one edition: an import stores both or none. */
const SLUGS = ["edition-one", "edition-two"];
/** Number of revisions that the history of a document keeps. */
const KEPT = 50;
/** Share of imports that are killed. */
const KILLED = 0.3;

/** A text whose length tells its edition: the history names lengths. */
const post = (edition) => `---
title: "Edition"
date: 2026-01-01
author: "An editor"
thumbnail: blog/agentic-ai
excerpt: "A post that is edited all the time."
---

${"a".repeat(edition)}
`;

export class Editor {
  constructor(site) {
    this.site = site;
    this.folder = join(site.folder, "editor");
    mkdirSync(join(this.folder, "blog"), { recursive: true });
    /** The newest edition whose import was acknowledged, and the number of those that were. */
    this.newest = 0;
    this.acknowledged = 0;
    this.attempts = 0;
    this.editing = true;
    this.done = this.#edit();
  }

  async #edit() {
    while (this.editing) {
      this.attempts += 1;
      for (const slug of SLUGS) writeFileSync(join(this.folder, "blog", `${slug}.md`), post(this.attempts));
      const killAfter = Math.random() < KILLED ? Math.random() * 120 : undefined;
      const { code, said } = await this.site.commandBeside(["content", "import", this.folder], { killAfter });
      demand(code === 0 || code === null, `import ${this.attempts} succeeds: ${said}`);
      if (code === 0) {
        this.newest = this.attempts;
        this.acknowledged += 1;
      }
      await pause(50);
    }
  }

  async leave() {
    this.editing = false;
    await this.done;
  }

  /** Compares the documents and their histories with what was acknowledged. Returns a sentence. */
  compare() {
    const exported = join(this.site.folder, "exported");
    this.site.command("content", "export", exported);
    const editions = SLUGS.map((slug) => {
      const text = readFileSync(join(exported, "blog", `${slug}.md`), "utf8");
      return /^a+$/m.exec(text)?.[0].length ?? 0;
    });
    rmSync(exported, { recursive: true });
    const [one, two] = editions;
    demand(one === two, `an import is stored whole: ${editions}`);
    demand(one >= this.newest && one <= this.attempts, `edition ${this.newest} is there: ${one}`);
    const histories = SLUGS.map((slug) => {
      const lines = this.site.command("content", "history", `blog/${slug}`).trim().split("\n");
      return lines
        .map((line) => line.trim().split(/\s+/))
        .map(([number, , , size]) => [number, size].map(Number));
    });
    for (const revisions of histories) {
      const numbers = revisions.map(([number]) => number);
      demand(numbers.length === Math.min(KEPT, numbers[0]), `every revision is kept: ${numbers}`);
      demand(
        numbers.every((number, place) => number === numbers[0] - place),
        `no revision is missing: ${numbers}`,
      );
      demand(
        revisions.every(([, size], place) => place === 0 || size < revisions[place - 1][1]),
        "each revision is an older edition",
      );
      demand(numbers[0] >= this.acknowledged, `each acknowledged edition has a revision: ${numbers[0]}`);
    }
    demand(`${histories[0]}` === `${histories[1]}`, "both documents have the same history");
    return `${this.attempts} imports, ${this.acknowledged} acknowledged, ${histories[0][0][0]} revisions, edition ${one} stored`;
  }
}
