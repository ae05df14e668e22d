import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { HOME_COUNTRY } from "@planke46/furniture-rules";
import { storedAmount } from "../../core/money/stored-amount";
import { Refusal } from "../../core/refusal/refusal";
import { ORDERS } from "../../modules/orders";
import { type OrderRecord, orderRecord } from "../../modules/orders/order-record";
import type OrdersService from "../../modules/orders/service";
import {
  changeLink,
  hasOpenWithdrawal,
  isBeingEdited,
  type KeptPayment,
  keptOf,
  type StoredVersion,
  standingAtProvider,
  versionsOf,
} from "../../modules/orders/versions";
import { orderSheet, type SheetLine } from "../orders/order-sheet";
import type { VoucherWorth } from "../vouchers/bill";
import { type StoredAddress, storedAddress } from "./address";
import { type PresentLine, type StoredReduction, voucherWorths } from "./plan";

const nothing = <Row extends z.ZodType>(row: Row) =>
  z
    .array(row.nullable())
    .nullish()
    .transform((all) => (all ?? []).filter((one) => one !== null));

const text = z.string().nullish();

const stored = z.object({
  id: z.string(),
  version: z.number(),
  status: z.string(),
  email: text,
  created_at: z.coerce.date(),
  total: storedAmount,
  summary: z.object({ pending_difference: storedAmount }).nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  shipping_address: storedAddress.nullish(),
  billing_address: storedAddress.nullish(),
  credit_lines: nothing(z.object({ amount: storedAmount })),
  items: nothing(
    z.object({
      id: z.string(),
      unit_price: storedAmount,
      quantity: storedAmount,
      detail: z.object({
        fulfilled_quantity: storedAmount,
        return_requested_quantity: storedAmount,
        return_received_quantity: storedAmount,
        return_dismissed_quantity: storedAmount,
      }),
      adjustments: nothing(z.object({ code: text, promotion_id: text, amount: storedAmount })),
    }),
  ),
  shipping_methods: nothing(
    z.object({
      id: z.string(),
      amount: storedAmount,
      shipping_option_id: text,
      is_custom_amount: z.boolean().nullish(),
    }),
  ),
});

const FIELDS = [
  "id",
  "version",
  "status",
  "email",
  "created_at",
  "total",
  "summary.*",
  "metadata",
  "shipping_address.*",
  "billing_address.*",
  "credit_lines.amount",
  "items.*",
  "items.detail.*",
  "items.adjustments.*",
  "shipping_methods.*",
];

export interface OrderLine extends PresentLine {
  sheet: SheetLine;
  /** Packed, sent or handed over. */
  shipped: boolean;
  /** Came back, or is on its way back. */
  returned: boolean;
}

/** An order as it stands, as far as a change of it needs to know. Money in EUR. */
export interface OrderStanding {
  id: string;
  number: string;
  /** Medusa's version of the order: every order edit makes another. */
  base: number;
  cancelled: boolean;
  record: OrderRecord;
  paidAt: Date | null;
  placedAt: Date;
  lines: OrderLine[];
  /** The highest line number ever given. */
  lastPlace: number;
  vouchers: VoucherWorth[];
  /** What the order costs, delivery included. */
  total: number;
  /** What staff have given back out of goodwill; not in `total`'s bill, and not owed by the customer. */
  credited: number;
  /** What is still to be paid; negative where too much was. */
  outstanding: number;
  /** The same by Medusa's book of the order, which knows a payment and a refund a moment later. */
  due: number;
  kept: KeptPayment[];
  link: Awaited<ReturnType<typeof changeLink>>;
  versions: StoredVersion[];
  withdrawn: boolean;
  /** Staff are in the middle of an edit, return, claim or exchange on Medusa's own pages. */
  editing: boolean;
  /** A refund or a dispute at the payment provider is not settled. */
  unsettled: boolean;
  /** The payer has won money back in a dispute. */
  lost: boolean;
  email: string;
  shipping: StoredAddress | null;
  billing: StoredAddress | null;
  country: string;
  methods: { id: string; amount: number; option: string | null; quoted: boolean }[];
  /** Things in it that are no configured pieces, or not one each. */
  foreign: boolean;
}

