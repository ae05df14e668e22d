import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../command/places.mjs";
import { runShop } from "./run-shop.mjs";

/** `npm run dev`: the storefront and the Studio from their sources with hot reload, the rest as `npm start`. */
export async function run() {
  process.exit(await runShop(hotReload));
}

/**
 * @param {import("./part-environments.mjs").ShopFacts} facts
 * @returns {import("./shop-tasks.mjs").Variation}
 */
function hotReload({ settings, addresses, secrets }) {
  const { host, ports } = settings;
  return {
    withoutBuild: ["storefront", "cms"],
    adapt(part) {
      if (part.name === "storefront")
        return {
          ...part,
          args: [
            join(ROOT, "node_modules/@remix-run/dev/dist/cli.js"),
            "vite:dev",
            ...["--host", host, "--port", String(ports.storefront), "--strictPort"],
          ],
          env: { ...part.env, NODE_ENV: "development" },
        };
      if (part.name === "Studio" && existsSync(join(ROOT, "cms/sanity.cli.ts")))
        return {
          ...part,
          args: [
            join(ROOT, "cms/node_modules/sanity/bin/sanity"),
            "dev",
            ...["--host", host, "--port", String(ports.studio)],
          ],
          env: {
            ...part.env,
            NODE_ENV: "development",
            SANITY_STUDIO_CONTENT_LAKE_URL: addresses.contentLake,
            SANITY_STUDIO_CONTENT_LAKE_TOKEN: secrets.contentLakeToken,
          },
          health: addresses.studio,
        };
      return part;
    },
  };
}
