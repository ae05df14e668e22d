import { model } from "@medusajs/framework/utils";

/** Where a shopper heard of the shop: one of the choices or words of their own. One answer an order. */
const FurnitureOriginSurvey = model
  .define(
    { name: "furniture_origin_survey", tableName: "furniture_origin_survey" },
    {
      id: model.id({ prefix: "forigin" }).primaryKey(),
      order_id: model.text().unique(),
      normal_origin: model.enum(["facebook", "instagram", "google", "friends"]).nullable(),
      other_origin: model.text().nullable(),
      /** Where it was asked, as the page that asks calls it. */
      occasion: model.text().nullable(),
      /** When its mail was queued; while null, a job retries. */
      mails_queued_at: model.dateTime().nullable(),
    },
  )
  .indexes([{ on: ["created_at"] }]);

export default FurnitureOriginSurvey;
