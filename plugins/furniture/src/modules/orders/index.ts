import { generateEntityId, MedusaService, Module } from "@medusajs/framework/utils";
import { sqlService } from "../../core/database";
import type { FindingCode } from "./finding";
import {
  FurnitureCartOrigin,
  FurnitureFinding,
  FurnitureOrder,
  FurnitureOrderPage,
  FurnitureOrderVersion,
  FurniturePaymentLink,
  FurnitureReconciliation,
} from "./models/orders";
import type { OrderRecord } from "./order-record";
import type { NewPaymentLink } from "./payment-link";
import { resolveOthers, writeOpen, writeRun } from "./reconciliation-log";
import type { Utm } from "./utm";

export const ORDERS = "furnitureOrders";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    [ORDERS]: OrdersService;
  }
}

/** The shop's own book about orders. In SQL where a rule has to hold at once or not at all. */
export class OrdersService extends sqlService(
  MedusaService({
    FurnitureOrder,
    FurnitureOrderPage,
    FurnitureOrderVersion,
    FurnitureCartOrigin,
    FurnitureFinding,
    FurniturePaymentLink,
    FurnitureReconciliation,
  }),
  { writeRun, writeOpen, resolveOthers },
) {
  /** What waits for staff of this kind with an order or a payment is dealt with. */
  async resolveOf(code: FindingCode, about: { order_id: string } | { payment: string }): Promise<void> {
    const selector = { code, ...about, resolved_at: null };
    await this.updateFurnitureFindings({ selector, data: { resolved_at: new Date() } });
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

  /**
   * Writes what the shop has to say of an order into its metadata.
   * @param without keys that came along from the cart and are not the order's
   */
  async writeRecord(orderId: string, record: OrderRecord, without: readonly string[]): Promise<void> {
    await this.run(
      `update "order" set metadata = (coalesce(metadata, '{}') - ?::text[]) || ?::jsonb, updated_at = now() where id = ?`,
      [[...without], JSON.stringify(record), orderId],
    );
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

  /** Marks that the money of a transfer or a reservation is there. */
  async markPaid(orderId: string, receivedAt: Date | null): Promise<void> {
    await this.run(
      "update furniture_order set paid_at = coalesce(paid_at, ?::timestamptz, now()), updated_at = now() where order_id = ?",
      [receivedAt, orderId],
    );
  }

  /** Notes at a payment that is not captured yet when its money came to the account; null where it is only coming now, also after another try. */
  async noteReceived(paymentId: string, at: Date | null): Promise<void> {
    await this.run(
      "update payment set metadata = coalesce(metadata, '{}') || jsonb_build_object('received_at', ?::text) where id = ?",
      [at?.toISOString() ?? null, paymentId],
    );
  }

  async paidAt(orderId: string): Promise<Date | null> {
    const [row] = await this.run<{ paid_at: Date | null }>(
      "select paid_at from furniture_order where order_id = ? and deleted_at is null",
      [orderId],
    );
    return row?.paid_at ?? null;
  }

  /** Withdraws the payment links of an order: they open no payment page any more. */
  async withdrawLinks(orderId: string): Promise<void> {
    await this.run(
      "update furniture_payment_link set withdrawn_at = now(), updated_at = now() where order_id = ? and withdrawn_at is null",
      [orderId],
    );
  }

  /**
   * Keeps a payment link in the place of those before, in one statement: no crash leaves a customer's link withdrawn and none in its place.
   * Cents, as they are open between a refund and its entry, are rounded: the sweep replaces such a link.
   */
  async replaceLinks(link: NewPaymentLink): Promise<string> {
    const id = generateEntityId(undefined, "fplink");
    await this.run(
      `with withdrawn as (
         update furniture_payment_link set withdrawn_at = now(), updated_at = now()
         where order_id = ? and withdrawn_at is null returning id)
       insert into furniture_payment_link (id, order_id, order_version, token, delivery_cost, amount, expires_at, created_by)
       select ?, ?, ?, ?, ?::numeric, ?::numeric, ?, ? from (select count(*) from withdrawn) first`,
      [
        ...[link.order_id, id, link.order_id, link.order_version ?? null, link.token],
        ...[link.delivery_cost, link.amount, link.expires_at, link.created_by],
      ],
    );
    return id;
  }

  async markReleased(orderId: string): Promise<void> {
    await this.run(
      "update furniture_order set released_at = coalesce(released_at, now()), updated_at = now() where order_id = ?",
      [orderId],
    );
  }
}

export default Module(ORDERS, { service: OrdersService });
