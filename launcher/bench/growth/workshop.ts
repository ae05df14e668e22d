import { Fault } from "../../command/fault.mjs";
import type { RunningShop } from "../../command/running-shop.mjs";
import type { Client } from "../../postgres/database.mjs";
import { percentile } from "../measure.ts";
import { tidy, unwatched } from "../trial-database.ts";
import { type Look, rounds, rows, sizes, withCopies } from "./growth.ts";
import { cloneOrders, MARK, templatesOf } from "./order-clones.ts";

/** The exponent that still counts as flat, and the p95 that no page may exceed (ms). */
const GOAL = 0.2;
const LIMIT_MS = 300;
/** Orders in work, however many there were before them; one in ten is late. */
const IN_WORK = 40;
const LATE_OF = 10;
/** Requests of each page that are not counted. */
const WARM_UP = 5;

/** What staff open: each a path of the admin API. */
const PAGES = {
  board: "/furniture/workshop/pieces?each_step=true&limit=40",
  list: "/furniture/orders",
  "list: unpaid": "/furniture/orders?unpaid=unpaid",
  "list: not begun": "/furniture/orders?not_begun=true",
  "list: express": "/furniture/orders?express=true",
  "list: late": "/furniture/orders?late=true",
  "list: search for a name": "/furniture/orders?q=growthname7",
  "list: search for a street that all have": "/furniture/orders?q=growthstreet",
  today: "/furniture/today",
};

/**
 * What the pages of staff cost while pieces become more, most of them long with their customers.
 * @param shop a trial
 */
export function growingWorkshop(shop: RunningShop, signal: AbortSignal) {
  return withCopies(shop, signal, async ({ client }, placed) => {
    const templates = await templatesOf(client, placed);
    const ask = await staffOf(shop);
    const looks: Look[] = [];
    let copies = 0;
    for (const size of sizes("PIECES")) {
      const each = templates.filter(({ table }) => table === "furniture_workshop_piece").length;
      if (each === 0) throw new Fault("The order that is copied has no pieces on the board yet: try again.");
      const wanted = Math.max(copies, Math.ceil((size - (await countPieces(client)) + copies * each) / each));
      await cloneOrders(client, templates, copies + 1, wanted);
      copies = wanted;
      await spread(client);
      const steps: Map<string, { p50: number; p95: number }> = new Map();
      for (const [page, path] of Object.entries(PAGES)) {
        signal.throwIfAborted();
        const times = await timed(() => ask(path));
        steps.set(page, { p50: percentile(times, 50), p95: percentile(times, 95) });
      }
      looks.push({ size: await countPieces(client), steps });
    }
    return rows("workshop", looks, Object.keys(PAGES), GOAL).map((row) => ({
      ...row,
      [`p95 ≤ ${LIMIT_MS} ms`]:
        (looks.at(-1)?.steps.get(row.name.replace("workshop: ", ""))?.p95 ?? 0) <= LIMIT_MS ? "yes" : "no",
    }));
  });
}

/**
 * Makes of the copies a shop that grew older: the newest orders are in work, one in ten of them waits for its transfer, and all before them are paid
 * and with their customers. Every order has a name of its own and a street as the others have.
 */
async function spread(client: Client) {
  const number = `split_part(order_id, '-', 2)::int`;
  await unwatched(client, async () => {
    await client.query(
      `update furniture_workshop_piece set number = order_id || '.' || place,
         step = case when ${number} > ${IN_WORK} then 'delivered' when ${number} % 2 = 0 then 'sawn' else 'accepted' end,
         due_on = to_char(now() + case when ${number} % ${LATE_OF} = 0 then -1 else 14 end * interval '1 day', 'YYYY-MM-DD')
       where starts_with(order_id, $1)`,
      [MARK],
    );
    await client.query(
      `update "order" o set metadata = metadata || jsonb_build_object('outside_germany', false, 'express_build', n % 50 = 0,
         'pay_by', case when n <= ${IN_WORK} and n % 10 = 0 then 'bank_transfer' else 'card' end)
       from (select id, split_part(id, '-', 2)::int as n from "order" where starts_with(id, $1)) c where c.id = o.id`,
      [MARK],
    );
    await client.query(
      `update order_address set last_name = 'Growthname' || split_part(id, '-', 2)::int, address_1 = 'Growthstreet 1'
       where starts_with(id, $1)`,
      [MARK],
    );
  });
  await tidy(client, ["furniture_workshop_piece", "order", "order_address"]);
}

async function countPieces(client: Client) {
  const { rows } = await client.query(
    "select count(*)::int as count from furniture_workshop_piece where removed_at is null and deleted_at is null",
  );
  return Number(rows[0].count);
}

async function timed(work: () => Promise<unknown>) {
  const times: number[] = [];
  for (let round = -WARM_UP; round < rounds(); round++) {
    const since = performance.now();
    await work();
    if (round >= 0) times.push(performance.now() - since);
  }
  return times;
}

/** What a member of staff asks. */
async function staffOf({ medusa, staff }: RunningShop) {
  const login = await fetch(`${medusa}/auth/user/emailpass`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(staff),
  });
  const { token } = (await login.json()) as { token: string };
  return async (path: string) => {
    const answer = await fetch(`${medusa}/admin${path}`, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Fault(`${path} answered ${answer.status}, so there is nothing to measure.`);
  };
}
