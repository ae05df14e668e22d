import { model } from "@medusajs/framework/utils";
import { STEPS } from "@planke46/furniture-rules";

/**
 * One piece of an order on its way through the workshop. A piece that left its order keeps its row with `removed_at`, so that no
 * other piece gets its place. `version` rises with every change: a move that was made from an older sight of it is refused.
 */
export const FurnitureWorkshopPiece = model
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

/** A piece went from one step to another. Rows are only added; forgetting a person empties the reason. */
export const FurnitureWorkshopMove = model.define(
  { name: "furniture_workshop_move", tableName: "furniture_workshop_move" },
  {
    id: model.id({ prefix: "fwmove" }).primaryKey(),
    piece_id: model.text().index(),
    order_id: model.text().index(),
    /** What the piece was then; a change of its order may make another one of it. Null for moves from before it was kept. */
    configuration_id: model.text().nullable(),
    from_step: model.enum([...STEPS]),
    to_step: model.enum([...STEPS]),
    /** Null for what no member of staff did: the order was changed. */
    moved_by: model.text().nullable(),
    reason: model.text().nullable(),
  },
);

/** The promised day of an order, one row for each time it was set; the one with the highest number holds. */
export const FurniturePromise = model
  .define(
    { name: "furniture_promise", tableName: "furniture_promise" },
    {
      id: model.id({ prefix: "fprom" }).primaryKey(),
      order_id: model.text(),
      /** 1 is the promise at placing. */
      number: model.number(),
      /** YYYY-MM-DD in the shop's time zone. */
      day: model.text(),
      /** The day that followed from the order's terms then. Terms that say another day later replace the promise. */
      terms_day: model.text(),
      reason: model.text().nullable(),
      /** Null for what follows from the order's terms. */
      created_by: model.text().nullable(),
    },
  )
  .indexes([{ on: ["order_id", "number"], unique: true }]);

/** What a member of staff wrote about an order for the others; no shopper sees it. */
export const FurnitureOrderNote = model
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

/**
 * A photo of a piece, taken in the workshop. Its customer sees it while it is released. `created_at` is when it was taken in. Forgetting a
 * person sets `discarded_at`: from then on it is hidden, and a job deletes file and row.
 */
export const FurniturePiecePhoto = model
  .define(
    { name: "furniture_piece_photo", tableName: "furniture_piece_photo" },
    {
      id: model.id({ prefix: "fphoto" }).primaryKey(),
      order_id: model.text().index(),
      /** What the photo shows: a line that became another piece does not show it. */
      configuration_id: model.text(),
      /** "1046.1". */
      number: model.text().index(),
      /** Of Medusa's file module. */
      file_id: model.text(),
      created_by: model.text(),
      /** Last released, and by whom; null while it never was. */
      released_at: model.dateTime().nullable(),
      released_by: model.text().nullable(),
      /** Last taken back, and by whom. Earlier than the release: it is shown. */
      taken_back_at: model.dateTime().nullable(),
      taken_back_by: model.text().nullable(),
      discarded_at: model.dateTime().nullable(),
    },
  )
  .indexes([{ name: "IDX_furniture_piece_photo_discarded", on: ["id"], where: "discarded_at is not null" }]);
