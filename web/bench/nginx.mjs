// Starts nginx serving a given response byte for byte, as the reference of web/bench/server.mjs.

import { spawn, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

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

/** Starts nginx in a folder on some processors, configured for best performance. */
export async function startNginx(folder, port, response, processors) {
  const settings = `
daemon off;
worker_processes ${processors.size};
pid ${folder}/pid;
error_log ${folder}/error.log;
${process.getuid() === 0 ? "user root;" : ""}
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=1000;
  open_file_cache_valid 60m;
  server_tokens off;
  types { }
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    ${locationBlock(folder, response)}
  }
}
`;
  const file = join(folder, "nginx.conf");
  writeFileSync(file, settings);
  const child = spawn(
    "taskset",
    ["-c", processors.server, "nginx", "-c", file, "-p", folder, "-e", `${folder}/error.log`],
    { stdio: "inherit" },
  );
  process.on("exit", () => child.kill());
  const origin = `http://127.0.0.1:${port}`;
  for (let attempts = 100; ; attempts -= 1) {
    const up = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (up) break;
    if (attempts === 0 || child.exitCode !== null) throw new Error("nginx does not start");
    await pause(50);
  }
  const workers = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim().split(" ");
  return {
    origin,
    pids: [child.pid, ...workers],
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", resolve);
        child.kill("SIGQUIT");
      }),
  };
}

/** Returns the version, such as `nginx/1.22.1`. */
export function nginxVersion() {
  return /nginx\/[\d.]+/.exec(spawnSync("nginx", ["-v"], { encoding: "utf8" }).stderr)?.[0];
}
