import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { storedAmount } from "../../core/money/stored-amount";

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() ?? "");

const address = z.object({
  first_name: text,
  last_name: text,
  company: text,
  address_1: text,
  address_2: text,
  postal_code: text,
  city: text,
  country_code: text,
  phone: text,
});
export type Address = z.infer<typeof address>;

const taxLines = z
  .array(z.object({ rate: storedAmount }))
  .nullish()
  .transform((value) => value ?? []);

const storedOrder = z.object({
  id: z.string(),
  status: z.string(),
  email: text,
  locale: z.string().nullish(),
  created_at: z.coerce.date(),
  total: storedAmount,
  tax_total: storedAmount,
  credit_line_total: storedAmount,
  return_received_total: storedAmount,
  /** Of pieces that came back damaged. */
  return_dismissed_total: storedAmount.catch(0),
  shipping_address: address.nullish().transform((value) => value ?? null),
  billing_address: address.nullish().transform((value) => value ?? null),
  items: z.array(z.object({ tax_lines: taxLines })),
  shipping_methods: z
    .array(z.object({ amount: storedAmount, is_custom_amount: z.boolean().nullish(), tax_lines: taxLines }))
    .nullish()
    .transform((value) => value ?? []),
});
export type StoredOrder = z.infer<typeof storedOrder>;

const FIELDS = [
  "id",
  "status",
  "email",
  "locale",
  "created_at",
  "total",
  "tax_total",
  "credit_line_total",
  "return_received_total",
  "return_dismissed_total",
  "shipping_address.*",
  "billing_address.*",
  "items.id",
  "items.tax_lines.rate",
  "shipping_methods.amount",
  "shipping_methods.is_custom_amount",
  "shipping_methods.tax_lines.rate",
];

/** What staff have quoted for the delivery, whole EUR: shipping with an amount set by hand. 0 before. In the total. */
export function quotedDelivery({ shipping_methods }: StoredOrder): number {
  return shipping_methods
    .filter(({ is_custom_amount }) => is_custom_amount)
    .reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * What Medusa has taken off the total since the order was agreed to, EUR: pieces that came back, and money that went back
 * without one, also for a cancellation.
 */
export function givenBack(order: StoredOrder): number {
  const { credit_line_total, return_received_total, return_dismissed_total } = order;
  return credit_line_total + return_received_total + return_dismissed_total;
}

/** The VAT in what is left of the total, EUR: Medusa keeps that of money it has given back without a piece. */
export function containedTax({
  total,
  tax_total,
  credit_line_total,
}: Pick<StoredOrder, "total" | "tax_total" | "credit_line_total">): number {
  const taxed = total + credit_line_total;
  return taxed > 0 ? (tax_total * total) / taxed : 0;
}

/** What Medusa keeps of an order; undefined when there is none. */
export async function customerOrder(
  container: MedusaContainer,
  orderId: string,
): Promise<StoredOrder | undefined> {
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: "order", fields: FIELDS, filters: { id: orderId } });
  return data[0] && storedOrder.parse(data[0]);
}
