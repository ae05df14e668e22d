import type { ExecArgs } from "@medusajs/framework/types";
import { connectionOf } from "../core/database";
import { emailAddress, phoneBackwards } from "../modules/workshop/order-search";

const INDEXES = [
  `"IDX_furniture_order_email" on "order" ((${emailAddress()}) text_pattern_ops)`,
  `"IDX_furniture_order_address_phone" on order_address ((${phoneBackwards()}) text_pattern_ops)`,
];

/** Customers who call or write rarely name the number of their order: it is found by telephone and e-mail address (`modules/workshop/order-search.ts`). */
export default async function findOrdersByContact({ container }: ExecArgs): Promise<void> {
  const connection = connectionOf(container);
  for (const index of INDEXES) await connection.raw(`create index if not exists ${index}`);
}
