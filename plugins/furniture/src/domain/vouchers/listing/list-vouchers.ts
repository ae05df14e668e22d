import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { stringify } from "csv-stringify/sync";
import { connectionOf, runOn } from "../../../core/database";
import { market } from "../../../core/options/market";
import { shopDay } from "../../../core/shop-day";
import { holds, linesOf } from "../../../core/spellings";
import { BATCH_IDENTIFIER, lastDayBefore } from "../issuing/campaigns";

const VOUCHER_STATES = ["unused", "being_redeemed", "redeemed", "switched_off", "expired"] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];

/**
 * Vouchers with the customers who redeemed them. A report over promotions, holds, orders and addresses. Medusa's query
 * can neither filter nor page by these, hence SQL; it only reads.
 */
const VOUCHERS = `
  select promotion.id, promotion.code, method.value::text as value, promotion.status = 'active' as active,
    case
      when hold.redeemed or promotion.used >= promotion."limit" then 'redeemed'
      when hold.cart_id is not null then 'being_redeemed'
      when promotion.status <> 'active' then 'switched_off'
      when campaign.ends_at <= now() then 'expired'
      else 'unused'
    end as state,
    campaign.ends_at,
    case when starts_with(campaign.campaign_identifier, '${BATCH_IDENTIFIER}') then campaign.id end as batch_id,
    case when starts_with(campaign.campaign_identifier, '${BATCH_IDENTIFIER}') then campaign.name end as batch_name,
    promotion.metadata ->> 'note' as note, promotion.metadata ->> 'created_by' as created_by, promotion.created_at,
    ordered.created_at as redeemed_at, ordered.id as order_id,
    coalesce(ordered.custom_display_id, ordered.display_id::text) as order_number,
    coalesce(nullif(trim(concat_ws(' ', address.first_name, address.last_name)), ''), ordered.email) as customer,
    ordered.email
  from promotion
  join promotion_application_method method on method.promotion_id = promotion.id and method.deleted_at is null
  left join promotion_campaign campaign on campaign.id = promotion.campaign_id
  left join lateral (
    select cart_id, redeemed from furniture_voucher_hold
    where promotion_id = promotion.id and deleted_at is null and (redeemed or expires_at > now())
    order by redeemed desc limit 1
  ) hold on true
  left join order_cart on order_cart.cart_id = hold.cart_id and hold.redeemed and order_cart.deleted_at is null
  left join "order" ordered on ordered.id = order_cart.order_id
  left join order_address address on address.id = ordered.shipping_address_id
  where promotion.deleted_at is null and not promotion.is_automatic and promotion."limit" = 1
    and promotion.type = 'standard' and method.type = 'fixed' and method.target_type = 'order'`;

/** One page of the vouchers that fit, newest first, and how many fit in all. */
export async function listVouchers(
  container: MedusaContainer,
  filter: VoucherFilter & { id?: string },
  page: { limit: number; offset: number },
): Promise<{ vouchers: VoucherRow[]; count: number }> {
  const { where, parameters } = conditions(filter);
  const [found, counted] = await Promise.all([
    run(
      container,
      `select * from (${VOUCHERS}) voucher ${where} order by created_at desc, code limit ? offset ?`,
      [...parameters, page.limit, page.offset],
    ),
    run(container, `select count(*)::int as count from (${VOUCHERS}) voucher ${where}`, parameters),
  ]);
  return {
    vouchers: z.array(voucherColumns).parse(found).map(toRow),
    count: z.object({ count: z.number() }).parse(counted[0]).count,
  };
}

/** `count`: how many vouchers it has; `unused`: how many of them can still be redeemed. */
const batch = z.object({ id: z.string(), name: z.string(), count: z.number(), unused: z.number() });
export type Batch = z.infer<typeof batch>;

/** All batches, newest first. */
export async function listBatches(container: MedusaContainer): Promise<Batch[]> {
  const rows = await run(
    container,
    `select batch_id as id, batch_name as name, count(*)::int as count,
       (count(*) filter (where state = 'unused'))::int as unused
     from (${VOUCHERS}) voucher where batch_id is not null
     group by batch_id, batch_name order by max(created_at) desc limit 1000`,
    [],
  );
  return z.array(batch).parse(rows);
}

// Stryker disable StringLiteral: what the conditions find is held by the tests of a running shop
function conditions({ q, state, kind, batch_id, id }: VoucherFilter & { id?: string }) {
  const wanted: string[] = [];
  const parameters: unknown[] = [];
  const add = (condition: string, ...values: unknown[]) => {
    wanted.push(condition);
    parameters.push(...values);
  };
  if (id) add("id = ?", id);
  if (state) add("state = ?", state);
  if (batch_id) add("batch_id = ?", batch_id);
  if (kind) add(kind === "amount" ? "value::numeric > 0" : "value::numeric = 0");
  if (q?.trim()) {
    const held = holds(linesOf(["code", "batch_name", "note", "customer", "email"]), q.trim());
    add(`(${held.sql} or order_number = ?)`, ...held.values, q.trim());
  }
  return { where: wanted.length > 0 ? `where ${wanted.join(" and ")}` : "", parameters };
}

