import { model } from "@medusajs/framework/utils";

/** The last number given in a range: one row for each kind of paper and year. */
const FurniturePaperRange = model
  .define(
    { name: "furniture_paper_range", tableName: "furniture_paper_range" },
    {
      id: model.id({ prefix: "fprng" }).primaryKey(),
      kind: model.text(),
      year: model.number(),
      last: model.number(),
    },
  )
  .indexes([{ on: ["kind", "year"], unique: true }]);

export default FurniturePaperRange;
