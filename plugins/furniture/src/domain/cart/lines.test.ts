import { expect, test } from "vitest";
import { Refusal } from "../../core/refusal/refusal";
import { furnitureLines, isFurnitureLine } from "./lines";

const stool = (id: string, created_at: string, more: object = {}) => ({
  id,
  title: "Hocker",
  unit_price: "194",
  quantity: 1,
  created_at,
  metadata: { kind: "stool", configuration_id: `conf_${id}` },
  ...more,
});
const linesOf = (...items: object[]) => furnitureLines(items as never);

test("a line is a piece by its kind or by its configuration; any other is an ordinary product", () => {
  expect(isFurnitureLine({ metadata: { kind: "table" } })).toBe(true);
  expect(isFurnitureLine({ metadata: { configuration_id: "conf_1" } })).toBe(true);
  expect(isFurnitureLine({ metadata: { kind: "wax" } })).toBe(false);
  expect(isFurnitureLine({ metadata: {} })).toBe(false);
  expect(isFurnitureLine({ metadata: null })).toBe(false);
  expect(isFurnitureLine({})).toBe(false);
});

test("the pieces come in the order they were added, those of one moment by their ids; ordinary products are left out", () => {
  const wax = { id: "wax", title: "Wachs", unit_price: 9.9, quantity: 3, metadata: null };
  const [late, early] = ["2026-11-27T10:00:01Z", "2026-11-27T10:00:00Z"];
  const lines = linesOf(stool("a", late), wax, stool("c", early), stool("b", early));
  expect(lines.map(({ id }) => id)).toEqual(["b", "c", "a"]);
  const undated = linesOf(stool("a", early), stool("z", early, { created_at: undefined }));
  expect(undated.map(({ id }) => id)).toEqual(["z", "a"]);
});

test("a piece says its kind, price and configuration; without kept facts it has none", () => {
  expect(linesOf(stool("a", "2026-11-27T10:00:00Z"))).toEqual([
    { id: "a", kind: "stool", price: 194, title: "Hocker", configuration_id: "conf_a", facts: null },
  ]);
});

test.each([
  ["without a configuration", { metadata: { kind: "stool" } }],
  ["with a configuration that is no id", { metadata: { kind: "stool", configuration_id: 7 } }],
  ["of an unknown kind", { metadata: { kind: "sofa", configuration_id: "conf_a" } }],
  ["bought twice", { quantity: 2 }],
])("a line that says it is a piece and is not is refused: %s", (_what, more) => {
  let refused: unknown;
  try {
    linesOf(stool("a", "2026-11-27T10:00:00Z", more));
  } catch (error) {
    refused = error;
  }
  expect(refused).toBeInstanceOf(Refusal);
  expect((refused as Refusal).issues).toMatchObject([{ path: "lines", code: "not_furniture" }]);
  expect((refused as Refusal).message).toContain("Hocker");
});
