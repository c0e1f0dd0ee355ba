// A mail server that accepts everything, and counts accepted mails by Message-ID.

import { createServer } from "node:net";

export class MailSink {
  /** Number of acceptances by Message-ID. */
  taken = new Map();

  async start() {
    this.server = createServer((socket) => this.converse(socket)).listen(0, "127.0.0.1");
    await new Promise((done) => this.server.once("listening", done));
    return `smtp://127.0.0.1:${this.server.address().port}?tls=none`;
  }

  converse(socket) {
    let text = "";
    let mail = null;
    socket.setEncoding("latin1");
    // A killed server closes the connection, as some proofs intend.
    socket.on("error", () => {});
    socket.write("220 sink ESMTP\r\n");
    socket.on("data", (chunk) => {
      text += chunk;
      for (let end = text.indexOf("\r\n"); end >= 0; end = text.indexOf("\r\n")) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (mail !== null) {
          if (line === ".") {
            const id = /^Message-ID: (.*)$/im.exec(mail)?.[1] ?? "none";
            this.taken.set(id, (this.taken.get(id) ?? 0) + 1);
            mail = null;
            socket.write("250 taken\r\n");
          } else {
            mail += `${line}\n`;
          }
          continue;
        }
        const verb = line.slice(0, 4).toUpperCase();
        if (verb === "DATA") {
          mail = "";
          socket.write("354 go on\r\n");
        } else if (verb === "QUIT") {
          socket.end("221 bye\r\n");
        } else {
          socket.write("250 ok\r\n");
        }
      }
    });
  }

  get repeats() {
    return [...this.taken.values()].reduce((sum, times) => sum + times - 1, 0);
  }

  stop() {
    this.server.close();
  }
}
