import { model } from "@medusajs/framework/utils";

/**
 * A photo of a piece, taken in the workshop. Its customer sees it while it is released. `created_at` is when it was taken in. Forgetting a
 * person sets `discarded_at`: from then on it is hidden, and a job deletes file and row.
 */
const FurniturePiecePhoto = model
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

export default FurniturePiecePhoto;
