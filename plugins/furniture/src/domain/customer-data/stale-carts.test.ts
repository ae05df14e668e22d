import { expect, test } from "vitest";
import { forgetStaleCarts } from "./stale-carts";

test("of a cart that was sent to be paid and became no order the campaign goes, too, as the privacy statement says", async () => {
  const said: [statement: string, carts: unknown][] = [];
  const raw = async (statement: string, { carts }: Record<string, unknown>) => {
    said.push([statement, carts]);
    return { rows: /^\s*select c\.id from cart c/.test(statement) ? [{ id: "cart_1" }] : [], rowCount: 0 };
  };
  expect(await forgetStaleCarts({ raw })).toBe(1);
  expect(said).toContainEqual(["delete from furniture_cart_origin where cart_id = any(:carts)", ["cart_1"]]);
  // What was given up about it can be written no more.
  expect(said.map(([statement]) => statement).join()).toContain("when 'failed' then 'dropped'");
});
