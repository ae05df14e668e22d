import { expect, test } from "vitest";
import { LONG } from "../../../tests/long-run";
import { payOnPage } from "../../../tests/shopper/payment-page";
import {
  type Answer,
  CONTACT,
  checkout,
  complete,
  enter,
  look,
  newVoucher,
  orderableCart,
  ordersOf,
  rows,
  store,
  terms,
} from "../../../tests/shopper/shop";

const CARTS = LONG ? 20 : 5;
const WORTH = 50;

/** Every way there is from a cart to an order; the n-th cart takes the n-th. */
const WAYS = [
  {
    cart: () => orderableCart("table"),
    order: async (cart: string) => {
      const prepared = await checkout(cart);
      if (prepared.status !== 200) return prepared;
      expect(await payOnPage(prepared.body.url)).toBe(true);
      return complete(cart);
    },
  },
  { cart: () => orderableCart("sample"), order: complete },
  {
    cart: () => orderableCart("sample", "sample"),
    order: async (cart: string) => {
      const prepared = await checkout(cart);
      return prepared.status === 200 ? complete(cart) : prepared;
    },
  },
  {
    cart: async () => {
      const cart = await orderableCart("bench");
      await terms(cart, { outside_germany: true, shipping: "pickup" });
      return cart;
    },
    order: async (cart: string) => {
      const prepared = await checkout(cart, "en");
      return prepared.status === 200 ? complete(cart) : prepared;
    },
  },
];
const wayOf = (index: number) => WAYS[index % WAYS.length] ?? WAYS[0];

/** What of a cart's summary must not move. */
interface Bill {
  lines: unknown;
  terms: unknown;
  voucher_sum: number;
  total: number;
}

async function moneyMoved(cart: string): Promise<number> {
  const [row] = await rows(
    `select coalesce(sum(c.amount), 0)::int as sum from cart_payment_collection l
     join payment p on p.payment_collection_id = l.payment_collection_id
     join capture c on c.payment_id = p.id where l.cart_id = $1`,
    cart,
  );
  return Number(row?.sum);
}

test(`of ${CARTS} carts with one voucher one redeems it; the others are told, and nobody else is charged`, async () => {
  const code = await newVoucher(WORTH);
  const carts = await Promise.all(Array.from({ length: CARTS }, (_, index) => wayOf(index)?.cart() ?? ""));
  await Promise.all(carts.map((cart) => enter(cart, code)));
  const before = await Promise.all(carts.map((cart) => look(cart)));
  for (const { summary } of before) expect(summary.voucher_code).toBe(code);

  const answers = await Promise.all(carts.map((cart, index) => wayOf(index)?.order(cart)));

  const winners = answers.flatMap((answer, index) => (answer?.body.type === "order" ? [index] : []));
  expect(winners).toHaveLength(1);
  const orders = await Promise.all(carts.map((cart) => ordersOf(cart)));
  expect(orders.reduce((sum, count) => sum + count, 0)).toBe(1);
  for (const [index, cart] of carts.entries()) {
    if (winners.includes(index)) await expectWon(answers[index], cart, before[index]?.summary.total);
    else await expectTold(answers[index], cart, code, before[index]?.summary);
  }
  const redeemed = await rows(
    `select p.used from promotion p join furniture_voucher_hold h on h.promotion_id = p.id and h.redeemed
     where p.code = $1`,
    code,
  );
  expect(redeemed.map(({ used }) => Number(used))).toEqual([1]);
});

async function expectWon(answer: Answer | undefined, cart: string, total: number): Promise<void> {
  expect(answer?.body.order.total).toBe(total);
  const { body } = await store("GET", `/orders/${answer?.body.order.id}?fields=total`);
  expect(body.order.total).toBe(total);
  const cardPaid = answer?.body.order.items[0].metadata.kind === "table";
  expect(await moneyMoved(cart)).toBe(cardPaid ? total : 0);
}

async function expectTold(
  answer: Answer | undefined,
  cart: string,
  code: string,
  before: Bill | undefined,
): Promise<void> {
  expect([answer?.status, answer?.body.issues?.[0]]).toEqual([
    400,
    expect.objectContaining({
      path: "voucher_code",
      // The winner may still be paying when the other asks.
      code: expect.stringMatching(/^voucher_(gone|in_payment)$/),
      message: expect.stringContaining(code),
    }),
  ]);
  const { summary, cart: stored } = await look(cart);
  expect(summary).toMatchObject({
    lines: before?.lines,
    terms: before?.terms,
    voucher_code: null,
    voucher_sum: 0,
    total: (before?.total ?? 0) + (before?.voucher_sum ?? 0),
  });
  expect(stored).toMatchObject({ email: CONTACT.email, completed_at: null });
  expect(await moneyMoved(cart)).toBe(0);
}
