import { createRequire } from "node:module";
import { DmlEntity, toSnakeCase } from "@medusajs/framework/utils";
import { expect, test } from "vitest";
import { HOLDINGS } from "./holdings";

test("where a person heard of the shop goes whole, as the privacy statement says: a choice is an answer, too", () => {
  const [survey] = HOLDINGS.filter(({ name }) => name === "origin_surveys");
  expect(survey?.forget).toEqual([expect.stringMatching(/^delete from furniture_origin_survey where/)]);
});

test("a parcel's number goes with the address of an order that the books do not need: the carrier knows the person by it", () => {
  const [shipments] = HOLDINGS.filter(({ name }) => name === "shipments");
  expect(shipments?.forget?.map((statement) => statement.replace(/\s+/g, " "))).toContain(
    "delete from fulfillment_label where fulfillment_id in ( select fulfillment_id from order_fulfillment where order_id = any(:free))",
  );
});

test("a mail that was given up and can be written no more waits for nobody", () => {
  const [mails] = HOLDINGS.filter(({ name }) => name === "mails");
  expect(mails?.forget?.join()).toContain(
    "case when status in ('queued', 'sending', 'failed') then 'dropped' else status end",
  );
});

test("every note that Medusa has staff write goes with its order, and is handed out before", () => {
  const medusa = createRequire(createRequire(import.meta.url).resolve("@medusajs/medusa/package.json"));
  const noted = ["order", "payment", "fulfillment"].flatMap((module) =>
    Object.values<unknown>(medusa(`@medusajs/${module}/dist/models`))
      .filter(DmlEntity.isDmlEntity)
      .map((model) => model.parse())
      .flatMap(({ tableName, schema }) =>
        Object.keys(schema)
          .filter((column) => /(^|_)note$/.test(column))
          .map((column) => ({ table: toSnakeCase(tableName), column })),
      ),
  );
  expect(noted).toContainEqual({ table: "refund", column: "note" });
  const kept = noted.filter(
    ({ table, column }) =>
      !HOLDINGS.some(
        ({ read, forget }) =>
          new RegExp(`\\b${column}\\b.* from ${table}\\b`, "s").test(read ?? "") &&
          forget?.some((statement) => statement.startsWith(`update ${table} set ${column} = null where`)),
      ),
  );
  expect(kept).toEqual([]);
});
