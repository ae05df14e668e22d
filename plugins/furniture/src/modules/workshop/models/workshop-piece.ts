import { model } from "@medusajs/framework/utils";
import { STEPS } from "@planke46/furniture-rules";

/**
 * One piece of an order on its way through the workshop. A piece that left its order keeps its row with `removed_at`, so that no
 * other piece gets its place. `version` rises with every change: a move that was made from an older sight of it is refused.
 */
const FurnitureWorkshopPiece = model
  .define(
    { name: "furniture_workshop_piece", tableName: "furniture_workshop_piece" },
    {
      id: model.id({ prefix: "fwpiece" }).primaryKey(),
      order_id: model.text(),
      /** Its line in the order, from 1. */
      place: model.number(),
      /** "1046.1", as sheet and mails call it. */
      number: model.text(),
      order_number: model.text(),
      configuration_id: model.text(),
      kind: model.text(),
      /** "#RRGGBB" of the steel; null without. */
      color: model.text().nullable(),
      step: model.enum([...STEPS]).default("accepted"),
      /** Since when, and by whom; null for what no member of staff did. */
      step_at: model.dateTime(),
      step_by: model.text().nullable(),
      /** The last day of the promise in the shop's time zone, YYYY-MM-DD; null for an order without a record. */
      due_on: model.text().nullable(),
      express: model.boolean().default(false),
      picked_up: model.boolean().default(false),
      /** A sample that goes by post ahead of the furniture: its day is its own. */
      posted: model.boolean().default(false),
      /** The version of the order it was made or made right from. */
      order_version: model.number().default(1),
      version: model.number().default(1),
      removed_at: model.dateTime().nullable(),
    },
  )
  .indexes([
    { on: ["order_id", "place"], unique: true },
    { on: ["number"] },
    {
      name: "IDX_furniture_workshop_piece_board",
      on: ["step", "due_on"],
      where: "removed_at is null and deleted_at is null",
    },
    {
      name: "IDX_furniture_workshop_piece_moved",
      on: ["step_at"],
      where: "removed_at is null and deleted_at is null",
    },
    {
      name: "IDX_furniture_workshop_piece_due",
      on: ["due_on"],
      where: "removed_at is null and deleted_at is null and step <> 'delivered'",
    },
  ]);

export default FurnitureWorkshopPiece;
