import { Fault } from "../command/fault.mjs";
import { runWithChildren } from "../command/run-with-children.mjs";
import { type RunningShop, runningShop } from "../command/running-shop.mjs";
import type { Children } from "../processes/children.mjs";
import { findChromium } from "../testing/chromium.mjs";
import { capacity } from "./capacity/capacity.ts";
import { cartRatios } from "./carts/cart-ratios.ts";
import { growingLines, growingOrders, growingPlanks } from "./growth/growth.ts";
import { growingWorkshop } from "./growth/workshop.ts";
import { measure, type Subject } from "./measure.ts";
import { DAY, memoryGrowth } from "./memory/growth.ts";
import { edits } from "./pages/edits.ts";
import { keptPages } from "./pages/kept-pages.ts";
import { measureScene } from "./scene.ts";

/** Requests that change nothing, so that they can be sent to any running shop. */
const ROUNDS = { warmUp: 10, one: 100, many: 200, atOnce: 10 };

type Bench = { shop: RunningShop; children: Children; signal: AbortSignal };

type Table = { title: string; rows: (bench: Bench) => Promise<{ name: string }[]> };

const TABLES: Record<string, Table> = {
  routes: {
    title: `${ROUNDS.one} requests one at a time, then ${ROUNDS.many} with ${ROUNDS.atOnce} at once.`,
    rows: async ({ shop }) => {
      const rows = [];
      for (const subject of subjects(shop)) rows.push(await measure(subject, ROUNDS));
      return rows;
    },
  },
  carts: {
    title: "Cart routes against Medusa as it comes, taking turns on one database.",
    rows: ({ shop, children, signal }) => cartRatios(shop, children, signal),
  },
  pages: {
    title: "Pages from memory against the same pages rendered for each request, by ten connections.",
    rows: ({ shop, children }) => keptPages(shop, children),
  },
  edits: {
    title: "From an edit in the CMS to the page.",
    rows: ({ shop }) => edits(shop),
  },
  capacity: {
    title:
      "Processor time of each step by part (of its main thread), and the journeys per second that follow from it.",
    rows: ({ shop, signal }) => capacity(shop, signal),
  },
  lines: {
    title: "Steps of a shopper while a cart has more lines.",
    rows: ({ shop, signal }) => growingLines(shop, signal),
  },
  planks: {
    title: "Steps of a shopper while planks become more.",
    rows: ({ shop, signal }) => growingPlanks(shop, signal),
  },
  orders: {
    title: "Steps of a shopper while orders become more.",
    rows: ({ shop, signal }) => growingOrders(shop, signal),
  },
  workshop: {
    title: "The pages of the workshop's day while pieces become more.",
    rows: ({ shop, signal }) => growingWorkshop(shop, signal),
  },
  scene: {
    title: "The largest shelf in 3D.",
    rows: async ({ shop, children, signal }) =>
      measureScene(shop.storefront, (await findChromium(children, signal)).path),
  },
};

/** Leaves its orders in the shop's database. */
const A_DAY: Table = {
  title: `Memory under ${DAY.views} views of pages and ${DAY.orders} orders.`,
  rows: ({ shop }) => memoryGrowth(shop, DAY),
};

function chosen(options: readonly string[]): Table[] {
  const tables: Record<string, Table> = {
    ...TABLES,
    ...(options.includes("--long") ? { memory: A_DAY } : {}),
  };
  const only = options.find((option) => option.startsWith("--only="))?.slice("--only=".length);
  if (only === undefined) return Object.values(tables);
  return only.split(",").map((name) => {
    const table = tables[name];
    if (!table) throw new Fault(`--only=${name}: there are ${Object.keys(tables).join(", ")}.`);
    return table;
  });
}

function show(rows: readonly { name: string }[]) {
  console.table(Object.fromEntries(rows.map(({ name, ...figures }) => [name, figures])));
}

function subjects({ storefront, medusa, contentLake, publishableKey }: RunningShop): Subject[] {
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

/** The storefront asks this only once a minute; it is measured because it joins every question with its section. */
function questions(contentLake: string) {
  const query =
    '*[_type == "faqSection"]{title, "items": *[_type == "faqItem" && section._ref == ^._id]{question}}';
  return `${contentLake}/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`;
}

/**
 * `npm run bench [-- --only=carts,scene] [-- --long]`: how fast the shop that runs here answers, and its scene draws, in tables.
 * The long form adds a day's load.
 */
process.exitCode = await runWithChildren(async ({ children, signal }) => {
  const bench = { shop: runningShop(), children, signal };
  for (const { title, rows } of chosen(process.argv.slice(2))) {
    console.log(title);
    show(await rows(bench));
  }
});
