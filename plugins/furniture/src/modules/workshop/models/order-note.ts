import { model } from "@medusajs/framework/utils";

/** What a member of staff wrote about an order for the others; no shopper sees it. */
const FurnitureOrderNote = model
  .define(
    { name: "furniture_order_note", tableName: "furniture_order_note" },
    {
      id: model.id({ prefix: "fnote" }).primaryKey(),
      order_id: model.text().index(),
      text: model.text(),
      created_by: model.text(),
      /** When another member of staff had read it, and who. */
      read_at: model.dateTime().nullable(),
      read_by: model.text().nullable(),
      /** The day on which it is to be seen to, YYYY-MM-DD in the shop's time zone; null for what is only to be known. */
      due_on: model.text().nullable(),
      /** When it was seen to, and who did. */
      done_at: model.dateTime().nullable(),
      done_by: model.text().nullable(),
    },
  )
  .indexes([
    { name: "IDX_furniture_order_note_unread", on: ["created_at"], where: "read_at is null" },
    {
      name: "IDX_furniture_order_note_due",
      on: ["due_on"],
      where: "due_on is not null and done_at is null",
    },
  ]);

export default FurnitureOrderNote;