// Stryker restore StringLiteral

function toRow(columns: z.infer<typeof voucherColumns>): VoucherRow {
  const { ends_at, batch_id, batch_name, redeemed_at, order_id, order_number, customer, ...rest } = columns;
  return {
    ...rest,
    kind: rest.value === 0 ? "bank_transfer" : "amount",
    expires_on: ends_at && lastDayBefore(ends_at),
    batch: batch_id && batch_name ? { id: batch_id, name: batch_name } : null,
    redeemed:
      redeemed_at && order_id
        ? { at: redeemed_at, order_id, order_number: order_number ?? "", customer: customer ?? "" }
        : null,
  };
}

function run(container: MedusaContainer, statement: string, parameters: unknown[]): Promise<unknown[]> {
  return runOn(connectionOf(container))(statement, parameters);
}

const LARGEST_PAGE = 100;

/** What narrows the list; all of it can be left out. */
export const filterQuery = z.strictObject({
  /** Part of a code, batch, note, customer's name or e-mail, or an order's number. */
  q: z
    .string()
    .max(200)
    .regex(/^\P{Cc}*$/u)
    .optional(),
  state: z.enum(VOUCHER_STATES).optional(),
  kind: z.enum(["amount", "bank_transfer"]).optional(),
  batch_id: z.string().max(100).regex(/^\w*$/).optional(),
});
type VoucherFilter = z.infer<typeof filterQuery>;

export const pageQuery = filterQuery.extend({
  limit: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(25),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});

const STATES: Record<VoucherState, string> = {
  unused: "unbenutzt",
  being_redeemed: "wird eingelöst",
  redeemed: "eingelöst",
  switched_off: "abgeschaltet",
  expired: "abgelaufen",
};

const COLUMNS: Record<string, (voucher: VoucherRow) => string | number> = {
  Code: ({ code }) => code,
  Wert: ({ value }) => value,
  Art: ({ kind }) => (kind === "amount" ? "Betrag" : "Banküberweisung"),
  Zustand: ({ state }) => STATES[state],
  "Gültig bis": ({ expires_on }) => expires_on ?? "",
  Serie: ({ batch }) => batch?.name ?? "",
  Notiz: ({ note }) => note ?? "",
  "Eingelöst am": ({ redeemed }) => (redeemed ? shopDay(redeemed.at) : ""),
  Bestellung: ({ redeemed }) => redeemed?.order_number ?? "",
  Kunde: ({ redeemed }) => redeemed?.customer ?? "",
  "Erstellt am": ({ created_at }) => shopDay(created_at),
  "Erstellt von": ({ created_by }) => created_by ?? "",
};

/**
 * Vouchers as a table that a German Excel opens by a double click: UTF-8 with byte order mark, semicolons, CRLF.
 * Texts that a spreadsheet would run as a formula start with an apostrophe: names come from shoppers.
 */
export function voucherCsv(vouchers: readonly VoucherRow[]): string {
  const lines = vouchers.map((voucher) => Object.values(COLUMNS).map((column) => column(voucher)));
  const value = `Wert (${market().currency.toUpperCase()})`;
  const heads = Object.keys(COLUMNS).map((name) => (name === "Wert" ? value : name));
  return stringify([heads, ...lines], {
    bom: true,
    delimiter: ";",
    record_delimiter: "windows",
    escape_formulas: true,
  });
}

/** What the look at the database gives; counts and sums arrive as texts. */
const voucherColumns = z.object({
  id: z.string(),
  code: z.string(),
  value: z.coerce.number(),
  state: z.enum(VOUCHER_STATES),
  active: z.boolean(),
  ends_at: z.date().nullable(),
  batch_id: z.string().nullable(),
  batch_name: z.string().nullable(),
  note: z.string().nullable(),
  created_by: z.string().nullable(),
  created_at: z.date(),
  redeemed_at: z.date().nullable(),
  order_id: z.string().nullable(),
  order_number: z.string().nullable(),
  customer: z.string().nullable(),
});

/** A voucher as staff see it. Value in whole EUR, days (YYYY-MM-DD) as they are in Germany. */
export interface VoucherRow {
  id: string;
  code: string;
  value: number;
  kind: "amount" | "bank_transfer";
  state: VoucherState;
  /** False once staff have switched it off. */
  active: boolean;
  /** The last day it can be redeemed; null is without end. */
  expires_on: string | null;
  batch: { id: string; name: string } | null;
  note: string | null;
  created_by: string | null;
  created_at: Date;
  /** The order that used it up; null also when the order has been deleted. */
  redeemed: { at: Date; order_id: string; order_number: string; customer: string } | null;
}
