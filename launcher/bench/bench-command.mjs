import { runWithChildren } from "../command/run-with-children.mjs";
import { runningShop } from "../command/running-shop.mjs";
import { findChromium } from "../testing/chromium.mjs";
import { cartRatios } from "./carts/cart-ratios.mjs";
import { growth } from "./growth/growth.mjs";
import { measure } from "./measure.mjs";
import { HOUR, memoryGrowth } from "./memory/growth.mjs";
import { keptPages } from "./pages/kept-pages.mjs";
import { measureScene } from "./scene.mjs";
import { twoServers } from "./servers/two-servers.mjs";

/** Requests that change nothing, so that they can be sent to any running shop. */
const ROUNDS = { warmUp: 10, one: 100, many: 200, atOnce: 10 };

/**
 * `npm run bench [-- --long]`: how fast the shop that runs here answers, and its scene draws, in tables. The long form adds an
 * hour's load, whose orders stay in the shop's database.
 */
export async function run() {
  process.exitCode = await runWithChildren(async ({ children, signal }) => {
    const shop = runningShop();
    const rows = [];
    for (const subject of subjects(shop)) rows.push(await measure(subject, ROUNDS));
    console.log(`${ROUNDS.one} requests one at a time, then ${ROUNDS.many} with ${ROUNDS.atOnce} at once.`);
    show(rows);
    console.log("Cart routes against Medusa as it comes, taking turns on one database.");
    show(await cartRatios(shop, children, signal));
    console.log("Pages from memory against the same pages rendered for each request, by ten connections.");
    show(await keptPages(shop, children));
    console.log("Two Medusa servers against one of them, by the same ten shoppers, taking turns.");
    show(await twoServers(shop));
    console.log("Steps of a shopper while orders, planks and lines of a cart become more.");
    show(await growth(shop, signal));
    const { path } = await findChromium(children, signal);
    show(await measureScene(shop.storefront, path));
    if (!process.argv.includes("--long")) return;
    console.log(`Memory under ${HOUR.views} views of pages and ${HOUR.orders} orders.`);
    show(await memoryGrowth(shop, HOUR));
  });
}

/** @param {readonly { name: string }[]} rows */
function show(rows) {
  console.table(Object.fromEntries(rows.map(({ name, ...figures }) => [name, figures])));
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