/** Reads an order that came through the shop. Throws a not-found {@link Refusal} for any other. */
export async function orderStanding(container: MedusaContainer, orderId: string): Promise<OrderStanding> {
  const orders = container.resolve<OrdersService>(ORDERS);
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: "order", fields: FIELDS, filters: { id: orderId } });
  if (!data[0]) throw Refusal.notFound(`Es gibt keine Bestellung ${orderId}`);
  const order = stored.parse(data[0]);
  const record = orderRecord.safeParse(order.metadata).data;
  if (!record) throw Refusal.notFound(`Die Bestellung ${orderId} kam nicht durch den Shop`);
  const [sheet, versions, kept, link, withdrawn, editing, { unsettled, lost }] = await Promise.all([
    orderSheet(container, orderId),
    orders.ask((run) => versionsOf(run, orderId)),
    orders.ask((run) => keptOf(run, orderId)),
    orders.ask((run) => changeLink(run, orderId)),
    orders.ask((run) => hasOpenWithdrawal(run, orderId)),
    orders.ask((run) => isBeingEdited(run, orderId)),
    orders.ask((run) => standingAtProvider(run, orderId)),
  ]);
  const lines = sheet.lines.flatMap((line): OrderLine[] => {
    const item = order.items.find(({ id }) => id === line.id);
    if (!item) return [];
    const { fulfilled_quantity, return_requested_quantity } = item.detail;
    const { return_received_quantity, return_dismissed_quantity } = item.detail;
    const shipped = fulfilled_quantity > 0;
    const returned = return_requested_quantity + return_received_quantity + return_dismissed_quantity > 0;
    const { id, kind, configuration_id } = line;
    const place = Number(line.number.slice(line.number.lastIndexOf(".") + 1));
    return [{ id, kind, price: item.unit_price, configuration_id, place, sheet: line, shipped, returned }];
  });
  const reductions = order.items.flatMap(({ adjustments }) =>
    adjustments.map(
      ({ code, promotion_id, amount }): StoredReduction => ({
        code: code ?? null,
        promotion_id: promotion_id ?? null,
        amount,
      }),
    ),
  );
  const credited = order.credit_lines.reduce((sum, { amount }) => sum + amount, 0);
  const paid = kept.reduce((sum, one) => sum + one.kept, 0);
  return {
    id: order.id,
    number: sheet.number,
    base: order.version,
    cancelled: order.status === "canceled",
    record,
    paidAt: sheet.paid_at,
    placedAt: order.created_at,
    lines,
    lastPlace: Math.max(record.line_order?.length ?? 0, ...lines.map(({ place }) => place)),
    vouchers: voucherWorths(reductions, record.voucher_worth ?? record.voucher_sum),
    total: cents(order.total + credited),
    credited: cents(credited),
    outstanding: cents(order.total - paid),
    due: cents(order.summary?.pending_difference ?? 0),
    kept,
    link,
    versions,
    withdrawn,
    editing,
    unsettled,
    lost,
    email: order.email ?? "",
    shipping: order.shipping_address ?? null,
    billing: order.billing_address ?? null,
    country: order.shipping_address?.country_code ?? HOME_COUNTRY,
    methods: order.shipping_methods.map(({ id, amount, shipping_option_id, is_custom_amount }) => ({
      id,
      amount,
      option: shipping_option_id ?? null,
      quoted: Boolean(is_custom_amount),
    })),
    foreign: lines.length !== order.items.length || order.items.some(({ quantity }) => quantity !== 1),
  };
}

function cents(eur: number): number {
  return Math.round(eur * 100) / 100;
}
