import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, request as ask, createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { secretsOf } from "../../launcher/data-folder/secrets.mjs";
import { readSettings } from "../../launcher/settings/settings.mjs";
import { addressesOf } from "../../launcher/shop/addresses.mjs";
import { storefront } from "../../launcher/shop/parts.mjs";
import { shop } from "./shop";

const ROOT = new URL("../..", import.meta.url).pathname;
const READY_WITHIN_MS = 60_000;
/** Longer than Medusa keeps an idle connection (it announces its limit), so that this proxy never closes one in use. */
const IDLE_MS = 120_000;

/**
 * A storefront of its own on the running shop, whose way to Medusa can be cut and mended without disturbing anybody; and
 * which can be ended altogether.
 */
export class SilencableShop {
  #silent = false;
  readonly #way: Server;
  #child: ChildProcess | undefined;
  url = "";

  private constructor() {
    const agent = new Agent({ keepAlive: false });
    this.#way = createServer({ keepAliveTimeout: IDLE_MS }, (incoming, outgoing) => {
      if (this.#silent) return void incoming.socket.destroy();
      const { method, headers, url } = incoming;
      const onward = ask(new URL(url ?? "/", shop.medusa), { method, headers, agent }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on("error", () => outgoing.destroy());
      incoming.pipe(onward);
    });
  }

  static async start(): Promise<SilencableShop> {
    const one = new SilencableShop();
    const medusa = await listening(one.#way);
    const folder = dirname(process.env.SHOP_JSON ?? ".data/shop.json");
    const settings = readSettings({ ...process.env, DATA_DIR: folder, SHOP_ENV: "trial" }, ROOT);
    const free = createServer();
    const port = Number(new URL(await listening(free)).port);
    free.close();
    const ports = { ...settings.ports, storefront: port };
    const { contentLake, stripeSandbox } = shop;
    const addresses = { ...addressesOf(ports), medusa, contentLake, stripeSandbox };
    const facts = { settings: { ...settings, ports }, addresses, secrets: secretsOf(folder) };
    const { args, cwd, env, health } = storefront(facts, shop.publishableKey);
    one.#child = spawn(process.execPath, [...args], { cwd, env, stdio: "ignore" });
    one.url = new URL(health).origin;
    const deadline = Date.now() + READY_WITHIN_MS;
    while (
      !(await fetch(health).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (one.#child.exitCode !== null || Date.now() > deadline)
        throw new Error("The storefront did not start");
      await pause(200);
    }
    return one;
  }

  /** From now on Medusa does not answer this storefront. */
  silence(): void {
    this.#silent = true;
  }

  /** Medusa answers again. */
  mend(): void {
    this.#silent = false;
  }

  async end(): Promise<void> {
    this.#way.close();
    if (!this.#child || this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, "exit");
    this.#child.kill("SIGKILL");
    await ended;
  }
}

/** Starts a server on a free port and answers its address. */
async function listening(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
