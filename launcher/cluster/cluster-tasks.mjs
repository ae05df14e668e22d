import { mkdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { buildTasks } from "../builds/build-tasks.mjs";
import { inTurn } from "../builds/turn.mjs";
import { contentLake, stripeSandbox } from "../shop/parts.mjs";
import { runShop } from "../shop/run-shop.mjs";
import { databaseTasks } from "../shop/shop-tasks.mjs";
import {
  clusterAddresses,
  nginxProgram,
  OWN_REDIS,
  readClusterSettings,
  redisProgram,
} from "./cluster-settings.mjs";
import { keepRunning, startAgain } from "./keep-running.mjs";
import { writeProxyConfig } from "./proxy.mjs";
import {
  innerPorts,
  medusaProcess,
  SERVERS,
  STOREFRONTS,
  storefrontProcess,
  studioProcess,
  WORKER,
} from "./topology.mjs";

/**
 * @typedef {import("../tasks/graph.mjs").Task} Task
 * @typedef {import("../shop/parts.mjs").Part} Part
 * @typedef {import("./keep-running.mjs").Keeping} Keeping
 */

/**
 * All tasks from a clone to the production topology: two servers, a worker and two storefronts behind nginx, on
 * Postgres and Redis. The database is migrated once, before any of them starts. A part that dies is started again.
 * @param {import("../processes/children.mjs").Children} children
 * @param {import("../shop/part-environments.mjs").ShopFacts} given
 * @param {import("../shop/shop-tasks.mjs").Found} found filled in by the tasks
 * @param {(reason: unknown) => void} partDied told when a part does not stay up
 * @returns {Promise<Task[]>}
 */
export async function clusterTasks(children, given, found, partDied) {
  const inner = await innerPorts();
  const ownRedis = given.settings.env.REDIS_URL === OWN_REDIS;
  const redisUrl = ownRedis ? `redis://127.0.0.1:${inner.redis}` : (given.settings.env.REDIS_URL ?? "");
  // For migration and seed, which run no jobs. Each process gets its own mode later.
  const env = { ...given.settings.env, REDIS_URL: redisUrl, MEDUSA_WORKER_MODE: "server" };
  const settings = { ...given.settings, env };
  const facts = { ...given, settings };
  const { services } = settings;
  /** @type {Keeping} */
  const keeping = { children, logs: join(settings.dataDir, "logs"), partDied };

  /**
   * @param {string} name
   * @param {string[]} after
   * @param {() => Part} part
   * @returns {Task}
   */
  const partTask = (name, after, part) => ({
    name,
    title: `Start ${name}`,
    after,
    run: (signal) => {
      const { health, args, ...rest } = part();
      const ready = answersHttp(health);
      return keepRunning(keeping, { ...rest, command: process.execPath, args, ready }, signal);
    },
  });

  const medusaTask = (/** @type {string} */ name, /** @type {"server" | "worker"} */ mode, port = 0) =>
    partTask(name, ["seed"], () =>
      medusaProcess(facts, found.databaseUrl, { name, mode, port, metrics: inner.metrics[name] ?? 0 }),
    );
  const storefrontTask = (/** @type {string} */ name, port = 0) =>
    partTask(name, ["seed", "build storefront", "content lake", "proxy"], () =>
      storefrontProcess(facts, found.publishableKey, {
        name,
        port,
        internal: inner.internal,
        metrics: inner.metrics[name] ?? 0,
      }),
    );

  found.cluster = {
    servers: inner.servers.map(onThisMachine),
    storefronts: inner.storefronts.map(onThisMachine),
    worker: onThisMachine(inner.worker),
    proxy: onThisMachine(inner.status),
    metrics: Object.values(inner.metrics).map(onThisMachine),
    proxyLog: join(settings.dataDir, "logs/proxy-access.log"),
    redis: redisUrl,
  };

  const tasks = [
    ...inTurn(buildTasks(children)),
    ...databaseTasks(children, facts, found, (postgres, again) => void startAgain(keeping, postgres, again)),
    ...(ownRedis ? [redisTask(keeping, settings, inner.redis)] : []),
    proxyTask(keeping, facts, inner),
    ...SERVERS.map((name, index) => medusaTask(name, "server", inner.servers[index])),
    medusaTask(WORKER, "worker", inner.worker),
    partTask("Studio", ["install cms", "build cms"], () => studioProcess(facts, inner.studio)),
    ...STOREFRONTS.map((name, index) => storefrontTask(name, inner.storefronts[index])),
  ];
  if (services.content.state === "embedded")
    tasks.push(partTask("content lake", ["install cms"], () => contentLake(facts)));
  if (services.payment.state === "embedded")
    tasks.push(partTask("Stripe sandbox", ["install root"], () => stripeSandbox(facts)));
  return tasks;
}

const onThisMachine = (/** @type {number} */ port) => `http://127.0.0.1:${port}`;

/**
 * The system's Redis for this trial. It writes changes to disk within a second.
 * @param {Keeping} keeping
 * @param {import("../settings/settings.mjs").Settings} settings
 * @param {number} port
 * @returns {Task}
 */
function redisTask(keeping, { dataDir, env }, port) {
  const folder = join(dataDir, "redis");
  return {
    name: "Redis",
    title: "Start Redis",
    after: [],
    run(signal) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const args = ["--port", String(port), "--bind", "127.0.0.1", "--dir", folder];
      return keepRunning(
        keeping,
        {
          name: "Redis",
          log: "redis",
          command: redisProgram(env) ?? "redis-server",
          // Jobs and locks must never be pushed out by cached pages.
          args: [...args, ...["--appendonly", "yes", "--save", ""], ...["--maxmemory-policy", "noeviction"]],
          cwd: "/",
          env: { PATH: process.env.PATH },
          ready: answersRedis(port),
        },
        signal,
      );
    },
  };
}

