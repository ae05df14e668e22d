import { join } from "node:path";
import { ROOT } from "../command/places.mjs";
import {
  contentLakeEnvironment,
  medusaEnvironment,
  storefrontEnvironment,
  stripeSandboxEnvironment,
  studioEnvironment,
} from "./part-environments.mjs";

/** @typedef {import("./part-environments.mjs").ShopFacts} ShopFacts */

/**
 * How a server of the shop is started and known to be ready.
 * @typedef {object} Part
 * @property {string} name
 * @property {string} log name of its log file
 * @property {string} cwd
 * @property {readonly string[]} args of Node
 * @property {NodeJS.ProcessEnv} env
 * @property {string} health address that answers 200 when it is ready
 */

/**
 * Medusa's command line, run directly so that a signal meets Medusa and no npm in between. It is the part that runs what is built: `cli.js`
 * would load TypeScript first, which takes 50 MB of the server for as long as it runs.
 */
export const MEDUSA = join(ROOT, "node_modules/@medusajs/cli/dist/index.js");

/** Medusa is started where it was built to. */
export const MEDUSA_FOLDER = join(ROOT, "commerce/.medusa/server");

/**
 * @param {ShopFacts} facts
 * @returns {Part}
 */
export function contentLake(facts) {
  return {
    name: "content lake",
    log: "content-lake",
    cwd: join(ROOT, "cms"),
    args: ["--import", "tsx", "content-lake/main.ts"],
    env: contentLakeEnvironment(facts),
    health: `${facts.addresses.contentLake}/healthz`,
  };
}

/**
 * @param {ShopFacts} facts
 * @returns {Part}
 */
export function studio(facts) {
  return {
    name: "Studio",
    log: "studio",
    cwd: join(ROOT, "cms"),
    args: ["--import", "tsx", "studio-server/main.ts"],
    env: studioEnvironment(facts),
    health: `${facts.addresses.studio}/healthz`,
  };
}

/**
 * @param {ShopFacts} facts
 * @returns {Part}
 */
export function stripeSandbox(facts) {
  return {
    name: "Stripe sandbox",
    log: "stripe-sandbox",
    cwd: join(ROOT, "plugins/stripe-checkout"),
    args: ["--import", "tsx", "sandbox/main.ts"],
    env: stripeSandboxEnvironment(facts),
    health: `${facts.addresses.stripeSandbox}/healthz`,
  };
}

/**
 * @param {ShopFacts} facts
 * @param {string} databaseUrl
 * @returns {Part}
 */
export function medusa(facts, databaseUrl) {
  return {
    name: "Medusa",
    log: "medusa",
    cwd: MEDUSA_FOLDER,
    args: [
      ...HEAP_FLAGS.medusa,
      MEDUSA,
      ...["start", "--host", facts.settings.host, "--port", String(facts.settings.ports.medusa)],
    ],
    env: { ...ALLOCATOR.medusa, ...medusaEnvironment(facts, databaseUrl) },
    health: `${facts.addresses.medusa}/health`,
  };
}

/**
 * @param {ShopFacts} facts
 * @param {string} publishableKey
 * @returns {Part}
 */
export function storefront(facts, publishableKey) {
  return {
    name: "storefront",
    log: "storefront",
    cwd: join(ROOT, "storefront"),
    args: [...HEAP_FLAGS.storefront, "build/start.js"],
    env: { ...ALLOCATOR.storefront, ...storefrontEnvironment(facts, publishableKey) },
    health: `${facts.addresses.storefront}/healthz`,
  };
}

/**
 * How much memory the shop's own processes may take. V8 grows its heap to what the machine has rather than collect, and glibc keeps an
 * arena for each thread; both are bounded here. `images/Dockerfile` says the same to its containers, `docker-compose.yml` how
 * much these may have (`tests/repository/compose.test.ts` holds them together).
 */

/** Node's flags, MB: the storefront's live heap stays below 70 under load, Medusa's below 400. */
export const HEAP_FLAGS = {
  storefront: ["--max-old-space-size=128", "--max-semi-space-size=4"],
  medusa: ["--max-old-space-size=768"],
};

/**
 * Of glibc's allocator: its arenas, by default eight for each core; and in the storefront, which packs and keeps pages, from what size (bytes)
 * a block is mapped alone and given back, which otherwise grows with the largest block that was ever freed.
 */
export const ALLOCATOR = {
  storefront: { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_TRIM_THRESHOLD_: "131072" },
  medusa: { MALLOC_ARENA_MAX: "2" },
};
