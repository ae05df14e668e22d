import type { Chance } from "./chance";
import { orderOf, type Scene } from "./scene";

/** A request: whose, method, path and body. */
export interface Call {
  by: "staff" | "shopper";
  method: string;
  path: string;
  body?: unknown;
}

const staff = (method: string, path: string, body?: unknown): Call => ({ by: "staff", method, path, body });
const shopper = (method: string, path: string, body?: unknown): Call => ({
  by: "shopper",
  method,
  path,
  body,
});

/** Whether a call moves money or pieces, or begins or ends what others wait for: these meet each other. */
export const isWeighty = ({ path }: Call): boolean =>
  /\/(?:cancel|complete|checkout|refund|payment-received|returns|request|receive\/confirm|shipments|fulfillments)$/.test(
    path,
  );

/** The calls that are possible now, with existing ids, sensible or not. A call that shall be drawn more often is listed more often. */
export async function callsOn(scene: Scene, chance: Chance): Promise<Call[]> {
  const cart = onCart(scene, chance);
  const order = await orderOf(scene);
  if (!order) return cart;
  // A cart that is ordered is closed: seldom is that tried.
  return [...onOrder(order, chance), chance.of(cart)];
}

function onCart({ cart }: Scene, chance: Chance): Call[] {
  const path = `/carts/${cart}`;
  const metadata = chance.of([{ configuration_id: "fconf_1", total: 0 }, { pay_by: "free" }, null]);
  return [
    shopper("POST", `${path}/checkout`, { locale: "de" }),
    shopper("POST", `${path}/complete`),
    shopper("POST", `${path}/complete`),
    shopper("DELETE", `${path}/checkout`),
    shopper("POST", path, { email: "ANNA@Example.Test" }),
    shopper("POST", path, { metadata }),
    shopper("POST", path, { shipping_address: { country_code: chance.of(["DE", "AT", "us", "de"]) } }),
    shopper("POST", path, { promo_codes: ["NIE-GEHABT"] }),
    shopper("POST", `${path}/promotions`, { promo_codes: ["NIE-GEHABT"] }),
    shopper("POST", `${path}/taxes`),
    shopper("POST", `${path}/terms`, { shipping: chance.of(["pickup", "delivery"]) }),
    shopper("POST", `${path}/terms`, { payment_method: chance.of(["bank_transfer", "card"]) }),
    shopper("POST", `${path}/shipping-methods`, { option_id: "so_1" }),
    shopper("POST", "/payment-collections", { cart_id: cart }),
  ];
}

/** Right quantities and wrong ones. */
const QUANTITIES = [1, 1, 1, 1, 1, 2, 0, -1, 0.5, 1_000_000_000, "1"];

// biome-ignore lint/suspicious/noExplicitAny: see Answer
function onOrder(order: any, chance: Chance): Call[] {
  const path = `/orders/${order.id}`;
  const ids: string[] = order.items.map(({ id }: { id: string }) => id);
  const some = chance.percent(50) ? ids : [chance.of(ids)];
  const items = { items: some.map((id) => ({ id, quantity: chance.of(QUANTITIES) })) };
  const whole = { items: some.map((id) => ({ id, quantity: 1 })) };
  const payments: { id: string; amount: number }[] = order.payment_collections.flatMap(
    (one: { payments: unknown[] }) => one.payments,
  );
  const returns: { id: string }[] = order.returns ?? [];
  const fulfillments: { id: string }[] = order.fulfillments;
  return [
    staff("POST", `${path}/cancel`),
    staff("POST", `${path}/complete`, {}),
    staff("POST", `${path}/archive`),
    staff("POST", `${path}/fulfillments`, items),
    staff("POST", `${path}/fulfillments`, whole),
    staff(
      "POST",
      path,
      chance.of([{ email: "Neu@Example.test" }, { email: "" }, { metadata: { pay_by: "free" } }]),
    ),
    staff("POST", `${path}/transfer/guest`, { email: chance.of(["gast@example.test", "Neu@Example.test"]) }),
    staff("POST", "/returns", { order_id: order.id }),
    staff("POST", "/returns", { order_id: order.id }),
    staff("POST", chance.of(["/claims", "/exchanges", "/order-edits"]), {
      order_id: order.id,
      type: "replace",
    }),
    staff("POST", `/furniture${path}/payment-received`, {}),
    staff("POST", `/furniture/reservations/${order.id}/offer`, { delivery_cost: 100 }),
    ...fulfillments.flatMap(({ id }) => [
      staff("POST", `${path}/fulfillments/${id}/shipments`, whole),
      staff("POST", `${path}/fulfillments/${id}/mark-as-delivered`),
      staff("POST", `${path}/fulfillments/${id}/cancel`, {}),
    ]),
    ...payments.flatMap(({ id, amount }) => [
      staff("POST", `/payments/${id}/refund`, { amount: chance.of([10, 25, amount, amount + 1, 0, -5]) }),
      staff("POST", `/payments/${id}/refund`, {}),
      staff("POST", `/payments/${id}/capture`, chance.of([{}, { amount: 1 }])),
    ]),
    ...returns.flatMap(({ id }) => [
      staff("POST", `/returns/${id}/request-items`, items),
      staff("POST", `/returns/${id}/request-items`, whole),
      staff("POST", `/returns/${id}/request`, {}),
      staff("DELETE", `/returns/${id}/request`),
      staff("POST", `/returns/${id}/receive`, {}),
      staff("POST", `/returns/${id}/receive-items`, whole),
      staff("POST", `/returns/${id}/dismiss-items`, whole),
      staff("POST", `/returns/${id}/receive/confirm`, {}),
      staff("POST", `/returns/${id}/cancel`, {}),
    ]),
  ];
}
