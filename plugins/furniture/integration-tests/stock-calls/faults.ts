import { setTimeout as pause } from "node:timers/promises";
import { keptOfCart } from "../../../../tests/shopper/payment-page";
import { type Answer, admin, rows } from "../../../../tests/shopper/shop";
import { stateOf } from "../plank-stock";
import type { Call } from "./calls";
import { orderOf, type Scene } from "./scene";

/** A word that every German sentence of the refusals has, and no English one. */
const GERMAN = /\b(?:der|die|das|den|dem|nicht|ist|sind|und|so|mindestens|dieser?|diese|ein|einen)\b/i;

/** What is wrong with an answer by itself: no deed ends in a fault of the server, and staff read German. */
export function faultsOfAnswer({ by, method, path, body }: Call, { status, body: said }: Answer): string[] {
  const call = `${by} ${method} ${path} ${JSON.stringify(body) ?? ""} => ${status} ${said?.message ?? ""}`;
  if (status >= 500) return [`${call}: a fault of the server`];
  if (by === "staff" && status >= 400 && !GERMAN.test(String(said?.message))) return [`${call}: not German`];
  return [];
}

/** How long events and jobs may take, ms. */
const PATIENCE = 20_000;

/** What is wrong with a scene, told by Stripe, Medusa's books and the plank's own page; nothing where all is well. */
export async function faultsOf(scene: Scene): Promise<string[]> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const faults = await faultsNow(scene);
    if (faults.length === 0 || Date.now() > until) return faults;
    await pause(300);
  }
}

const cents = (sum: number) => Math.round(sum * 100);

async function faultsNow(scene: Scene): Promise<string[]> {
  const order = await orderOf(scene);
  const atStripe = (await keptOfCart(scene.cart)).reduce((sum, one) => sum + one, 0);
  if (!order) return atStripe === 0 ? [] : [`${atStripe} cents are kept and there is no order`];
  const faults: string[] = [];
  const tell = (holds: boolean, fault: string) => holds || faults.push(fault);
  const { booked, kept } = await booksOf(order.id);
  tell(booked === kept, `the order says ${booked} cents, its payments ${kept}`);
  if (scene.way === "card" || scene.way === "being paid")
    tell(kept === atStripe, `the payments say ${kept} cents, Stripe ${atStripe}`);
  const open = order.fulfillments.filter(({ canceled_at }: { canceled_at: unknown }) => !canceled_at);
  const { state, order_id } = await stateOf(scene.plank);
  const owed = cents(order.summary.pending_difference);
  if (order.canceled_at) {
    tell(order.status === "canceled", `cancelled, yet ${order.status}`);
    tell(open.length === 0, "cancelled and packed");
    tell(kept === 0, `cancelled, and ${kept} cents are kept`);
    // What was packed once is sawn.
    const isSawn = order.fulfillments.length > 0;
    tell(order_id !== order.id || isSawn, `cancelled, and the plank is ${state}`);
    return faults;
  }
  tell(atStripe === 0 || owed <= 0, `paid, and ${owed} cents are owed once more`);
  // With all the money back no piece is due.
  const isUndone = scene.way === "card" && kept === 0;
  tell(order_id === order.id || isUndone, `ordered, and the plank is ${state}`);
  const left = open.some(
    ({ shipped_at, delivered_at }: Record<string, unknown>) => shipped_at || delivered_at,
  );
  const everPaid = order.payment_collections.some(({ payments }: { payments: { captures?: unknown[] }[] }) =>
    payments.some(({ captures }) => (captures ?? []).length > 0),
  );
  tell(!left || everPaid, "something has left, and nothing was paid");
  const { status, body } = await admin("GET", `/furniture/orders/${order.id}`);
  tell(status === 200, `its page answers ${status}`);
  const paid = (body.order?.paid ?? []).reduce((sum: number, one: { amount: number }) => sum + one.amount, 0);
  tell(status !== 200 || cents(paid) >= kept, `its page says ${paid} were paid`);
  return faults;
}

/** What came and stayed, as the order has it and as its payments have it; cents. */
async function booksOf(order: string): Promise<{ booked: number; kept: number }> {
  const [sums] = await rows(
    `select
       (select coalesce(sum(amount), 0) * 100 from order_transaction where order_id = $1 and deleted_at is null)::int as booked,
       (select coalesce(sum(
          (select coalesce(sum(c.amount), 0) from capture c where c.payment_id = p.id and c.deleted_at is null)
          - (select coalesce(sum(r.amount), 0) from refund r where r.payment_id = p.id and r.deleted_at is null)), 0) * 100
        from order_payment_collection l join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null
        where l.order_id = $1 and l.deleted_at is null)::int as kept`,
    order,
  );
  return { booked: Number(sums?.booked), kept: Number(sums?.kept) };
}
