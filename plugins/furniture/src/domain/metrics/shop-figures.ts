import type { Connection } from "../../core/database";

/** One number an operator watches; names and units follow Prometheus' conventions. */
export interface ShopFigure {
  name: string;
  help: string;
  labels: Record<string, string>;
  value: number;
}

interface Question {
  name: string;
  help: string;
  /** Columns: the labels, and `value`. */
  statement: string;
  /** Shown with 0 when the database has no row for them, so that an alarm can tell nothing from no answer. */
  always?: Record<string, string>[];
}

/** Counting every order and payment takes some milliseconds for each 10,000; callers ask seldom. */
const QUESTIONS: readonly Question[] = [
  {
    name: "shop_orders",
    help: "Orders by status",
    statement: `select status::text as status, count(*) as value from "order"
      where deleted_at is null and not is_draft_order group by 1`,
    always: [{ status: "pending" }, { status: "canceled" }],
  },
  {
    name: "shop_payments",
    help: "Payments by state",
    statement: `select case when p.canceled_at is not null then 'canceled'
        when coalesce(r.amount, 0) >= p.amount then 'refunded'
        when r.amount > 0 then 'partially_refunded'
        when p.captured_at is not null then 'captured' else 'authorized' end as state, count(*) as value
      from payment p
      left join (select payment_id, sum(amount) as amount from refund where deleted_at is null group by 1) r
        on r.payment_id = p.id
      where p.deleted_at is null group by 1`,
    always: ["authorized", "captured", "canceled", "partially_refunded", "refunded"].map((state) => ({
      state,
    })),
  },
  {
    name: "shop_holds",
    help: "Planks and vouchers held for somebody at the checkout; expired ones count for nothing and await tidying",
    statement: `select 'plank' as kind, case when held_until > now() then 'live' else 'expired' end as state,
        count(*) as value
      from furniture_plank where held_by is not null and order_id is null and deleted_at is null group by 2
      union all
      select 'voucher', case when expires_at > now() then 'live' else 'expired' end, count(*)
      from furniture_voucher_hold where not redeemed and deleted_at is null group by 2`,
    always: ["plank", "voucher"].flatMap((kind) => ["live", "expired"].map((state) => ({ kind, state }))),
  },
  {
    name: "shop_outbox_mails",
    help: "Mails of the outbox that are not over",
    statement: `select status, count(*) as value from furniture_mail
      where status in ('queued', 'sending', 'failed') and deleted_at is null group by 1`,
    always: [{ status: "queued" }, { status: "sending" }, { status: "failed" }],
  },
  {
    name: "shop_outbox_oldest_seconds",
    help: "Age of the oldest mail that is due and not sent; 0 when none is due",
    statement: `select coalesce(extract(epoch from now() - min(created_at)), 0) as value from furniture_mail
      where status in ('queued', 'sending') and deleted_at is null
        and (next_attempt_at <= now() or attempts > 0)`,
  },
  {
    name: "shop_comparison_age_seconds",
    help: "Time since orders and payments were last compared; without it before the first time",
    statement: `select extract(epoch from now() - last.finished_at) as value from (
      select finished_at from furniture_reconciliation where deleted_at is null order by started_at desc limit 1) last`,
  },
];

/** Figures of the shop's state from the database. Rejects when the database does not answer. */
export async function shopFigures(connection: Connection): Promise<ShopFigure[]> {
  const answers: ShopFigure[] = [];
  // One query after the other, so that monitoring uses a single connection.
  for (const question of QUESTIONS) answers.push(...(await answerOf(question, connection)));
  return answers;
}

async function answerOf(
  { name, help, statement, always = [] }: Question,
  connection: Connection,
): Promise<ShopFigure[]> {
  const { rows } = await connection.raw(statement);
  const found = (rows as Record<string, string>[]).map(({ value, ...labels }) => ({
    name,
    help,
    labels,
    value: Number(value),
  }));
  const missing = always.filter((labels) => !found.some((one) => same(one.labels, labels)));
  return [...found, ...missing.map((labels) => ({ name, help, labels, value: 0 }))];
}

function same(one: Record<string, string>, other: Record<string, string>): boolean {
  return Object.entries(other).every(([name, value]) => one[name] === value);
}
