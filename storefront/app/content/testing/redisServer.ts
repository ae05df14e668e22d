import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";

const PROGRAM = process.env.REDIS_SERVER_PATH || "redis-server";

/** The reason why Redis cannot run on this machine; undefined when it can. With CI=true there is no such reason: it throws. */
export function redisMissing(): string | undefined {
  try {
    execFileSync(PROGRAM, ["--version"]);
    return undefined;
  } catch (error) {
    if (process.env.CI === "true") throw error;
    return `no ${PROGRAM} on this machine; npm test installs it where it can`;
  }
}

/** An in-memory Redis for one test that can be stopped, paused and restarted. */
export class RedisServer {
  readonly #port: number;
  #child: ChildProcess | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const child = spawn(
      PROGRAM,
      ["--port", String(this.#port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
      { stdio: "ignore" },
    );
    this.#child = child;
    while (!(await answers(this.#port))) {
      if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}`);
    }
  }

  /** Sends one command and answers the first line of what comes back, without its sign. */
  ask(...words: string[]): Promise<string> {
    const socket = connect(this.#port, "127.0.0.1");
    socket.end(`${words.join(" ")}\r\n`);
    return new Promise((resolve, reject) => {
      let text = "";
      socket.on("data", (chunk) => {
        text += chunk;
        if (text.includes("\r\n")) resolve(text.slice(1, text.indexOf("\r\n")));
      });
      socket.once("error", reject);
    });
  }

  /** Takes connections and questions, and answers none. */
  hang(): void {
    this.#child?.kill("SIGSTOP");
  }

  goOn(): void {
    this.#child?.kill("SIGCONT");
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const end = (open: boolean) => {
      socket.destroy();
      setTimeout(() => resolve(open), open ? 0 : 20);
    };
    socket.once("connect", () => end(true)).once("error", () => end(false));
  });
}
