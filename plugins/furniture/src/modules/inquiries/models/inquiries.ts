import { model } from "@medusajs/framework/utils";

/** A question sent with the questions form. */
export const FurnitureMessage = model
  .define(
    { name: "furniture_message", tableName: "furniture_message" },
    {
      id: model.id({ prefix: "fmsg" }).primaryKey(),
      /** A key made of the form's id and the typed text, so that a form sent twice is one message. */
      submission: model.text().unique().nullable(),
      name: model.text(),
      email: model.text(),
      phone: model.text().nullable(),
      text: model.text(),
      /** The piece on the page from which the question was sent. */
      kind: model.text().nullable(),
      configuration: model.json().nullable(),
      language: model.enum(["de", "en"]).default("de"),
      /** The hidden field was filled in, so the sender is a machine. Staff can see it; it is not mailed. */
      spam: model.boolean().default(false),
      answered_at: model.dateTime().nullable(),
      /** E-mail of the member of staff. */
      answered_by: model.text().nullable(),
      note: model.text().nullable(),
      /** When its mails were queued; while null, a job retries. */
      mails_queued_at: model.dateTime().nullable(),
    },
  )
  .indexes([{ on: ["created_at"] }, { on: ["email"] }]);

/**
 * A declaration of withdrawal (§ 356a BGB). A draft until its sender confirms it; from then on `confirmed_at` is the
 * moment of receipt and never changes.
 */
export const FurnitureWithdrawal = model
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

/** Where a shopper heard of the shop: one of the choices or words of their own. One answer an order. */
export const FurnitureOriginSurvey = model
  .define(
    { name: "furniture_origin_survey", tableName: "furniture_origin_survey" },
    {
      id: model.id({ prefix: "forigin" }).primaryKey(),
      order_id: model.text().unique(),
      normal_origin: model.enum(["facebook", "instagram", "google", "friends"]).nullable(),
      other_origin: model.text().nullable(),
      /** Where it was asked, as the page that asks calls it. */
      occasion: model.text().nullable(),
      /** When its mail was queued; while null, a job retries. */
      mails_queued_at: model.dateTime().nullable(),
    },
  )
  .indexes([{ on: ["created_at"] }]);
