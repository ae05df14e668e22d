import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Fault } from "../command/fault.mjs";
import { ROOT } from "../command/places.mjs";
import { forgetDataFolder } from "../data-folder/forget.mjs";
import { deathOf } from "../processes/health.mjs";
import { LogFile } from "../processes/log-file.mjs";
import { freePorts } from "../settings/free-port.mjs";
import { PORT_NAMES, PORTS } from "../settings/ports.mjs";
import { shopJsonPath } from "../shop/shop-json.mjs";

const READY_WITHIN_MS = 10 * 60_000;

/** Longer than the grace the launcher gives its own children. */
const STOPPED_WITHIN_MS = 40_000;

/** A whole shop for tests, started by the same command as by a person, on free ports, in a new data folder. */
export class TestShop {
  /**
   * @param {string} dataDir
   * @param {NodeJS.ProcessEnv} env
   */
  constructor(dataDir, env) {
    this.dataDir = dataDir;
    this.env = env;
    this.shopJson = shopJsonPath(dataDir);
  }

  /** Prepares one; nothing runs yet. */
  static async prepare() {
    const dataDir = mkdtempSync(join(tmpdir(), "planke46-test-"));
    // As root, Postgres runs as another user and must pass through.
    chmodSync(dataDir, 0o711);
    const ports = await freePorts(PORT_NAMES.length);
    /** @type {NodeJS.ProcessEnv} */
    const env = {
      ...withoutOutsideServices(process.env),
      DATA_DIR: dataDir,
      SHOP_ENV: "trial",
      // Its folder is deleted after the run.
      POSTGRES_FSYNC: "off",
      // Tests wait for what a job does.
      MINUTELY_JOBS_SECONDS: "5",
      PAYMENT_METHODS: "card,paypal,klarna,sepa_debit",
    };
    for (const [index, name] of PORT_NAMES.entries()) env[PORTS[name].variable] = String(ports[index]);
    return new TestShop(dataDir, env);
  }

  /**
   * Starts it and waits until it takes orders.
   * @param {import("../processes/children.mjs").Children} children
   * @param {AbortSignal} signal
   */
  async start(children, signal) {
    this.child = children.start({
      name: "test shop",
      command: process.execPath,
      args: [join(ROOT, "launcher/start.mjs")],
      cwd: ROOT,
      env: this.env,
      log: new LogFile(join(this.dataDir, "start.log")),
    });
    /** @type {import("../processes/child.mjs").Ending | undefined} */
    let ending;
    this.child.ended.then((how) => {
      ending = how;
    });
    const deadline = Date.now() + READY_WITHIN_MS;
    while (!existsSync(this.shopJson)) {
      signal.throwIfAborted();
      if (ending) throw deathOf(this.child, ending);
      if (Date.now() > deadline)
        throw new Fault("The test shop did not get ready.", { details: this.child.log.lastLines() });
      await wait(200);
    }
  }

  /** The variables that start this shop again: its folder and its ports. */
  variables() {
    const names = ["DATA_DIR", "SHOP_ENV", ...PORT_NAMES.map((name) => PORTS[name].variable)];
    return Object.fromEntries(names.map((name) => [name, this.env[name]]));
  }

  /** Stops it as a person would. */
  async stop() {
    await this.child?.stop(STOPPED_WITHIN_MS);
  }

  /**
   * Keeps what its servers logged, in place of what an earlier run kept there.
   * @param {string} folder
   */
  keepLogs(folder) {
    rmSync(folder, { recursive: true, force: true });
    const logs = join(this.dataDir, "logs");
    if (existsSync(logs)) cpSync(logs, folder, { recursive: true });
  }

  async remove() {
    if (existsSync(this.dataDir)) await forgetDataFolder(this.dataDir);
  }
}

/**
 * Tests never touch a real service, whatever the environment of the person holds.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
function withoutOutsideServices(env) {
  const outside = /^(DATABASE_URL|REDIS_URL|ANALYTICS_|SMTP_URL|SANITY_|STRIPE_|S3_|HOST$|npm_lifecycle_)/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !outside.test(name)));
}