/**
 * @param {Keeping} keeping
 * @param {import("../shop/part-environments.mjs").ShopFacts} facts
 * @param {import("./topology.mjs").InnerPorts} inner
 * @returns {Task}
 */
function proxyTask(keeping, facts, inner) {
  return {
    name: "proxy",
    title: "Start nginx",
    after: [],
    run(signal) {
      const { folder, config, remove } = writeProxyConfig(facts, inner);
      process.once("exit", remove);
      return keepRunning(
        keeping,
        {
          name: "proxy",
          log: "proxy",
          command: nginxProgram(facts.settings.env) ?? "nginx",
          args: ["-e", "stderr", "-p", folder, "-c", config],
          cwd: "/",
          env: { PATH: process.env.PATH },
          // Lets running requests end; SIGTERM would cut them off.
          stopSignal: "SIGQUIT",
          ready: answersHttp(`http://127.0.0.1:${inner.status}/healthz`),
        },
        signal,
      );
    },
  };
}

/** Answers whether a part is ready, never rejects. @typedef {() => Promise<boolean>} Ready */

const PATIENCE_MS = 5_000;

/**
 * @param {string} url answers 200 when the part is ready
 * @returns {Ready}
 */
export function answersHttp(url) {
  return async () => {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: "manual" });
      await response.arrayBuffer();
      return response.status === 200;
    } catch {
      return false;
    }
  };
}

/**
 * @param {number} port of a Redis on this machine
 * @returns {Ready}
 */
export function answersRedis(port) {
  return () =>
    new Promise((resolve) => {
      const socket = connect(port, "127.0.0.1");
      const end = (/** @type {boolean} */ ready) => {
        socket.destroy();
        resolve(ready);
      };
      socket.setTimeout(PATIENCE_MS, () => end(false));
      socket.once("connect", () => socket.write("PING\r\n"));
      // A Redis that still reads its file answers -LOADING.
      socket.once("data", (answer) => end(answer.toString().startsWith("+PONG")));
      socket.once("error", () => end(false));
    });
}

/** `npm run start:cluster`: the production topology without containers, in the foreground. */
export async function run() {
  process.exit(
    await runShop({ settings: readClusterSettings, addresses: clusterAddresses, tasks: clusterTasks }),
  );
}
