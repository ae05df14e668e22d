import { freePorts } from "../settings/free-port.mjs";
import { medusa, storefront, studio } from "../shop/parts.mjs";

/**
 * @typedef {import("../shop/part-environments.mjs").ShopFacts} ShopFacts
 * @typedef {import("../shop/parts.mjs").Part} Part
 *
 * Ports behind the proxy: chosen at start among the free ones, because no person has to type them.
 * @typedef {object} InnerPorts
 * @property {number[]} servers
 * @property {number} worker
 * @property {number[]} storefronts
 * @property {number} studio
 * @property {number} internal the proxy's port through which storefronts reach Medusa
 * @property {number} status the proxy's own health
 * @property {number} redis
 * @property {Record<string, number>} metrics of each process by its name
 */

/** The processes that the proxy spreads requests over, and the one that does the jobs. */
export const SERVERS = ["Medusa 1", "Medusa 2"];
export const STOREFRONTS = ["storefront 1", "storefront 2"];
export const WORKER = "worker";

/** @returns {Promise<InnerPorts>} */
export async function innerPorts() {
  const watched = [...SERVERS, ...STOREFRONTS, WORKER];
  const found = await freePorts(5 + SERVERS.length + STOREFRONTS.length + watched.length);
  const next = () => found.pop() ?? 0;
  return {
    servers: SERVERS.map(next),
    worker: next(),
    storefronts: STOREFRONTS.map(next),
    studio: next(),
    internal: next(),
    status: next(),
    redis: next(),
    metrics: Object.fromEntries(watched.map((name) => [name, next()])),
  };
}

/**
 * One process of Medusa: a server answers requests, a worker does jobs and events.
 * @param {ShopFacts} facts
 * @param {string} databaseUrl
 * @param {{ name: string, mode: "server" | "worker", port: number, metrics: number }} which
 * @returns {Part}
 */
export function medusaProcess(facts, databaseUrl, { name, mode, port, metrics }) {
  const settings = { ...facts.settings, ports: { ...facts.settings.ports, medusa: port } };
  const part = medusa({ ...facts, settings }, databaseUrl);
  return {
    ...part,
    name,
    log: logName(name),
    env: {
      TRUSTED_PROXIES: "127.0.0.1,::1",
      ...part.env,
      MEDUSA_WORKER_MODE: mode,
      METRICS_PORT: String(metrics),
    },
    health: `http://127.0.0.1:${port}/health`,
  };
}

/**
 * @param {ShopFacts} facts
 * @param {string} publishableKey
 * @param {{ name: string, port: number, internal: number, metrics: number }} which
 * @returns {Part}
 */
export function storefrontProcess(facts, publishableKey, { name, port, internal, metrics }) {
  const settings = { ...facts.settings, ports: { ...facts.settings.ports, storefront: port } };
  const part = storefront({ ...facts, settings }, publishableKey);
  return {
    ...part,
    name,
    log: logName(name),
    env: {
      ...part.env,
      MEDUSA_INTERNAL_URL: `http://127.0.0.1:${internal}`,
      METRICS_PORT: String(metrics),
    },
    // Ready once the whole shop behind it is, and that needs the proxy.
    health: `http://127.0.0.1:${port}/healthz`,
  };
}

/**
 * @param {ShopFacts} facts
 * @param {number} port
 * @returns {Part}
 */
export function studioProcess(facts, port) {
  const settings = { ...facts.settings, ports: { ...facts.settings.ports, studio: port } };
  return { ...studio({ ...facts, settings }), health: `http://127.0.0.1:${port}/healthz` };
}

/** @param {string} name */
const logName = (name) => name.toLowerCase().replace(" ", "-");
