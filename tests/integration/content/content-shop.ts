import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { secretsOf } from "../../../launcher/data-folder/secrets.mjs";
import { readSettings } from "../../../launcher/settings/settings.mjs";
import { addressesOf } from "../../../launcher/shop/addresses.mjs";
import { contentLake, type Part, storefront } from "../../../launcher/shop/parts.mjs";
import { freePort } from "../../shopper/free-port";
import { shop } from "../../shopper/shop";

const ROOT = join(import.meta.dirname, "../../..");
const READY_WITHIN_MS = 90_000;

/**
 * A content lake of its own with storefronts that read it, on the running shop's Medusa, so that it can be stopped without
 * disturbing anybody. The webhook goes to the first storefront alone.
 */
export class ContentShop {
  readonly #folder: string;
  readonly #lake: Server;
  readonly #token: string;
  readonly lakeUrl: string;
  readonly storefronts: Server[];

  private constructor(folder: string, lake: Server, lakeUrl: string, token: string, storefronts: Server[]) {
    this.#folder = folder;
    this.#lake = lake;
    this.#token = token;
    this.lakeUrl = lakeUrl;
    this.storefronts = storefronts;
  }

  static async start(count: number, variables: NodeJS.ProcessEnv = {}): Promise<ContentShop> {
    const folder = await mkdtemp(join(tmpdir(), "content-shop-"));
    const secrets = secretsOf(dirname(String(process.env.SHOP_JSON)));
    const env = { ...process.env, ...variables, DATA_DIR: folder, SHOP_ENV: "trial" };
    const settings = readSettings(env, ROOT);
    const lakePort = await freePort();
    const factsOf = async () => {
      const ports = { ...settings.ports, contentLake: lakePort, storefront: await freePort() };
      const addresses = { ...addressesOf(ports), medusa: shop.medusa };
      return { settings: { ...settings, ports }, addresses, secrets };
    };
    const facts = await Promise.all(Array.from({ length: count }, factsOf));
    const [first] = facts;
    if (!first) throw new Error("A shop has at least one storefront");
    const lake = new Server(contentLake(first));
    await lake.start();
    const storefronts = facts.map((one) => new Server(storefront(one, shop.publishableKey)));
    await Promise.all(storefronts.map((one) => one.start()));
    return new ContentShop(folder, lake, first.addresses.contentLake, secrets.contentLakeToken, storefronts);
  }

  stopLake(): Promise<void> {
    return this.#lake.stop();
  }

  startLake(): Promise<void> {
    return this.#lake.start();
  }

  /** Publishes a new value of one field, as the Studio does. */
  async edit(id: string, field: string, value: string): Promise<void> {
    const response = await fetch(`${this.lakeUrl}/v2025-02-19/data/mutate/production`, {
      method: "POST",
      headers: { authorization: `Bearer ${this.#token}`, "content-type": "application/json" },
      body: JSON.stringify({ mutations: [{ patch: { id, set: { [field]: value } } }] }),
    });
    if (!response.ok) throw new Error(await response.text());
  }

  async remove(): Promise<void> {
    await Promise.all([this.#lake, ...this.storefronts].map((server) => server.stop()));
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** A server of the shop as the launcher starts it. */
export class Server {
  readonly #part: Part;
  #child: ChildProcess | undefined;
  #said = "";

  constructor(part: Part) {
    this.#part = part;
  }

  /** What it has logged. */
  get log(): string {
    return this.#said;
  }

  get url(): string {
    return new URL(this.#part.health).origin;
  }

  /** Starts it and waits until it is ready. */
  start(): Promise<void> {
    return this.#start((health) => health.ok);
  }

  /** Starts it and waits until it answers that something is missing. */
  startWithoutCms(): Promise<void> {
    return this.#start((health) => health.status === 503);
  }

  async #start(isStarted: (health: Response) => boolean): Promise<void> {
    const { args, cwd, env, health } = this.#part;
    this.#said = "";
    this.#child = spawn(process.execPath, [...args], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    const hear = (chunk: Buffer) => {
      this.#said += chunk.toString();
    };
    this.#child.stdout?.on("data", hear);
    this.#child.stderr?.on("data", hear);
    const deadline = Date.now() + READY_WITHIN_MS;
    while (!(await fetch(health).then(isStarted, () => false))) {
      if (this.#child.exitCode !== null || Date.now() > deadline) throw new Error(this.#said);
      await pause(100);
    }
  }

  /** Asks it to end, as a person or a machine would that wants nothing lost; resolves with its exit code. */
  async terminate(): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return child?.exitCode ?? null;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
    return child.exitCode;
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }

  async page(path: string): Promise<string> {
    const response = await fetch(`${this.url}${path}`);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.text();
  }
}
