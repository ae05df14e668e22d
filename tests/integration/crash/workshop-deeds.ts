import { linesOf } from "../../../plugins/furniture/integration-tests/changed-orders";
import { from } from "../../../plugins/furniture/integration-tests/plank-stock";
import { boardOf } from "../../../plugins/furniture/integration-tests/workshop";
import { inDays } from "../../shopper/days";
import { refundsOf, sessionOf } from "../../shopper/payment-page";
import { type Answer, admin, CONTACT, rows, sandbox, until } from "../../shopper/shop";
import { back, type Deed, type Paid, paid, plankHere, pressChange, STOOL } from "./deeds";

type Made = Paid & { numbers: string[] };

/** A paid order whose pieces are on the board. */
async function made(): Promise<Made> {
  const order = await paid();
  const pieces = await boardOf(order.id, order.items.length);
  return { ...order, path: `/furniture/orders/${order.id}`, numbers: pieces.map(({ number }) => number) };
}

const send = ({ path, numbers }: Made) =>
  admin("POST", `${path}/shipping`, {
    pieces: numbers,
    forwarder: "Spedition Heide",
    tracking_number: "0034-7",
  });

async function sent(): Promise<Made> {
  const order = await made();
  const { body } = await send(order);
  return { ...order, fulfillment: body.shipping.shipments[0].id };
}

/** A change that costs as much as before: what the order's bill says now, the sweep writes on a new invoice. */
async function pressEvenChange(order: Paid, lines: object[], others: object = {}): Promise<Answer> {
  const answer = await pressChange(order, lines, others);
  const papers = () => rows("select id from furniture_paper where order_id = $1", order.id);
  if (answer.status === 200) await until(async () => (await papers()).length === 3, 60);
  return answer;
}

/** Deeds of staff on the shop's own cards of an order, and the refund of a part that they make in the payment provider's dashboard. */
export const WORKSHOP_DEEDS: Record<string, Deed> = {
  "pieces leave the workshop": { prepare: made, press: send },
  "a parcel arrives": {
    prepare: sent,
    press: ({ path, fulfillment }: Made) => admin("POST", `${path}/shipping/${fulfillment}/delivered`),
  },
  "a shipment gets one more number": {
    prepare: sent,
    press: ({ path, fulfillment }: Made) =>
      admin("POST", `${path}/shipping/${fulfillment}/parcels`, { tracking_number: "0034-8" }),
  },
  "a withdrawal by letter is entered": {
    prepare: made,
    press: ({ path }: Made) => admin("POST", `${path}/withdrawals`, { received_on: inDays(0) }),
  },
  "an order is picked up instead": {
    prepare: paid,
    press: async (order: Paid) => pressChange(order, await linesOf(order.id), { shipping: "pickup" }),
  },
  "staff change where an order and its bill go": {
    prepare: paid,
    press: async (order: Paid) => {
      const there = { ...CONTACT.shipping_address, postal_code: "20095", city: "Hamburg" };
      const addresses = {
        shipping_address: there,
        billing_address: { ...there, postal_code: "80331", city: "München" },
      };
      return pressEvenChange(order, await linesOf(order.id), addresses);
    },
  },
  "a piece is built from another plank": {
    prepare: async () => ({ ...(await paid()), other: (await plankHere()).id }),
    press: async ({ other, ...order }: Paid & { other: string }) => {
      const [first, ...rest] = await linesOf(order.id);
      const replaced = { ...first, ...STOOL, configuration: from({ id: other }) };
      return pressEvenChange(order, [replaced, ...rest]);
    },
  },
  "one piece of two comes back": {
    prepare: () => back(({ items }) => items.slice(0, 1)),
    press: ({ path }: Paid) => admin("POST", `${path}/receive/confirm`),
  },
  "a part goes back in the dashboard": {
    prepare: paid,
    press: async ({ url }: Paid) => {
      if ((await refundsOf(url)).length === 0)
        await sandbox("POST", `/payments/${sessionOf(url)}/refunds`, { amount: 2000 });
      return undefined;
    },
  },
};
