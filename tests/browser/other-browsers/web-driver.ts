import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../shopper/free-port";

/** An element as WebDriver hands it out and takes it (W3C WebDriver, section 11). */
export type Element = { "element-6066-11e4-a52e-4f735466cecf": string };
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** A refusal of the driver; `code` is WebDriver's own, as "no such element". */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

export interface Window {
  /** CSS px. */
  width: number;
  height: number;
}

/** MiniBrowser's own bars keep its window at 447 px or more, unless their letters and spaces are taken away. */
const NARROW_BARS = "* { font-size: 1px; padding: 0; margin: 0; min-width: 0; min-height: 0; }";

/** How long a page may take to load, and a script to end, ms. */
const PATIENCE_MS = 60_000;

/** A WebKit of Debian on a screen of its own, driven by WebKitWebDriver. */
export class WebKit {
  readonly #session: string;
  readonly #end: () => Promise<void>;

  private constructor(session: string, end: () => Promise<void>) {
    this.#session = session;
    this.#end = end;
  }

  /**
   * @param driver the program WebKitWebDriver
   * @param browser the program MiniBrowser
   * @param language what the browser says it reads, as "de_DE.UTF-8"
   */
  static async start(driver: string, browser: string, window: Window, language: string): Promise<WebKit> {
    const folder = await mkdtemp(join(tmpdir(), "webkit-"));
    const programs: ChildProcess[] = [];
    const end = async () => {
      for (const program of programs.reverse()) program.kill();
      await Promise.all(programs.map(ended));
      await rm(folder, { recursive: true, force: true });
    };
    try {
      await mkdir(join(folder, "gtk-3.0"));
      await writeFile(join(folder, "gtk-3.0/gtk.css"), NARROW_BARS);
      const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
        stdio: ["ignore", "pipe", "ignore"],
      });
      programs.push(screen);
      const display = await firstLine(screen);
      const port = await freePort();
      const env = { ...process.env, DISPLAY: `:${display}`, XDG_CONFIG_HOME: folder, LANG: language };
      programs.push(spawn(driver, [`--port=${port}`], { env, stdio: "ignore" }));
      const address = `http://127.0.0.1:${port}`;
      const { sessionId } = await firstAnswer(() =>
        ask<{ sessionId: string }>("POST", `${address}/session`, {
          capabilities: {
            alwaysMatch: {
              // Drawn by the processor, the scene would leave the page no time.
              "webkitgtk:browserOptions": { binary: browser, args: ["--automation", "--enable-webgl=false"] },
              timeouts: { pageLoad: PATIENCE_MS, script: PATIENCE_MS },
            },
          },
        }),
      );
      const webkit = new WebKit(`${address}/session/${sessionId}`, end);
      await webkit.#resize(window);
      return webkit;
    } catch (error) {
      await end();
      throw error;
    }
  }

  /** Sets the window so that its page is this wide and high. */
  async #resize({ width, height }: Window): Promise<void> {
    const outer = { width, height };
    for (let round = 0; round < 3; round += 1) {
      await this.tell("/window/rect", outer);
      const [innerWidth, innerHeight] = await this.run<[number, number]>("return [innerWidth, innerHeight]");
      outer.width += width - innerWidth;
      outer.height += height - innerHeight;
    }
  }

  async end(): Promise<void> {
    await ask("DELETE", this.#session).catch(() => undefined);
    await this.#end();
  }

  tell<Answer>(path: string, body: unknown = {}): Promise<Answer> {
    return ask("POST", this.#session + path, body);
  }

  get<Answer>(path: string): Promise<Answer> {
    return ask("GET", this.#session + path);
  }

  /** Runs the body of a function in the page; `arguments` are what is handed over. */
  run<Answer>(script: string, ...args: unknown[]): Promise<Answer> {
    return this.tell("/execute/sync", { script, args });
  }

  /** What of an element the driver tells ("computedrole", "computedlabel", "rect"), or does ("click", "value"). */
  of<Answer>(element: Element, what: string): Promise<Answer> {
    return this.get(`/element/${element[ELEMENT]}/${what}`);
  }

  act(element: Element, deed: "click" | "value", body: unknown = {}): Promise<void> {
    return this.tell(`/element/${element[ELEMENT]}/${deed}`, body);
  }
}

async function ask<Answer>(method: string, url: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(2 * PATIENCE_MS),
  });
  const { value } = (await answer.json()) as { value: Answer & { error?: string; message?: string } };
  if (!answer.ok) throw new Refusal(value?.error ?? String(answer.status), value?.message ?? "");
  return value;
}

/** Asks until the driver listens, for at most ten seconds. */
async function firstAnswer<Answer>(asked: () => Promise<Answer>): Promise<Answer> {
  for (const deadline = Date.now() + 10_000; ; await pause(100))
    try {
      return await asked();
    } catch (error) {
      if (error instanceof Refusal || Date.now() > deadline) throw error;
    }
}

function firstLine(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    program.once("error", reject);
    program.once("exit", (code) => reject(new Error(`${program.spawnfile} ended with ${code}`)));
    program.stdout?.once("data", (data) => resolve(String(data).trim()));
  });
}

function ended(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null || program.pid === undefined)
    return Promise.resolve();
  return new Promise((resolve) => program.once("exit", () => resolve()));
}
