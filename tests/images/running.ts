import { execFile, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { connect, type IncomingHttpHeaders } from "node:http2";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { filledIn } from "../../launcher/cluster/proxy.mjs";
import type { Stage } from "./dockerfile.ts";

const READY_WITHIN_MS = 120_000;
const STOPS_WITHIN_MS = 25_000;
const run = promisify(execFile);

/** A process of a test, with all it says in a file. */
export class Running {
  private constructor(
    private readonly child: ReturnType<typeof spawn>,
    private readonly log: string,
  ) {}

  static start(command: string, args: string[], log: string, options: SpawnOptions): Running {
    const file = openSync(log, "a");
    const child = spawn(command, args, { ...options, stdio: ["ignore", file, file] });
    closeSync(file);
    return new Running(child, log);
  }

  /** Waits until the address answers 200; fails with what the process said last. */
  async ready(address: string): Promise<void> {
    const deadline = Date.now() + READY_WITHIN_MS;
    const answers = () =>
      fetch(address).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await answers())) {
      if (this.child.exitCode !== null || Date.now() > deadline)
        throw new Error(`Not ready at ${address}:\n${readFileSync(this.log, "utf8").slice(-3000)}`);
      await wait(200);
    }
  }

  /** Asks it to end as Docker does. @returns its exit code, null when it had to be killed */
  async stop(): Promise<number | null> {
    if (this.child.exitCode !== null) return this.child.exitCode;
    const ended = once(this.child, "exit");
    this.child.kill("SIGTERM");
    const late = wait(STOPS_WITHIN_MS, null, { ref: false }).then(() => this.child.kill("SIGKILL"));
    await Promise.race([ended, late]);
    await ended;
    return this.child.exitCode;
  }
}

/** Starts what a stage's image would start, its own paths found in its folder. */
export function startStage(stage: Stage, log: string, env: Record<string, string>, args?: string[]): Running {
  const [command = "", ...words] = [...stage.entrypoint, ...(args ?? stage.cmd)];
  return Running.start(
    command,
    words.map((word) => inFolder(word, stage)),
    log,
    surroundings(stage, env),
  );
}

/** Runs a line of the compose file in a stage to its end; fails with what it said when it fails. */
export async function runInStage(stage: Stage, line: string, env: Record<string, string>): Promise<void> {
  const { cwd, env: all } = surroundings(stage, env);
  const command = line.replaceAll(/(^|\s)\/shop\//g, (_, before) => `${before}${stage.folder}/shop/`);
  await run("sh", ["-c", command], { cwd, env: all, maxBuffer: 64 * 1024 * 1024 });
}

const inFolder = (word: string, stage: Stage) =>
  word.startsWith("/shop/") ? join(stage.folder, word) : word;

/** An image knows its own variables and those it is given, and nothing else of this machine's. */
function surroundings(stage: Stage, env: Record<string, string>) {
  const { PATH = "", HOME = "" } = process.env;
  return { cwd: join(stage.folder, stage.workdir), env: { PATH, HOME, ...stage.env, ...env } };
}

/** Creates a key and a self-signed certificate for localhost, which only the test trusts. */
export async function certificate(folder: string): Promise<{ key: string; cert: string }> {
  const [key, cert] = [join(folder, "tls.key"), join(folder, "tls.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const self = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"];
  await run("openssl", [...self, "-keyout", key, "-out", cert, ...subject]);
  return { key, cert };
}

/**
 * Starts nginx on the files that a stage would bring to its image, their variables filled in as the image does.
 * @param files the stage's configurations, by their path in the image
 * @param moved what in them is elsewhere on this machine: [as it stands there, what it is here]
 */
export function startNginx(
  program: string,
  stage: Stage,
  files: string[],
  values: Record<string, string>,
  moved: [string, string][],
  folder: string,
): Running {
  mkdirSync(folder, { recursive: true });
  const texts = files.map((path) => {
    const text = filledIn(readFileSync(join(stage.folder, path), "utf8"), values);
    return moved.reduce((said, [there, here]) => said.replaceAll(there, here), text);
  });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const config = join(folder, "nginx.conf");
  writeFileSync(
    config,
    `${user} daemon off; pid ${folder}/pid; error_log stderr crit; events {}
    http { types { text/html html; text/javascript js mjs; text/css css; } ${temporary.join(" ")} ${texts.join("\n")} }`,
  );
  return Running.start(program, ["-c", config, "-p", folder], join(folder, "nginx.log"), {});
}

/** Asks over HTTP/2 and TLS, trusting one certificate. */
export async function askSecurely(
  origin: string,
  cert: string,
  path: string,
): Promise<{ headers: IncomingHttpHeaders; text: string }> {
  const session = connect(origin, { ca: readFileSync(cert) });
  const request = session.request({ ":path": path, "accept-encoding": "gzip;q=0" });
  const [headers] = await once(request, "response");
  let text = "";
  for await (const part of request.setEncoding("utf8")) text += part;
  session.close();
  return { headers, text };
}
