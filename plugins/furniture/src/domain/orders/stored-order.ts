import { z } from "@medusajs/framework/zod";
import { storedAmount } from "../../core/money";
import { storedAddress } from "./address";
import { storedItem } from "./order-lines";

const text = z.string().trim().nullish();

const rows = <Row extends z.ZodType>(row: Row) =>
  z
    .array(row.nullable())
    .nullish()
    .transform((all) => (all ?? []).filter((one) => one !== null));

const taxLines = rows(z.object({ rate: storedAmount }));

/** An order with all that its document is made of, as Medusa answers {@link ORDER_FIELDS}. */
export const storedOrder = z.object({
  id: z.string(),
  display_id: z.number(),
  custom_display_id: text,
  version: z.number(),
  status: z.string(),
  email: text,
  locale: text,
  created_at: z.coerce.date(),
  metadata: z.unknown(),
  total: storedAmount,
  tax_total: storedAmount,
  credit_line_total: storedAmount,
  return_received_total: storedAmount,
  /** Of pieces that came back damaged. */
  return_dismissed_total: storedAmount.catch(0),
  summary: z.object({ pending_difference: storedAmount }).nullish(),
  shipping_address: storedAddress.nullish(),
  billing_address: storedAddress.nullish(),
  items: rows(
    storedItem.extend({
      product_title: text,
      variant_title: text,
      total: storedAmount,
      return_received_total: storedAmount.catch(0),
      return_dismissed_total: storedAmount.catch(0),
      adjustments: rows(z.object({ code: text, promotion_id: text, amount: storedAmount })),
      tax_lines: taxLines,
    }),
  ),
  shipping_methods: rows(
    z.object({
      id: z.string(),
      amount: storedAmount,
      shipping_option_id: text,
      is_custom_amount: z.boolean().nullish(),
      total: storedAmount,
      tax_lines: taxLines,
    }),
  ),
});
export type StoredOrder = z.infer<typeof storedOrder>;

/** What is asked of Medusa for an order. */
export const ORDER_FIELDS = [
  ...[
    "id",
    "display_id",
    "custom_display_id",
    "version",
    "status",
    "email",
    "locale",
    "created_at",
    "metadata",
  ],
  ...["total", "tax_total", "credit_line_total", "return_received_total", "return_dismissed_total"],
  ...["summary.*", "shipping_address.*", "billing_address.*"],
  ...[
    "items.*",
    "items.total",
    "items.return_received_total",
    "items.return_dismissed_total",
    "items.detail.*",
    "items.adjustments.*",
    "items.tax_lines.rate",
  ],
  ...["shipping_methods.*", "shipping_methods.total", "shipping_methods.tax_lines.rate"],
];
