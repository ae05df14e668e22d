import { model } from "@medusajs/framework/utils";
import { MAIL_STATUSES } from "../mail";

/**
 * The outbox: one row is one mail, sent or to be sent. `key` is the purpose of the mail, so that queueing it twice
 * sends one mail. Recipient and language are null while the sender has to look them up on the order.
 */
const FurnitureMail = model
  .define(
    { name: "furniture_mail", tableName: "furniture_mail" },
    {
      id: model.id({ prefix: "fmail" }).primaryKey(),
      key: model.text(),
      template: model.text(),
      recipient: model.text().nullable(),
      order_id: model.text().nullable(),
      cart_id: model.text().nullable(),
      language: model.enum(["de", "en"]).nullable(),
      data: model.json(),
      status: model.enum([...MAIL_STATUSES]).default("queued"),
      attempts: model.number().default(0),
      next_attempt_at: model.dateTime(),
      /** Until then the mail belongs to the process that is sending it. */
      locked_until: model.dateTime().nullable(),
      /** Set at the first failed attempt: when trying ends. */
      give_up_at: model.dateTime().nullable(),
      last_error: model.text().nullable(),
      message_id: model.text().nullable(),
      sent_at: model.dateTime().nullable(),
      /** The mail as it left; see `../mail.ts`. */
      sent: model.json().nullable(),
    },
  )
  .indexes([
    { on: ["key"], unique: true },
    { on: ["next_attempt_at"], where: "status in ('queued', 'sending') and deleted_at is null" },
    { on: ["order_id"] },
    { on: ["cart_id"] },
    { on: ["status", "created_at"] },
    { on: ["template", "created_at"] },
  ]);

export default FurnitureMail;
