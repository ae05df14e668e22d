import { join } from "node:path";
import { ROOT } from "../command/places.mjs";
import { studioSourcesEnvironment } from "./part-environments.mjs";
import { runShop } from "./run-shop.mjs";
import { shopTasks } from "./shop-tasks.mjs";

/** `npm run dev`: the storefront and the Studio from their sources with hot reload, the rest as `npm start`. */
export async function run() {
  process.exit(
    await runShop({
      tasks: (children, facts, found, died) => shopTasks(children, facts, found, died, fromSources(facts)),
    }),
  );
}

/**
 * @param {import("./part-environments.mjs").ShopFacts} facts
 * @returns {import("./shop-tasks.mjs").Variation}
 */
function fromSources(facts) {
  const { host, ports } = facts.settings;
  return {
    withoutBuild: ["storefront", "cms"],
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
