import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { COMMITTED, generateTypes, unknownFields } from "./generate.ts";

let generated = "";
beforeAll(async () => {
  generated = await generateTypes();
}, 180_000);

test("every field the storefront asks for is one the schemas have", () => {
  expect(unknownFields(generated)).toEqual([]);
});

test("the types of the storefront's queries are those of the schemas", async () => {
  const committed = await readFile(COMMITTED, "utf8");
  const asNew = "up to date";
  expect(committed === generated ? asNew : "out of date: run npm run typegen in cms/ and commit").toBe(asNew);
});

test("a field that was renamed is told with its query", () => {
  const types =
    "// Variable: faqQuery\nexport type FaqQueryResult = Array<{\n  titel: null;\n  key: string | null;\n}>;";
  expect(unknownFields(types)).toEqual(['faqQuery asks for "titel", which no schema has.']);
});
