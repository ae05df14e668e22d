import { expect } from "vitest";
import { type Answer, admin, rows, store, until } from "../../../tests/shopper/shop";
import { openMail, plain } from "./mailbox";

// biome-ignore lint/suspicious/noExplicitAny: see Answer
export async function formOf(id: string): Promise<any> {
  const { status, body } = await admin("GET", `/orders/${id}/change`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.order;
}

export function preview(id: string, wish: object): Promise<Answer> {
  return admin("POST", `/orders/${id}/change/preview`, wish);
}

/** Confirms what the preview of a wish says, as the page does. */
export async function change(id: string, wish: object, said: object = {}): Promise<Answer> {
  const { status, body } = await preview(id, wish);
  expect([status, body.preview?.issues]).toEqual([200, []]);
  const { version, difference } = body.preview;
  return admin("POST", `/orders/${id}/change`, {
    ...wish,
    reason: "Am Telefon besprochen",
    version,
    difference,
    ...said,
  });
}

/** Every line of an order as it is, to be changed by a test. */
export async function linesOf(id: string): Promise<{ line_id: string }[]> {
  const { lines } = await formOf(id);
  return lines.map((line: { id: string }) => ({ line_id: line.id }));
}

interface BillSums {
  lines: { discount_price: number }[];
  pickup_deduction: number;
  express_fee: number;
  voucher_sum: number;
  delivery_cost: number;
}

/** The shop's bill added up again, piece by piece. */
function sumOf({ lines, pickup_deduction, express_fee, voucher_sum, delivery_cost }: BillSums): number {
  const pieces = lines.reduce((sum, { discount_price }) => sum + discount_price, 0);
  return pieces - pickup_deduction + express_fee - voucher_sum + delivery_cost;
}

/** What the ledgers say of an order, EUR: Medusa's total and sums, the shop's bill, its record, the cents at Stripe. */
export async function ledgers(id: string) {
  const { body } = await admin("GET", `/orders/${id}?fields=id,total,summary,items.*,items.adjustments.*`);
  const { total, summary } = body.order;
  const { bill } = (await store("GET", `/orders/${id}/bill`)).body;
  const [record] = await rows(`select metadata from "order" where id = $1`, id);
  const [stripe] = await rows(
    `select coalesce(sum(t.amount), 0)::float as kept from order_transaction t where t.order_id = $1 and t.deleted_at is null`,
    id,
  );
  return {
    total,
    open: summary.pending_difference,
    bill: sumOf(bill),
    record: Object(record?.metadata).total,
    kept: stripe?.kept,
  };
}

/** What {@link ledgers} say of an order that is paid and owes nothing. */
export const settled = (sum: number) => ({ total: sum, open: 0, bill: sum, record: sum, kept: sum });

export const codesOf = (body: { issues: { code: string }[] }) => body.issues.map(({ code }) => code);

/** The mails of an order by their template, once one has left: the first of them, and how many there are. */
export async function mailOf(id: string, template: string) {
  let found: Record<string, unknown>[] = [];
  await until(async () => {
    found = await rows(
      "select id, data from furniture_mail where order_id = $1 and template = $2 and status = 'sent'",
      id,
      template,
    );
    return found.length > 0;
  });
  const [mail] = found as { id: string; data: Record<string, unknown> }[];
  if (!mail) throw new Error("There is no mail");
  return { ...mail, count: found.length, text: plain((await openMail(mail)).text) };
}

/** 200 x 80 cm, of three planks. */
export const table = (length: number, more: object = {}) => ({
  dimensions: { chosen: "individual", length, width: 80, height: 75 },
  ...more,
});

/** Compares orders and payments now; what was found. */
export const reconcile = async () => (await admin("POST", "/furniture/reconciliations")).body.findings;
