import { duration } from "../command/duration.mjs";
import { Fault, showError } from "../command/fault.mjs";
import { ROOT } from "../command/places.mjs";
import { lockPath, prepareDataFolder } from "../data-folder/folder.mjs";
import { childrenRecord, endLeftovers } from "../data-folder/leftovers.mjs";
import { takeLock } from "../data-folder/lock.mjs";
import { secretsOf } from "../data-folder/secrets.mjs";
import { Children } from "../processes/children.mjs";
import { listenForStop, StopRequest } from "../processes/stop-reasons.mjs";
import { portFault } from "../settings/free-port.mjs";
import { portsInUse, readSettings } from "../settings/settings.mjs";
import { runTasks } from "../tasks/graph.mjs";
import { progressLines } from "../tasks/progress.mjs";
import { addressesOf } from "./addresses.mjs";
import { STAFF_EMAIL } from "./part-environments.mjs";
import { removeShopJson, shopJsonPath, writeShopJson } from "./shop-json.mjs";
import { shopTasks } from "./shop-tasks.mjs";

/** @typedef {import("../settings/settings.mjs").Settings} Settings */

/**
 * How kinds of start differ.
 * @typedef {object} Kind
 * @property {typeof readSettings} settings
 * @property {(settings: Settings) => import("./addresses.mjs").Addresses} addresses
 * @property {(...from: Parameters<typeof shopTasks>) => import("../tasks/graph.mjs").Task[] | Promise<import("../tasks/graph.mjs").Task[]>} tasks
 * @property {(children: Children, signal: AbortSignal) => Promise<void>} [whenReady] what goes on beside the running shop
 */

/** One process of each part. @type {Kind} */
const ONE_OF_EACH = {
  settings: readSettings,
  addresses: ({ ports }) => addressesOf(ports),
  tasks: shopTasks,
};

/** Stopped last, because the other parts need them to finish their work. */
const STOPPED_LAST = ["Postgres", "Redis"];

/**
 * Runs the shop until it is stopped or one of its parts fails.
 * @param {Partial<Kind>} [differences]
 * @returns {Promise<number>} the exit code
 */
export async function runShop(differences) {
  const since = performance.now();
  const kind = { ...ONE_OF_EACH, ...differences };
  try {
    const settings = kind.settings(process.env, ROOT);
    const lock = await claimDataFolder(settings);
    try {
      return await startAndWait(settings, since, kind);
    } finally {
      removeShopJson(settings.dataDir);
      lock.release();
    }
  } catch (error) {
    return showError(error);
  }
}

/**
 * Makes sure that this start has the data folder and its ports for itself.
 * @param {Settings} settings
 * @throws {Fault}
 */
async function claimDataFolder(settings) {
  const { dataDir, ports, host } = settings;
  prepareDataFolder(dataDir);
  const lock = await takeLock(lockPath(dataDir));
  if (!("release" in lock))
    throw new Fault(
      `The shop in ${dataDir} already runs as process ${lock.holder.pid}. For a second one set DATA_DIR and other ports.`,
    );
  const ended = await endLeftovers(dataDir);
  if (ended.length > 0) console.log(`  Ended what a killed start had left running: ${ended.join(", ")}.`);
  const faults = await Promise.all(portsInUse(settings).map((name) => portFault(name, ports[name], host)));
  const lines = faults.filter((fault) => fault !== undefined);
  if (lines.length === 0) return lock;
  lock.release();
  throw new Fault(lines);
}

/**
 * @param {Settings} settings
 * @param {number} since
 * @param {Kind} kind
 * @returns {Promise<number>}
 */
async function startAndWait(settings, since, kind) {
  const facts = { settings, addresses: kind.addresses(settings), secrets: secretsOf(settings.dataDir) };
  for (const service of Object.values(settings.services)) console.log(`  ${service.line}`);
  const children = new Children(childrenRecord(settings.dataDir));
  const stop = new AbortController();
  let ready = false;
  listenForStop(
    (reason) => stop.abort(reason),
    () => children.kill(),
  );
  const stopped = new Promise((resolve) => stop.signal.addEventListener("abort", () => resolve(undefined)));
  const progress = progressLines();
  /** @type {import("./shop-tasks.mjs").Found} */
  const found = { databaseUrl: "", publishableKey: "" };
  try {
    const tasks = await kind.tasks(children, facts, found, (reason) => stop.abort(reason));
    await runTasks(tasks, { signal: stop.signal, progress });
    progress.close();
    writeShopJson(facts, found);
    ready = true;
    await kind.whenReady?.(children, stop.signal);
    console.log(
      `\nThe shop is ready after ${duration(performance.now() - since)}.\n${addressTable(facts)}\n\nCtrl-C ends it.`,
    );
    await stopped;
    return tellEnd(stop.signal.reason, ready);
  } catch (error) {
    progress.close();
    return tellEnd(stop.signal.aborted ? stop.signal.reason : error, ready);
  } finally {
    removeShopJson(settings.dataDir);
    await children.stop((child) => !STOPPED_LAST.includes(child.name));
    await children.stop();
    children.close();
    console.log("The shop has stopped; nothing of it runs any more.");
  }
}

/**
 * Says why the shop ends.
 * @param {unknown} reason
 * @param {boolean} ready whether it ever ran
 * @returns {number} the exit code: a requested stop is a success once the shop was ready
 */
function tellEnd(reason, ready) {
  if (!(reason instanceof StopRequest)) return showError(reason);
  console.log(`\nStopping the shop: ${reason.why}.`);
  return ready ? 0 : reason.exitCode;
}

/**
 * What a person needs to know once the shop runs.
 * @param {import("./part-environments.mjs").ShopFacts} facts
 * @returns {string}
 */
function addressTable({ settings, addresses, secrets }) {
  const { services, dataDir } = settings;
  /** @type {[string, string, string][]} */
  const rows = [
    ["Shop", addresses.storefront, ""],
    ["Admin", addresses.admin, `${STAFF_EMAIL} / ${secrets.staffPassword}`],
    [
      "Studio",
      addresses.studio,
      services.content.state === "embedded" ? "no login needed" : "your Sanity login",
    ],
  ];
  if (services.payment.state === "embedded")
    rows.push(["Payment", addresses.stripeSandbox, "test card 4242 4242 4242 4242, any later date, any CVC"]);
  rows.push(["Vouchers", secrets.friendsVoucher, "for friends"]);
  rows.push(["", secrets.bankTransferVoucher, "to pay by bank transfer"]);
  if (services.mail.state === "embedded") rows.push(["Mail", `${dataDir}/mail`, ""]);
  rows.push(["All of it", shopJsonPath(dataDir), ""]);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(([name, address, hint]) =>
      `  ${name.padEnd(widths[0] ?? 0)}  ${address.padEnd(widths[1] ?? 0)}  ${hint}`.trimEnd(),
    )
    .join("\n");
}
