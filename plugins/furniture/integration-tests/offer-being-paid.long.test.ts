import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { payOnPage } from "../../../tests/shopper/payment-page";
import { offer, pageOfLink, reservation } from "../../../tests/shopper/reservation";
import { admin, rows, until } from "../../../tests/shopper/shop";

/** A stool to Vienna for 194 EUR, offered with its delivery, and the page on which it can be paid. */
async function offered(): Promise<{ id: string; token: string; url: string }> {
  const id = await reservation("stool");
  const token = await offer(id, 120);
  return { id, token, url: await pageOfLink(token) };
}

const replace = (id: string, replaces: string) =>
  admin("POST", `/furniture/reservations/${id}/offer`, { delivery_cost: 150, replaces });

async function standing(id: string) {
  const { order } = (await admin("GET", `/orders/${id}?fields=id,total,summary,metadata`)).body;
  const { total, summary, metadata } = order;
  const { pay_by, total: agreed, delivery_cost } = metadata;
  return { total, open: summary.pending_difference, pay_by, agreed, delivery_cost };
}

const PAID = { total: 314, open: 0, pay_by: "card", agreed: 314, delivery_cost: 120 };
const isMarkedPaid = async (id: string) => (await standing(id)).pay_by === "card";

test("an offer whose payment is about to be entered is not replaced, and costs what was paid", async () => {
  const { id, token, url } = await offered();
  expect(await payOnPage(url)).toBe(true);
  await until(() => isMarkedPaid(id));
  const { metadata } = (await rows('select metadata from "order" where id = $1', id))[0] ?? {};
  await rows("delete from order_transaction where order_id = $1", id);
  await rows(
    `update "order" set metadata = metadata - 'reservation' || '{"pay_by": "reservation"}' where id = $1`,
    id,
  );
  await rows("update furniture_payment_link set withdrawn_at = null where order_id = $1", id);
  const { status, body } = await replace(id, token);
  expect([status, body.issues?.[0]?.code]).toEqual([400, "payment_underway"]);
  await rows('update "order" set metadata = $2 where id = $1', id, JSON.stringify(metadata));
  expect((await standing(id)).total).toBe(314);
});

test("of an offer that is paid and replaced at the same instant one holds, and the order costs what that says", async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 8; round += 1) {
    const { id, token, url } = await offered();
    const [isPaid, replaced] = await Promise.all([
      payOnPage(url).catch(() => false),
      pause(round * 35).then(() => replace(id, token)),
    ]);
    outcomes.add(isPaid ? "paid" : "replaced");
    expect(replaced.status, JSON.stringify(replaced.body)).toBe(isPaid ? 400 : 200);
    if (isPaid) await until(() => isMarkedPaid(id));
    expect(await standing(id)).toMatchObject(
      isPaid ? PAID : { total: 344, open: 344, pay_by: "reservation" },
    );
  }
  expect([...outcomes]).toContain("paid");
}, 120_000);
