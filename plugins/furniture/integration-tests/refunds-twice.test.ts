import { expect, test } from "vitest";
import { admin, rows, until } from "../../../tests/shopper/shop";
import { paidOrder, transferredOrder } from "./staff-deeds";

type Paid = Awaited<ReturnType<typeof transferredOrder>>;

const WAYS: Record<string, () => Promise<Paid>> = {
  "a bank transfer": transferredOrder,
  "a card": () => paidOrder([["stool"]]),
};
const german = { "accept-language": "de-DE" };
const refund = ({ payment }: Paid, amount: number) =>
  admin("POST", `/payments/${payment}/refund`, { amount }, german);

/** What has gone back of an order, as its payment, its book and its customer have it; EUR. */
async function booksOf({ id, payment }: Paid) {
  const [refunds, entries, mails] = await Promise.all([
    rows(
      "select amount::float from refund where payment_id = $1 and deleted_at is null order by created_at",
      payment,
    ),
    rows(
      "select amount::float from order_transaction where order_id = $1 and reference = 'refund' and deleted_at is null order by created_at",
      id,
    ),
    rows(
      "select data->>'amount' as amount from furniture_mail where order_id = $1 and template = 'refund'",
      id,
    ),
  ]);
  const amounts = (found: Record<string, unknown>[]) => found.map(({ amount }) => Number(amount));
  return { refunds: amounts(refunds), entries: amounts(entries), mails: amounts(mails) };
}

test.each(Object.keys(WAYS))(
  "a refund of %s that staff press twice, or two of them at once, is entered once, and the second reads that it was",
  async (way) => {
    const order = (await WAYS[way]?.()) as Paid;
    const answers = await Promise.all([refund(order, 20), refund(order, 20), refund(order, 20)]);
    answers.push(await refund(order, 20));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    for (const { body } of answers.filter(({ status }) => status === 400)) {
      expect(body.issues).toEqual([expect.objectContaining({ path: "amount", code: "refunded_just_now" })]);
      expect(body.message).toMatch(/20,00\s€.+Lade die Seite neu/);
    }
    await until(async () => (await booksOf(order)).mails.length > 0);
    expect(await booksOf(order)).toEqual({ refunds: [20], entries: [-20], mails: [20] });

    // Another sum is another refund, and so is the same one later.
    expect((await refund(order, 21)).status).toBe(200);
    await rows(
      "update refund set created_at = created_at - interval '11 minutes' where payment_id = $1",
      order.payment,
    );
    expect((await refund(order, 20)).status).toBe(200);
    expect((await booksOf(order)).refunds).toEqual([20, 21, 20]);
  },
);
