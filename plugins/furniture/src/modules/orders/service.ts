import { ContainerRegistrationKeys, generateEntityId, MedusaService } from "@medusajs/framework/utils";
import type { Utm } from "../../orders/utm";
import FurnitureCartOrigin from "./models/cart-origin";
import FurnitureOrder from "./models/order";

interface Dependencies {
  /** Medusa's shared connection pool (knex). */
  [ContainerRegistrationKeys.PG_CONNECTION]: Connection;
}

interface Connection {
  raw(statement: string, parameters: unknown[]): PromiseLike<{ rows: unknown[] }>;
}

/** The shop's own book about orders. In SQL where a rule has to hold at once or not at all. */
export default class OrdersService extends MedusaService({ FurnitureOrder, FurnitureCartOrigin }) {
  private readonly connection: Connection;

  constructor(dependencies: Dependencies, ...others: unknown[]) {
    super(dependencies, ...others);
    this.connection = dependencies[ContainerRegistrationKeys.PG_CONNECTION];
  }

  /** Keeps where a shopper came from; the last time counts. */
  async keepOrigin(cartId: string, utm: Utm): Promise<void> {
    await this.run(
      `insert into furniture_cart_origin (id, cart_id, utm) values (?, ?, ?)
       on conflict (cart_id) where deleted_at is null do update set utm = excluded.utm, updated_at = now()`,
      [generateEntityId(undefined, "forig"), cartId, JSON.stringify(utm)],
    );
  }

  async originOf(cartId: string): Promise<Utm | undefined> {
    const [row] = await this.run<{ utm: Utm }>(
      "select utm from furniture_cart_origin where cart_id = ? and deleted_at is null",
      [cartId],
    );
    return row?.utm;
  }

  /** Marks that everything that belongs to placing an order has been done. */
  async markRecorded(orderId: string, cartId: string): Promise<void> {
    await this.run(
      `insert into furniture_order (id, order_id, cart_id, recorded_at) values (?, ?, ?, now())
       on conflict (order_id) where deleted_at is null do nothing`,
      [generateEntityId(undefined, "ford"), orderId, cartId],
    );
  }

  async isRecorded(orderId: string): Promise<boolean> {
    const rows = await this.run("select 1 from furniture_order where order_id = ? and deleted_at is null", [
      orderId,
    ]);
    return rows.length > 0;
  }

  async isReleased(orderId: string): Promise<boolean> {
    const rows = await this.run(
      "select 1 from furniture_order where order_id = ? and released_at is not null and deleted_at is null",
      [orderId],
    );
    return rows.length > 0;
  }

  async markReleased(orderId: string): Promise<void> {
    await this.run(
      "update furniture_order set released_at = coalesce(released_at, now()), updated_at = now() where order_id = ?",
      [orderId],
    );
  }

  private async run<Row = unknown>(statement: string, parameters: unknown[]): Promise<Row[]> {
    const { rows } = await this.connection.raw(statement, parameters);
    return rows as Row[];
  }
}
