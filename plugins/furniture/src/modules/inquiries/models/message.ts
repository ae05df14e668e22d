import { model } from "@medusajs/framework/utils";

/** A question that somebody sent with the questions form. */
const FurnitureMessage = model
  .define(
    { name: "furniture_message", tableName: "furniture_message" },
    {
      id: model.id({ prefix: "fmsg" }).primaryKey(),
      /** Of the form that was shown and what was typed, so that a form sent twice is one message. */
      submission: model.text().unique().nullable(),
      name: model.text(),
      email: model.text(),
      phone: model.text().nullable(),
      text: model.text(),
      /** What its sender was looking at. */
      kind: model.text().nullable(),
      configuration: model.json().nullable(),
      language: model.enum(["de", "en"]).default("de"),
      /** A machine filled in what people do not see. Kept for staff to look at, mailed to nobody. */
      spam: model.boolean().default(false),
      answered_at: model.dateTime().nullable(),
      /** E-mail of the member of staff. */
      answered_by: model.text().nullable(),
      note: model.text().nullable(),
      /** When its mails were in the outbox; until then a job tries again. */
      mails_queued_at: model.dateTime().nullable(),
    },
  )
  .indexes([{ on: ["created_at"] }, { on: ["email"] }]);

export default FurnitureMessage;
