import { model } from "@medusajs/framework/utils";

/**
 * A picture the shop keeps for its stock of planks, so that it can be deleted once no plank shows it any more: Medusa
 * knows no list of its files. Written in SQL by the service alone.
 */
const FurniturePlankFile = model.define(
  { name: "furniture_plank_file", tableName: "furniture_plank_file" },
  {
    /** What Medusa's file module calls it; its address ends with it. */
    id: model.text().primaryKey(),
  },
);

export default FurniturePlankFile;
