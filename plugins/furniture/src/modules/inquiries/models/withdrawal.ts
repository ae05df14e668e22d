import { model } from "@medusajs/framework/utils";

/**
 * A declaration of withdrawal (§ 356a BGB). A draft until its sender confirms it; from then on `confirmed_at` is the
 * moment of receipt and never changes.
 */
const FurnitureWithdrawal = model
  .define(
    { name: "furniture_withdrawal", tableName: "furniture_withdrawal" },
    {
      id: model.id({ prefix: "fwdr" }).primaryKey(),
      name: model.text(),
      /** Where the receipt goes. */
      email: model.text(),
      /** As its sender wrote it; whether there is such an order is for staff to find out. */
      order_number: model.text(),
      scope: model.enum(["all", "some"]).default("all"),
      /** Which pieces, in the sender's words; with `scope` some. */
      pieces: model.text().nullable(),
      text: model.text().nullable(),
      language: model.enum(["de", "en"]).default("de"),
      spam: model.boolean().default(false),
      confirmed_at: model.dateTime().nullable(),
      /** The order, when number and e-mail name the same one, or when staff have linked it. */
      order_id: model.text().nullable(),
      handled_at: model.dateTime().nullable(),
      handled_by: model.text().nullable(),
      note: model.text().nullable(),
      /** The member of staff who entered what came by letter, e-mail or telephone; null for one declared in the shop. */
      entered_by: model.text().nullable(),
      mails_queued_at: model.dateTime().nullable(),
    },
  )
  .indexes([{ on: ["confirmed_at"] }, { on: ["order_id"] }, { on: ["email"] }]);

export default FurnitureWithdrawal;
