import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { LONG } from "../../../tests/long-run";
import {
  type Answer,
  add,
  complete,
  enter,
  newVoucher,
  orderableCart,
  shop,
  store,
} from "../../../tests/shopper/shop";
import { newAddress, proven, storeFrom } from "./from-address";
import { type Fault, faults, type Malformed, malform } from "./malformed/faults";
import { storeRoutes } from "./malformed/routes";
import { SAMPLES, type Sample, withdrawal } from "./malformed/samples";
import { cartStates, rowCounts } from "./malformed/shop-state";

const SEED = Number(process.env.TEST_SEED ?? (LONG ? Date.now() % 1_000_000_000 : 46));
const BODIES = Number(process.env.TEST_BODIES ?? (LONG ? 10_000 : 60));
/** Requests at the same time, each to a cart of its own. */
const HANDFUL = 8;
/** A cart is given up after so many sound requests, because they fill it. */
const MOST_ACCEPTED = 10;
/** Then the rest is not tried any more. */
const MOST_COMPLAINTS = 25;
/** Bodies that are not JSON may be anything to Medusa; it answers without issues. */
const WITHOUT_ISSUES = ["content type", "query", "parameter"];

interface Case {
  route: string;
  sample: Sample;
  fault: Fault;
}

let order: string;
beforeAll(async () => {
  const cart = await orderableCart("sample");
  await enter(cart, await newVoucher(5));
  order = (await complete(cart)).body.order.id;
});

/** A cart to break, and the ids of what is in it. */
interface Target {
  ids: Record<string, string> & { cart: string };
  accepted: number;
}

async function newTarget(): Promise<Target> {
  const cart = await orderableCart("stool");
  const [added, drafted] = await Promise.all([
    add(cart, "sample"),
    storeFrom(newAddress(), "POST", "/withdrawals", withdrawal),
  ]);
  const line = added.body.summary.lines[0].id;
  return { ids: { cart, line, order, withdrawal: drafted.body.withdrawal.id }, accepted: 0 };
}

/** Sends a handful at once. Returns what is wrong with the answers and with what became of the carts. */
async function sendHandful(handful: readonly Case[], targets: Target[]): Promise<string[]> {
  const carts = targets.map(({ ids }) => ids.cart);
  const [before, rowsBefore] = await Promise.all([cartStates(carts), rowCounts()]);
  const complaints: string[] = [];
  const refused = await Promise.all(
    handful.map(async (one, index) => {
      const target = targets[index];
      const outcome = await outcomeOf(one, target?.ids ?? {});
      if (outcome === "accepted" && target) target.accepted++;
      if (outcome !== "accepted" && outcome !== "refused") complaints.push(outcome);
      return outcome !== "accepted";
    }),
  );
  const [after, rowsAfter] = await Promise.all([cartStates(carts), rowCounts()]);
  for (const [index, cart] of carts.entries()) {
    const one = handful[index];
    if (!one || !refused[index] || after.get(cart) === before.get(cart)) continue;
    complaints.push(`${describe(one)} was refused, but changed\n${before.get(cart)} to\n${after.get(cart)}`);
  }
  if (refused.every(Boolean) && rowsAfter !== rowsBefore) {
    complaints.push(`Refused requests left rows: ${rowsBefore} to ${rowsAfter} by ${handful.map(describe)}`);
  }
  return complaints;
}

function cases(routes: readonly string[]): Case[] {
  const one = fc
    .constantFrom(...routes)
    .chain((route) =>
      fc
        .constantFrom(...(SAMPLES[route] ?? []))
        .chain((sample) => faults(sample).map((fault) => ({ route, sample, fault }))),
    );
  return fc.sample(one, { seed: SEED, numRuns: BODIES });
}

async function answerTo({ route }: Case, { path, text, contentType }: Malformed): Promise<Answer> {
  const method = route.slice(0, route.indexOf(" "));
  // Each from an address of its own, or the limits of requests would keep the faults out.
  const headers = {
    "x-publishable-api-key": shop.publishableKey,
    "content-type": contentType,
    ...proven(newAddress()),
  };
  const answer = await fetch(`${shop.medusa}/store${path}`, { method, headers, ...(text && { body: text }) });
  const told = await answer.text();
  return { status: answer.status, body: isJson(answer) ? JSON.parse(told) : told };
}

function isJson({ headers }: Response): boolean {
  return headers.get("content-type")?.startsWith("application/json") ?? false;
}

function describe({ route, fault }: Case): string {
  return `${route} with ${JSON.stringify(fault).slice(0, 300)}`;
}

test("every store route of the plugin has a sample to malform", () => {
  expect(storeRoutes().filter((route) => !SAMPLES[route])).toEqual([]);
});

test(
  `${BODIES} malformed requests to every store route: no 5xx, always a message, nothing changed (seed ${SEED})`,
  async () => {
    const all = cases(storeRoutes().filter((route) => SAMPLES[route]));
    const complaints: string[] = [];
    const targets = await Promise.all(Array.from({ length: HANDFUL }, newTarget));
    let accepted = 0;
    for (let start = 0; start < all.length && complaints.length < MOST_COMPLAINTS; start += HANDFUL) {
      complaints.push(...(await sendHandful(all.slice(start, start + HANDFUL), targets)));
      for (const [index, target] of targets.entries()) {
        if (target.accepted < MOST_ACCEPTED) continue;
        accepted += target.accepted;
        targets[index] = await newTarget();
      }
    }
    expect(complaints).toEqual([]);
    console.log(`${accepted} of ${BODIES} requests were sound after all`);
    expect(accepted).toBeLessThan(BODIES / 3);
  },
  LONG ? 1_800_000 : 300_000,
);

test.each([
  ["limit=-1", "limit"],
  ["offset=-5", "offset"],
  ["created_at[$gt]=x", ""],
])("Medusa's own lists refuse %s, and do not fail at it", async (query, path) => {
  const { status, body } = await store("GET", `/products?${query}`);
  expect([status, body.issues]).toMatchObject([400, [{ path, code: "unreadable_value" }]]);
});

/** `accepted` when a request was sound after all, `refused` with a reason, or what is wrong with the answer. */
async function outcomeOf(one: Case, ids: Record<string, string>): Promise<string> {
  const { status, body } = await answerTo(one, malform(one.route, one.sample, one.fault, ids));
  if (status < 400) return "accepted";
  const reasoned = typeof body?.message === "string" && body.message !== "";
  const named = body?.issues?.length > 0;
  const wantsIssues =
    status === 400 && !one.sample.checkedByMedusa && !WITHOUT_ISSUES.includes(one.fault.what);
  if (status < 500 && reasoned && (named || !wantsIssues)) return "refused";
  return `${describe(one)} answers ${status} ${JSON.stringify(body)?.slice(0, 300)}`;
}
