import { type ChildProcess, spawn } from "node:child_process";
import { openSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll } from "vitest";
import { secretsOf } from "../../../launcher/data-folder/secrets.mjs";
import { readSettings } from "../../../launcher/settings/settings.mjs";
import { addressesOf } from "../../../launcher/shop/addresses.mjs";
import { medusa, type Part, stripeSandbox } from "../../../launcher/shop/parts.mjs";
import { freePort } from "../../shopper/free-port";
import { shop } from "../../shopper/shop";
import { PaymentTrap } from "./payment-trap";
import { StatementTrap } from "./statement-trap";

const ROOT = join(import.meta.dirname, "../../..");
const READY_WITHIN_MS = 90_000;

/**
 * A second Medusa on the running shop's database, with a payment provider of its own, so that it can be killed without
 * disturbing anybody. Its connection to the database and its calls to the payment provider pass traps that say when.
 */
export class SecondShop {
  private constructor(
    readonly medusa: string,
    readonly stripe: string,
    readonly trap: StatementTrap,
    readonly payments: PaymentTrap,
    private readonly part: Part,
    private readonly sandbox: ChildProcess,
    private process: ChildProcess,
  ) {}

  static async start(): Promise<SecondShop> {
    const dataDir = dirname(String(process.env.SHOP_JSON));
    const database = new URL(shop.database);
    const trap = await StatementTrap.open({ host: "127.0.0.1", port: Number(database.port || 5432) });
    database.hostname = "127.0.0.1";
    database.port = String(trap.port);
    const settings = readSettings({ ...process.env, DATA_DIR: dataDir, SHOP_ENV: "trial" }, ROOT);
    const ports = { ...settings.ports, medusa: await freePort(), stripeSandbox: await freePort() };
    const own = { ...settings, ports, dataDir };
    const addresses = { ...addressesOf(ports), storefront: "http://localhost:1" };
    const facts = { settings: own, addresses, secrets: secretsOf(dataDir) };
    const paymentPart = stripeSandbox(facts);
    paymentPart.env.STRIPE_SANDBOX_DATA = join(dataDir, `stripe-sandbox-${ports.stripeSandbox}`);
    const part = medusa(facts, database.href);
    part.env.MAIL_DIR = join(dataDir, "mail");
    const payments = await PaymentTrap.open(addresses.stripeSandbox);
    part.env.STRIPE_SANDBOX_URL = `http://127.0.0.1:${payments.port}`;
    const sandbox = run(paymentPart, join(dataDir, "logs"));
    const process_ = run(part, join(dataDir, "logs"));
    const { medusa: address, stripeSandbox: provider } = addresses;
    const second = new SecondShop(address, provider, trap, payments, part, sandbox, process_);
    await Promise.all([healthy(paymentPart.health), healthy(part.health)]);
    return second;
  }

  /** Waits until a statement that matches was caught: from then on its sender hangs. Throws when none comes. */
  async caught(pattern: RegExp, cause: () => Promise<unknown>, seconds = 40): Promise<void> {
    const sprung = this.trap.arm(pattern);
    await cause();
    const late = pause(seconds * 1000, undefined, { ref: false }).then(() => {
      this.trap.disarm();
      throw new Error(`No statement like ${pattern} came within ${seconds} s`);
    });
    await Promise.race([sprung, late]);
  }

  /** Nothing is flushed, undone or answered any more. */
  async kill(): Promise<void> {
    const { process } = this;
    const dead = new Promise<void>((resolve) => process.once("exit", () => resolve()));
    process.kill("SIGKILL");
    await dead;
  }

  async restart(): Promise<void> {
    this.process = run(this.part, join(dirname(String(process.env.SHOP_JSON)), "logs"));
    await healthy(this.part.health);
  }

  async stop(): Promise<void> {
    const ended = [this.process, this.sandbox].map(
      (child) =>
        new Promise<void>((resolve) => {
          if (child.exitCode !== null || child.signalCode !== null) return resolve();
          child.once("exit", () => resolve());
          child.kill("SIGKILL");
        }),
    );
    await Promise.all(ended);
    this.trap.close();
    this.payments.close();
  }
}

/** Starts one for the tests of a file: all they ask is asked of it, and paid at its payment provider. */
export function secondShop(): () => SecondShop {
  let second: SecondShop | undefined;
  beforeAll(async () => {
    second = await SecondShop.start();
    Object.assign(shop, { medusa: second.medusa, stripeSandbox: second.stripe });
  }, 120_000);
  afterAll(() => second?.stop());
  return () => {
    if (!second) throw new Error("The second shop has not started");
    return second;
  };
}

function run({ args, cwd, env, log }: Part, logs: string): ChildProcess {
  const file = openSync(join(logs, `crash-${log}.log`), "a");
  return spawn(process.execPath, [...args], { cwd, env, stdio: ["ignore", file, file] });
}

async function healthy(url: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline) throw new Error(`${url} is not ready`);
    await pause(200);
  }
}
