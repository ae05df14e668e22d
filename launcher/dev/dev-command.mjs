import { join } from "node:path";
import { buildTasks } from "../builds/build-tasks.mjs";
import { inTurn } from "../builds/turn.mjs";
import { ROOT } from "../command/places.mjs";
import { studioSourcesEnvironment } from "../shop/part-environments.mjs";
import { runShop } from "../shop/run-shop.mjs";
import { shopTasks } from "../shop/shop-tasks.mjs";
import { runTasks } from "../tasks/graph.mjs";
import { progressLines } from "../tasks/progress.mjs";
import { errorTeller } from "./tell-errors.mjs";

/** Served by Vite from their sources. */
const WITHOUT_BUILD = ["storefront", "cms"];

/**
 * `npm run dev`: the storefront and the Studio from their sources with hot reload; Medusa, the rules and the stand-ins as `npm start`, and
 * started anew whenever one of their sources is saved.
 */
export async function run() {
  const restarts = new Restarts();
  process.exit(
    await runShop({
      tasks: (children, facts, found, died) =>
        shopTasks(children, facts, found, died, fromSources(facts, restarts)),
      async whenReady(children, signal) {
        // Loaded only now: TypeScript may have been installed by this very start.
        const { watchSources } = await import("./watch-sources.mjs");
        watchSources(signal, { restarts, buildAdmin: () => buildAdmin(children, signal) });
      },
    }),
  );
}

/**
 * @param {import("../shop/part-environments.mjs").ShopFacts} facts
 * @param {Restarts} restarts
 * @returns {import("../shop/shop-tasks.mjs").Variation}
 */
function fromSources(facts, restarts) {
  const { host, ports } = facts.settings;
  return {
    withoutBuild: WITHOUT_BUILD,
    started: (name, child, start) =>
      restarts.add(name, tellErrors(child), async () => tellErrors(await start())),
    adapt(part) {
      if (part.name === "storefront")
        return {
          ...part,
          // In development the storefront's server loads pages through Vite.
          args: ["--import", "tsx", "server/start.ts"],
          env: { ...part.env, NODE_ENV: "development" },
        };
      if (part.name === "Studio")
        return {
          ...part,
          args: [
            join(ROOT, "cms/node_modules/sanity/bin/sanity"),
            "dev",
            ...["--host", host, "--port", String(ports.studio)],
          ],
          env: studioSourcesEnvironment(facts),
          health: facts.addresses.studio,
        };
      return part;
    },
  };
}

/**
 * @param {import("../processes/child.mjs").Child} child
 * @returns {import("../processes/child.mjs").Child}
 */
function tellErrors(child) {
  child.log.heard = errorTeller(child.name, console.error);
  return child;
}

/**
 * @param {import("../processes/children.mjs").Children} children
 * @param {AbortSignal} signal
 */
async function buildAdmin(children, signal) {
  const progress = progressLines();
  try {
    await runTasks(inTurn(buildTasks(children, { except: WITHOUT_BUILD })), { signal, progress });
  } finally {
    progress.close();
  }
}

/** The parts of a running shop that can be started anew, each as it was started first. */
export class Restarts {
  /** @type {Map<string, { child: import("../processes/child.mjs").Child, start: () => Promise<import("../processes/child.mjs").Child> }>} */
  #parts = new Map();

  /**
   * @param {string} name
   * @param {import("../processes/child.mjs").Child} child
   * @param {() => Promise<import("../processes/child.mjs").Child>} start answers once the part is ready
   */
  add(name, child, start) {
    this.#parts.set(name, { child, start });
  }

  /**
   * Stops the parts that run and waits until they are ready again. What they were doing is cut short after a second.
   * @param {Iterable<string>} names
   */
  async restart(names) {
    await Promise.all(
      Array.from(names, async (name) => {
        const part = this.#parts.get(name);
        if (!part) return;
        await part.child.stop(1_000);
        part.child = await part.start();
      }),
    );
  }
}
