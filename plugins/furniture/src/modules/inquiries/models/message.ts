import { model } from "@medusajs/framework/utils";

/** A question sent with the questions form. */
const FurnitureMessage = model
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

export default FurnitureMessage;
