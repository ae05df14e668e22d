import type { ExecArgs } from "@medusajs/framework/types";
import { connectionOf } from "../core/database";

/**
 * Which orders a configuration is in, asked before every order is placed (`unjoinedOrdersOf`) and by the sweep: without an
 * index every line ever ordered is read for it. No migration of a module, because those of the plugin run before Medusa's
 * own have made the table.
 */
export default async function indexOrderLinesByConfiguration({ container }: ExecArgs): Promise<void> {
  const connection = connectionOf(container);
  await connection.raw(
    `create index if not exists "IDX_furniture_order_line_configuration"
     on order_line_item ((metadata->>'configuration_id'))`,
  );
}
