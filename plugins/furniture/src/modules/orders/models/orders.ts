import { model } from "@medusajs/framework/utils";
import { FINDING_CODES, FINDING_OUTCOMES } from "../finding";

/**
 * What the shop itself has done with an order: written once all that belongs to placing it is done, and marked once
 * its planks and voucher are free again.
 */
export const FurnitureOrder = model
  .define(
    { name: "furniture_order", tableName: "furniture_order" },
    {
      id: model.id({ prefix: "ford" }).primaryKey(),
      order_id: model.text().unique(),
      cart_id: model.text().index(),
      recorded_at: model.dateTime(),
      /** Set for transfers and reservations only, whose money comes later. */
      paid_at: model.dateTime().nullable(),
      released_at: model.dateTime().nullable(),
    },
  )
  .indexes([{ name: "IDX_furniture_order_unreleased", on: ["order_id"], where: "released_at is null" }]);

/**
 * An agreed order, frozen: one row when it was first changed (the order at placing), and one for each change. A row
 * without `applied_at` is a change under way, or one that a crash interrupted: whether Medusa's order edit was confirmed
 * decides if it is finished or taken back. Holds no personal data but what staff write as reason.
 */
export const FurnitureOrderVersion = model
  .define(
    { name: "furniture_order_version", tableName: "furniture_order_version" },
    {
      id: model.id({ prefix: "fover" }).primaryKey(),
      order_id: model.text(),
      /** 1 is the order at placing. */
      number: model.number(),
      /** The bill and terms as they go onto the order. */
      record: model.json(),
      /** The pieces: line id, configuration id, number and price, in the order of the bill. */
      lines: model.json(),
      /** Whole EUR, VAT and delivery included, without ordinary goods. */
      total: model.number(),
      /** What ordinary goods in it cost, cents. */
      ordinary_cents: model.number().default(0),
      /** Against the version before, whole EUR. */
      difference: model.number(),
      reason: model.text().nullable(),
      created_by: model.text().nullable(),
      /** New contact data until they are written onto the order; null from then on. */
      contact: model.json().nullable(),
      applied_at: model.dateTime().nullable(),
    },
  )
  .indexes([
    { on: ["order_id", "number"], unique: true },
    { name: "IDX_furniture_order_version_unapplied", on: ["order_id"], where: "applied_at is null" },
  ]);

/**
 * The key to an order's page in the shop: who has it, sees the order without a login. One of an order holds; staff replace it, another
 * address of the order ends it, and a forgotten customer's is deleted.
 */
export const FurnitureOrderPage = model
  .define(
    { name: "furniture_order_page", tableName: "furniture_order_page" },
    {
      id: model.id({ prefix: "fopage" }).primaryKey(),
      order_id: model.text(),
      /** The unguessable end of its address. */
      token: model.text().unique(),
      /** SHA-256 of the address it was made for, in small letters, as hex. It holds while that is the order's. */
      made_for: model.text().nullable(),
      revoked_at: model.dateTime().nullable(),
      /** The member of staff who replaced it. */
      revoked_by: model.text().nullable(),
    },
  )
  .indexes([
    { on: ["order_id"], unique: true, where: "revoked_at is null and deleted_at is null" },
    { on: ["order_id"] },
  ]);

/**
 * The address at which a customer pays: an offer on a reservation with what its delivery costs, or what a changed order
 * costs more. Withdrawn when the order is cancelled or a new offer or change replaces it.
 */
export const FurniturePaymentLink = model
  .define(
    { name: "furniture_payment_link", tableName: "furniture_payment_link" },
    {
      id: model.id({ prefix: "fplink" }).primaryKey(),
      order_id: model.text(),
      /** The unguessable end of its address. */
      token: model.text().unique(),
      /** Whole EUR, VAT included. */
      delivery_cost: model.number(),
      /** The version of the order whose difference it settles; null for an offer on a reservation. */
      order_version: model.number().nullable(),
      /** What the customer pays, whole EUR. */
      amount: model.number(),
      expires_at: model.dateTime(),
      withdrawn_at: model.dateTime().nullable(),
      created_by: model.text().nullable(),
    },
  )
  .indexes([
    { on: ["order_id"], unique: true, where: "withdrawn_at is null and deleted_at is null" },
    { on: ["order_id"] },
  ]);

/** The advertisement that brought a shopper here, kept with the cart until it is an order. */
export const FurnitureCartOrigin = model.define(
  { name: "furniture_cart_origin", tableName: "furniture_cart_origin" },
  {
    id: model.id({ prefix: "forig" }).primaryKey(),
    cart_id: model.text().unique(),
    utm: model.json(),
  },
);

/** One comparison of orders, payments and stock that had something to do or to report; quiet ones are counted together. */
export const FurnitureReconciliation = model.define(
  { name: "furniture_reconciliation", tableName: "furniture_reconciliation" },
  {
    id: model.id({ prefix: "frec" }).primaryKey(),
    started_at: model.dateTime().index(),
    finished_at: model.dateTime(),
    /** Orders and payments that were looked at. */
    checked: model.number(),
    completed: model.number(),
    refunded: model.number(),
    flagged: model.number(),
    /** How many runs without any finding this row stands for. */
    quiet_runs: model.number().default(0),
  },
);

/** Something that was not as it should be, and what was done about it. One row for one fault however often it is seen. */
export const FurnitureFinding = model
  .define(
    { name: "furniture_finding", tableName: "furniture_finding" },
    {
      id: model.id({ prefix: "ffind" }).primaryKey(),
      reconciliation_id: model.text(),
      code: model.enum([...FINDING_CODES]),
      outcome: model.enum([...FINDING_OUTCOMES]),
      /** The order, cart or payment it is about. */
      subject: model.text(),
      order_id: model.text().nullable(),
      cart_id: model.text().nullable(),
      payment: model.text().nullable(),
      detail: model.text(),
      times: model.number().default(1),
      last_seen_at: model.dateTime(),
      /** When it was no longer so; only what is flagged and not resolved waits for staff. */
      resolved_at: model.dateTime().nullable(),
      due_at: model.dateTime().nullable(),
      /** Where a person sees the payment at its provider. */
      url: model.text().nullable(),
    },
  )
  .indexes([
    { on: ["code", "subject", "outcome"], unique: true },
    { on: ["reconciliation_id"] },
    { on: ["last_seen_at"] },
    { on: ["order_id"] },
    { on: ["code"], where: "outcome = 'flagged' and resolved_at is null and deleted_at is null" },
  ]);
