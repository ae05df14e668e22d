import { model } from "@medusajs/framework/utils";
import { PLANK_KINDS } from "@planke46/furniture-rules";
import { PLANK_DEEDS } from "../history";

/**
 * One physical board of the stock. Its state is not stored: it follows from these columns, see `STATE` in `plank.ts`.
 * Written in SQL by the service alone, never through the generated methods.
 */
export const FurniturePlank = model
  .define(
    { name: "furniture_plank", tableName: "furniture_plank" },
    {
      id: model.id({ prefix: "plank" }).primaryKey(),
      /** The kind it is kept for. */
      list: model.enum([...PLANK_KINDS]),
      /** The number chalked on the board, unique within its list. */
      name: model.text(),
      /** What shoppers call it. */
      title: model.text(),
      title_en: model.text().nullable(),
      /** The face, long side horizontal. */
      image: model.text(),
      normal_map: model.text().nullable(),
      /** The sawn end, for the 3D scene. */
      end_grain: model.text().nullable(),
      /** SHA-256 of the photo it was made from: a photo that is sent again is the same board. */
      photo_digest: model.text().nullable(),
      /** Whole cm. */
      length: model.number(),
      width: model.number(),
      /** Stock that the seed made up. */
      sample: model.boolean().default(false),
      retired_at: model.dateTime().nullable(),
      /** The first time a shopper put it into a cart: from then on the row is never deleted. */
      chosen_at: model.dateTime().nullable(),
      /** The cart whose shopper is paying, or paid, for it. */
      held_by: model.text().nullable(),
      held_until: model.dateTime().nullable(),
      order_id: model.text().nullable(),
      buyer_first_name: model.text().nullable(),
      buyer_last_name: model.text().nullable(),
      sold_at: model.dateTime().nullable(),
    },
  )
  .indexes([
    { on: ["list", "name"], unique: true },
    { on: ["photo_digest"], unique: true, where: "photo_digest is not null" },
    { on: ["held_by"], where: "held_by is not null" },
    { on: ["order_id"], where: "order_id is not null" },
    { name: "IDX_furniture_plank_unsold", on: ["list", "name"], where: "sold_at is null" },
    { on: ["list", "sold_at"], where: "sold_at is not null" },
  ]);

/**
 * A picture the shop keeps for its stock of planks, so that it can be deleted once no plank shows it any more: Medusa
 * knows no list of its files. Written in SQL by the service alone.
 */
export const FurniturePlankFile = model.define(
  { name: "furniture_plank_file", tableName: "furniture_plank_file" },
  {
    /** What Medusa's file module calls it; its address ends with it. */
    id: model.text().primaryKey(),
  },
);

/** Something happened to a plank. Rows are only added, in the statement that does it; they go with a plank that is deleted. */
export const FurniturePlankDeed = model.define(
  { name: "furniture_plank_deed", tableName: "furniture_plank_deed" },
  {
    id: model.id({ prefix: "fpdeed" }).primaryKey(),
    plank_id: model.text().index(),
    deed: model.enum([...PLANK_DEEDS]),
    /** Null for what no member of staff did: an order sold or freed it, or the seed put it in. */
    done_by: model.text().nullable(),
    reason: model.text().nullable(),
    /** The order that it was sold to, or that gave it back. */
    order_id: model.text().nullable(),
    /** What staff wrote about it, by column. */
    facts: model.json().nullable(),
  },
);
