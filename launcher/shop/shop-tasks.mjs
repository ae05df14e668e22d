import { join } from "node:path";
import { buildTasks } from "../builds/build-tasks.mjs";
import { inTurn } from "../builds/turn.mjs";
import { requireDatabase } from "../postgres/database.mjs";
import { startPostgres } from "../postgres/server.mjs";
import { deathOf, waitForHealth } from "../processes/health.mjs";
import { LogFile } from "../processes/log-file.mjs";
import { migrate, publishableKeyOf, seed } from "./database-setup.mjs";
import { contentLake, medusa, storefront, stripeSandbox, studio } from "./parts.mjs";

/**
 * @typedef {import("../tasks/graph.mjs").Task} Task
 * @typedef {import("../processes/children.mjs").Children} Children
 * @typedef {import("../processes/child.mjs").Child} Child
 * @typedef {import("./part-environments.mjs").ShopFacts} ShopFacts
 * @typedef {import("./parts.mjs").Part} Part
 *
 * Facts that the tasks of a start find out, for `shop.json`.
 * @typedef {object} Found
 * @property {string} databaseUrl
 * @property {string} publishableKey
 * @property {Cluster} [cluster] where the processes behind the proxy are
 *
 * @typedef {{ servers: string[], storefronts: string[], worker: string, proxy: string, metrics: string[], proxyLog: string, redis: string }} Cluster
 *
 * Called when the embedded Postgres answers; `again` restarts it.
 * @typedef {(child: Child, again: () => Promise<Child>) => void} WhenUp
 *
 * How some parts differ from an ordinary start, e.g. served from their sources.
 * @typedef {object} Variation
 * @property {readonly string[]} [withoutBuild] packages that need no build
 * @property {(part: Part) => Part} [adapt]
 * @property {(name: string, child: Child, start: () => Promise<Child>) => void} [started] told of each part that is ready; `start` starts it
 *   once more when it has been stopped
 */

/** Medusa needs 10 s on two quiet cores, and much more beside a build. */
const READY_WITHIN_MS = 180_000;

/**
 * All tasks from a fresh clone to a shop that takes orders.
 * @param {Children} children
 * @param {ShopFacts} facts
 * @param {Found} found filled in by the tasks
 * @param {(reason: unknown) => void} partDied told when a part ends by itself
 * @param {Variation} [variation]
 * @returns {Task[]}
 */
export function shopTasks(
  children,
  facts,
  found,
  partDied,
  { withoutBuild = [], adapt = (part) => part, started } = {},
) {
  const { services } = facts.settings;

  /**
   * @param {() => Part} part
   * @param {string} name
   * @param {string[]} after
   * @returns {Task}
   */
  const partTask = (part, name, after) => ({
    name,
    title: `Start ${name}`,
    after,
    async run(signal) {
      const start = () => startPart(children, facts, adapt(part()), partDied, signal);
      const child = await start();
      started?.(name, child, start);
    },
  });

  const tasks = [
    ...inTurn(buildTasks(children, { except: withoutBuild })),
    ...databaseTasks(children, facts, found, (child) => watch(child, partDied)),
  ];
  if (services.content.state === "embedded")
    tasks.push(partTask(() => contentLake(facts), "content lake", ["install cms"]));
  if (services.payment.state === "embedded")
    tasks.push(partTask(() => stripeSandbox(facts), "Stripe sandbox", ["install root"]));
  tasks.push(
    partTask(() => medusa(facts, found.databaseUrl), "Medusa", ["seed"]),
    partTask(() => studio(facts), "Studio", ["install cms", "build cms"]),
    partTask(() => storefront(facts, found.publishableKey), "storefront", [
      "seed",
      "build storefront",
      "content lake",
    ]),
  );
  return tasks;
}

/**
 * The tasks "database", "migrate" and "seed".
 * @param {Children} children
 * @param {ShopFacts} facts
 * @param {Found} found
 * @param {WhenUp} whenUp
 * @returns {Task[]}
 */
export function databaseTasks(children, facts, found, whenUp) {
  return [
    databaseTask(children, facts, found, whenUp),
    {
      name: "migrate",
      title: "Migrate database",
      after: ["database", "build commerce", "Redis"],
      run: (signal) => migrate(children, facts, found.databaseUrl, signal),
    },
    {
      name: "seed",
      title: "Seed database",
      after: ["migrate"],
      async run(signal) {
        const note = await seed(children, facts, found.databaseUrl, signal);
        found.publishableKey = publishableKeyOf(facts.settings.dataDir);
        return note;
      },
    },
  ];
}

/**
 * @param {Children} children
 * @param {ShopFacts} facts
 * @param {Found} found
 * @param {WhenUp} whenUp
 * @returns {Task}
 */
function databaseTask(children, { settings, secrets }, found, whenUp) {
  const external = settings.env.DATABASE_URL;
  if (settings.services.database.state === "real" && external) {
    found.databaseUrl = external;
    return {
      name: "database",
      title: "Reach the database",
      after: ["install root"],
      run: () => requireDatabase(external),
    };
  }
  return {
    name: "database",
    title: "Start Postgres",
    after: ["install root"],
    async run(signal) {
      const { child, again, url, note } = await startPostgres(children, {
        dataDir: settings.dataDir,
        port: settings.ports.postgres,
        password: secrets.postgresPassword,
        fsync: settings.postgresFsync,
        signal,
      });
      whenUp(child, again);
      found.databaseUrl = url;
      if (note) console.log(`  ${note}`);
    },
  };
}

/**
 * @param {Children} children
 * @param {ShopFacts} facts
 * @param {Part} part
 * @param {(reason: unknown) => void} partDied
 * @param {AbortSignal} signal
 */
async function startPart(children, { settings }, { name, log, cwd, args, env, health }, partDied, signal) {
  signal.throwIfAborted();
  const child = children.start({
    name,
    command: process.execPath,
    args,
    cwd,
    env,
    log: new LogFile(join(settings.dataDir, "logs", `${log}.log`)),
  });
  await waitForHealth({ url: health, child, timeoutMs: READY_WITHIN_MS, signal });
  watch(child, partDied);
  return child;
}

/**
 * @param {Child} child
 * @param {(reason: unknown) => void} partDied
 */
function watch(child, partDied) {
  child.ended.then((ending) => {
    if (!child.stopping) partDied(deathOf(child, ending));
  });
}
