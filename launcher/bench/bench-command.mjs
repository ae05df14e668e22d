import { readFileSync } from "node:fs";
import { Fault, showError } from "../command/fault.mjs";
import { ROOT } from "../command/places.mjs";
import { dataFolder } from "../settings/settings.mjs";
import { shopJsonPath } from "../shop/shop-json.mjs";
import { measure } from "./measure.mjs";

/** Requests that change nothing, so that they can be sent to any running shop. */
const ROUNDS = { warmUp: 10, one: 100, many: 200, atOnce: 10 };

/** `npm run bench`: how fast the shop that runs here answers, in a table. */
export async function run() {
  try {
    const shop = runningShop();
    const rows = [];
    for (const subject of subjects(shop)) rows.push(await measure(subject, ROUNDS));
    console.log(`${ROUNDS.one} requests one at a time, then ${ROUNDS.many} with ${ROUNDS.atOnce} at once.`);
    console.table(Object.fromEntries(rows.map(({ name, ...figures }) => [name, figures])));
  } catch (error) {
    process.exitCode = showError(error);
  }
}

/** @returns {{ storefront: string, medusa: string, contentLake: string | null, publishableKey: string }} */
function runningShop() {
  const path = process.env.SHOP_JSON || shopJsonPath(dataFolder(process.env, ROOT));
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    throw new Fault(`No shop runs here (there is no ${path}): begin with npm start in another terminal.`);
  }
}

/**
 * @param {ReturnType<typeof runningShop>} shop
 * @returns {import("./measure.mjs").Subject[]}
 */
function subjects({ storefront, medusa, contentLake, publishableKey }) {
  const headers = { "x-publishable-api-key": publishableKey, "content-type": "application/json" };
  const body = JSON.stringify({ kind: "table", configuration: {} });
  return [
    { name: "storefront: home", url: `${storefront}/` },
    { name: "storefront: health", url: `${storefront}/healthz` },
    {
      name: "Medusa: price of a table",
      url: `${medusa}/store/furniture/price`,
      init: { method: "POST", headers, body },
    },
    ...(contentLake ? [{ name: "content lake: questions by section", url: questions(contentLake) }] : []),
  ];
}

/**
 * The storefront asks this only once a minute; it is measured because it joins every question with its section.
 * @param {string} contentLake
 */
function questions(contentLake) {
  const query =
    '*[_type == "faqSection"]{title, "items": *[_type == "faqItem" && section._ref == ^._id]{question}}';
  return `${contentLake}/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`;
}
