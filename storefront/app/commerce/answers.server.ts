import { KINDS } from "@planke46/furniture-rules";
import { z } from "zod";

/** The shapes of the commerce side's answers, as far as the pages use them. Money is EUR, of furniture whole ones. */

const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

const terms = z.object({
  shipping: z.enum(["delivery", "pickup"]),
  express_build: z.boolean(),
  outside_germany: z.boolean(),
  data_security: z.boolean(),
  payment_method: z.enum(["card", "bank_transfer"]).default("card"),
});

const line = z.object({
  id: z.string(),
  kind: z.enum(KINDS),
  title: optionalText,
  price: z.number(),
  discount_amount: z.number(),
  discount_price: z.number(),
  /** Made for this shopper: no right of withdrawal. */
  made_to_measure: z.boolean().default(false),
  configuration_id: z.string(),
  configuration: z.record(z.string(), z.unknown()),
  /** Picked planks that cannot be had for it any more: the piece cannot be ordered like this. */
  planks_gone: z.array(z.object({ title: z.string() })).default([]),
  /** The boards by position where the shopper picks; title null where the workshop does. */
  planks: z.array(z.object({ position: z.number(), title: z.string().nullable() })).default([]),
});
export type SummaryLine = z.infer<typeof line>;

const repriced = z.object({
  /** null for a fee of the whole cart. */
  line_id: z.string().nullable(),
  code: z.enum(["line", "multi_item_discount", "pickup_deduction", "express_build"]),
  title: optionalText,
  from: z.number(),
  to: z.number(),
});

/** A product of the same Medusa that is no furniture. */
const ordinaryLine = z.object({ id: z.string(), title: z.string(), quantity: z.number(), total: z.number() });
export type OrdinaryLine = z.infer<typeof ordinaryLine>;

/** The VAT in a total. */
const containedTax = {
  /** EUR; 0 where none is booked. */
  tax: z.number(),
  /** Per cent, the highest first. */
  tax_rates: z.array(z.number()),
};

export const summarySchema = z.object({
  lines: z.array(line),
  ordinary_lines: z.array(ordinaryLine).default([]),
  ordinary_delivery: z.number().default(0),
  goods: z.number(),
  multi_item_discount: z.number(),
  pickup_deduction: z.number(),
  /** How much less it costs picked up than delivered, whichever is chosen. */
  pickup_saving: z.number(),
  express_fee: z.number(),
  voucher_sum: z.number(),
  voucher_code: z.string().nullable(),
  /** The code that was entered and takes nothing off any more, and why. */
  voucher_lapsed: z
    .object({
      code: z.string(),
      reason: z.enum(["voucher_gone", "voucher_over", "voucher_not_yet", "voucher_not_applicable"]),
      day: z.string().optional(),
    })
    .nullish(),
  total: z.number(),
  ...containedTax,
  pay_by: z.enum(["card", "bank_transfer", "reservation", "free"]),
  /** What may be chosen between where something is to be paid at once. */
  payment_methods: z.array(z.enum(["card", "bank_transfer"])).default(["card"]),
  terms,
  price_version: z.number(),
  /** What new prices have changed since the shopper last went to pay. */
  repriced: z.array(repriced),
});
export type Summary = z.infer<typeof summarySchema>;
export const summaryAnswer = z.object({ summary: summarySchema });

const bill = z.object({
  number: z.string(),
  placed_at: z.string(),
  cancelled: z.boolean(),
  /** When the money of a transfer or a reservation came. */
  paid_at: z.string().nullable(),
  lines: z.array(line),
  ordinary_lines: summarySchema.shape.ordinary_lines,
  ordinary_delivery: summarySchema.shape.ordinary_delivery,
  goods: z.number(),
  multi_item_discount: z.number(),
  pickup_deduction: z.number(),
  express_fee: z.number(),
  voucher_sum: z.number(),
  delivery_cost: z.number(),
  /** What came or went back since it was placed; in the total. */
  given_back: z.number().default(0),
  total: z.number(),
  ...containedTax,
  /** `direct_debit`: the bank had not decided yet when it was ordered. */
  pay_by: z.enum([...summarySchema.shape.pay_by.options, "direct_debit"]),
  terms: terms.omit({ data_security: true, payment_method: true }),
  promised_weeks: z.number().nullable(),
  promised_sample_days: z.number().nullish(),
});
export type OrderBill = z.infer<typeof bill>;
export const orderBillAnswer = z.object({ bill });

const addressFields = z.object({
  first_name: optionalText,
  last_name: optionalText,
  company: optionalText,
  address_1: optionalText,
  address_2: optionalText,
  postal_code: optionalText,
  city: optionalText,
  country_code: optionalText,
});
const shownAddress = addressFields.nullable();

