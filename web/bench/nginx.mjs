// Starts nginx: serving a given response byte for byte, as the reference of web/bench/server.mjs, or as the proxy that
// visitors reach a server through.

import { execFileSync, spawn, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ROOT } from "./site.mjs";

/** Headers that nginx generates itself. */
const NGINX_HEADERS = new Set([
  "date",
  "connection",
  "content-length",
  "content-type",
  "accept-ranges",
  "x-request-id",
]);

/** Returns the location block of a response: its body from a file, with its original headers. */
function locationBlock(folder, response) {
  const file = join(folder, "response");
  writeFileSync(file, response.body);
  const headers = Object.entries(response.headers)
    .filter(([name]) => !NGINX_HEADERS.has(name))
    .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`);
  return `location = ${response.path} {
      alias ${file};
      default_type '${response.headers["content-type"]}';
      etag off;
      add_header Last-Modified '';
      add_header x-request-id $request_id;
      ${headers.join("\n      ")}
    }`;
}

/** Starts nginx in a folder with a configuration of `http { }`; a launcher such as `taskset -c 0` comes before it. */
async function startNginx(folder, port, workers, http, launcher = []) {
  const file = join(folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    file,
    `
daemon off;
worker_processes ${workers};
pid ${folder}/pid;
error_log ${folder}/error.log;
${process.getuid() === 0 ? "user root;" : ""}
events { worker_connections 1024; }
http {
  ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join("\n  ")}
  ${http}
}
`,
  );
  const [program, ...args] = [...launcher, "nginx", "-c", file, "-p", folder, "-e", `${folder}/error.log`];
  const child = spawn(program, args, { stdio: "inherit" });
  process.on("exit", () => child.kill());
  for (let attempts = 100; !(await accepts(port)); attempts -= 1) {
    if (attempts === 0 || child.exitCode !== null) throw new Error("nginx does not start");
    await pause(50);
  }
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim().split(" ");
  return {
    pids: [child.pid, ...children],
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", resolve);
        child.kill("SIGQUIT");
      }),
  };
}

/** Returns true if somebody listens on a port. */
function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

/** Starts nginx on some processors, serving a response, configured for best performance. */
export async function startReference(folder, port, response, processors) {
  const http = `
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=1000;
  open_file_cache_valid 60m;
  server_tokens off;
  types { }
  server {
    listen 127.0.0.1:${port};
    ${locationBlock(folder, response)}
  }`;
  const nginx = await startNginx(folder, port, processors.size, http, ["taskset", "-c", processors.server]);
  return { ...nginx, origin: `http://127.0.0.1:${port}` };
}

/** Starts `deploy/proxy/nginx.conf` before a server of this machine: TLS with a certificate of its own, and HTTP/2. */
export async function startProxy(folder, port, origin) {
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const request = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-subj"];
  execFileSync("openssl", [...request, "/CN=localhost", "-keyout", key, "-out", certificate], {
    stdio: "ignore",
  });
  const [shipped] = readFileSync(join(ROOT, "deploy/proxy/nginx.conf"), "utf8").split(
    /^server \{\n *listen 80;/m,
  );
  const http = [
    ["server 127.0.0.1:8080;", `server ${new URL(origin).host};`],
    ["server 127.0.0.1:8081 backup;", ""],
    ["listen 443 ", `listen 127.0.0.1:${port} `],
    ["listen [::]:443 ssl http2;", ""],
    ["/etc/letsencrypt/live/www.example.com/fullchain.pem", certificate],
    ["/etc/letsencrypt/live/www.example.com/privkey.pem", key],
    ["/var/log/nginx/site.log without_visitors", "off"],
  ].reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/proxy/nginx.conf has no '${from}'`);
    return text.replace(from, to);
  }, shipped);
  return { ...(await startNginx(folder, port, "auto", http)), origin: `https://localhost:${port}` };
}

/** Returns the version, such as `nginx/1.22.1`. */
export function nginxVersion() {
  return /nginx\/[\d.]+/.exec(spawnSync("nginx", ["-v"], { encoding: "utf8" }).stderr)?.[0];
}
