import { model } from "@medusajs/framework/utils";

/**
 * An invoice or a credit note, frozen when it is issued: the database refuses changes. Number, document and PDF are written in one
 * transaction. Holds a buyer's name and address, and goes when the time of the books is over.
 */
export const FurniturePaper = model
  .define(
    { name: "furniture_paper", tableName: "furniture_paper" },
    {
      id: model.id({ prefix: "fpap" }).primaryKey(),
      /** `invoice` or `credit_note`. */
      kind: model.text(),
      /** `order`, `part`, `refund` or `cancellation`: see `planPapers`. */
      scope: model.text(),
      /** Of the day of issue, in Berlin. */
      year: model.number(),
      /** Consecutive within kind and year, from 1. */
      sequence: model.number(),
      /** As printed, "RE-2026-0001". */
      number: model.text(),
      order_id: model.text(),
      /** Of the order's papers, from 1: two processes cannot both issue the next one. */
      place: model.number(),
      /** The version of the order that it is about. */
      order_version: model.number(),
      /** The paper that it takes back or stands in for. */
      about: model.text().nullable(),
      /** Gross, positive for both kinds. */
      cents: model.number(),
      /** Ids of captures and refunds that it and the papers issued with it account for. */
      movements: model.json(),
      language: model.text(),
      issued_at: model.dateTime(),
      /** All that the PDF is made of. */
      document: model.json(),
      /** The issued PDF, base64. */
      pdf: model.text(),
      /** Of the PDF, hexadecimal. */
      sha256: model.text(),
    },
  )
  .indexes([
    { on: ["kind", "year", "sequence"], unique: true },
    { on: ["number"], unique: true },
    { on: ["order_id", "place"], unique: true },
    { on: ["issued_at"] },
  ]);

/** The last number given in a range: one row for each kind of paper and year. */
export const FurniturePaperRange = model
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
