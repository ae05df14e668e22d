import { model } from "@medusajs/framework/utils";
import { FINDING_CODES, FINDING_OUTCOMES } from "../finding";

/** Something that was not as it should be, and what was done about it. One row for one fault however often it is seen. */
const FurnitureFinding = model
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

export default FurnitureFinding;