/** An order by the key to its page. */
export const orderPageAnswer = z.object({
  order_page: z.object({
    bill,
    state: z.enum([
      "reserved",
      "offered",
      "payment_open",
      "payment_checked",
      "accepted",
      "in_work",
      "ready",
      "on_its_way",
      "delivered",
      "returned",
      "cancelled",
      "cancelled_money_back",
      "money_back",
    ]),
    payment: z.object({
      state: z.enum(["paid", "free", "open", "checked", "reserved", "offered", "back"]),
      open: z.number(),
      /** EUR that are still to be transferred back. */
      owed: z.number(),
      /** Something came back, and its money has not gone back yet. */
      refund_due: z.boolean(),
      link: z.string().nullable(),
      /** The last offer for a reservation has run out. */
      offer_ended: z.boolean(),
    }),
    pieces: z.array(
      z.object({
        line_id: z.string(),
        number: z.string(),
        step: z.enum(["planned", "in_work", "ready", "on_its_way", "delivered", "returned"]),
        withdrawable: z.boolean(),
        /** Released ones, the oldest first. */
        photos: z.array(z.object({ id: z.string(), taken_on: z.string() })),
      }),
    ),
    /** Calendar days, YYYY-MM-DD. */
    promised: z.object({ furniture: z.string().nullable(), samples: z.string().nullable() }),
    shipments: z.array(
      z.object({
        shipped_at: z.string().nullable(),
        delivered_at: z.string().nullable(),
        pieces: z.array(z.string()),
        tracking: z.array(z.object({ number: z.string(), url: z.string().nullable() })),
      }),
    ),
    delivery: shownAddress,
    billing: shownAddress,
    address_fixed: z.enum(["picked_up", "shipped", "ended"]).nullable(),
    withdrawn: z.boolean(),
    message: z.string().nullable(),
    vat_id: z.string().nullable(),
    /** Invoices and credit notes, the oldest first; EUR, those of a credit note positive. */
    papers: z.array(
      z.object({
        number: z.string(),
        title: z.string(),
        kind: z.enum(["invoice", "credit_note"]),
        issued_on: z.string(),
        total: z.number(),
      }),
    ),
  }),
});
export type OrderPage = z.infer<typeof orderPageAnswer>["order_page"];
export type ShownAddress = NonNullable<OrderPage["delivery"]>;

const address = addressFields
  .extend({ phone: optionalText })
  .nullish()
  .transform((value) => value ?? null);

export const cartAnswer = z.object({
  cart: z.object({
    id: z.string(),
    email: optionalText,
    region_id: z.string().nullish(),
    completed_at: z.string().nullish(),
    metadata: z
      .record(z.string(), z.unknown())
      .nullish()
      .transform((value) => value ?? {}),
    shipping_address: address,
    billing_address: address,
    payment_collection: z
      .object({
        payment_sessions: z.array(z.object({ provider_id: z.string(), status: z.string() })).nullish(),
      })
      .nullish(),
  }),
});
export type Cart = z.infer<typeof cartAnswer>["cart"];

export const contactDraftAnswer = z.object({ fields: z.record(z.string(), z.string()) });

const order = z.object({
  id: z.string(),
  display_id: z.number().nullish(),
  custom_display_id: z.string().nullish(),
  /** Sums in EUR, as they were when the order was placed. */
  summary: z.object({ original_order_total: z.number() }),
});
export type Order = z.infer<typeof order>;

export const completeAnswer = z.discriminatedUnion("type", [
  z.object({ type: z.literal("order"), order }),
  z.object({
    type: z.literal("cart"),
    error: z.object({ message: optionalText, type: optionalText }).nullish(),
  }),
]);

export const checkoutAnswer = z.discriminatedUnion("next", [
  z.object({ next: z.literal("redirect"), url: z.url() }),
  z.object({ next: z.literal("complete") }),
]);
export type CheckoutAnswer = z.infer<typeof checkoutAnswer>;

export const paymentLinkAnswer = z.object({
  payment_link: z.object({
    state: z.enum(["payable", "paid", "withdrawn"]),
    number: z.string(),
    order_id: z.string(),
    amount: z.number(),
    delivery_cost: z.number(),
    purpose: z.enum(["offer", "difference"]),
    may_transfer: z.boolean(),
    expires_on: z.string(),
  }),
});
export type PaymentLink = z.infer<typeof paymentLinkAnswer>["payment_link"];

export const paymentPageAnswer = z.object({ url: z.url() });

export const regionsAnswer = z.object({
  regions: z.array(
    z.object({
      id: z.string(),
      countries: z
        .array(z.object({ iso_2: z.string() }))
        .nullish()
        .transform((countries) => countries ?? []),
    }),
  ),
});

export const anyAnswer = z.unknown();
