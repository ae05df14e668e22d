import { expect, test } from "vitest";
import { newCart, shop } from "../../shopper/shop";
import { send, Visitor } from "./visitor";

const STOOL = 194;
const CHEAP = {
  price: "1",
  unit_price: "1",
  total: "1",
  amount: "1",
  shown: "1",
  currency: "eur",
  quantity: "-1",
};

test("a form that names its own price gets the shop's", async () => {
  const visitor = new Visitor();
  await visitor.post("/configuratorStoolDesktop", { ...CHEAP, chosen: "normal" });
  await visitor.post("/cartDesktop", { ...CHEAP, intent: "terms", "lines[0].price": "1", discount: "100" });
  const cart = await (await visitor.get("/cartDesktop")).text();
  expect(cart).toContain(String(STOOL));
  expect(cart).not.toMatch(/[>\s]1\s*€/);
});

test.each(Object.entries(CHEAP))(
  "a piece that comes with a field %s of %s is refused",
  async (field, value) => {
    const body = JSON.stringify({ kind: "stool", configuration: {}, [field]: Number(value) || value });
    const headers = { "content-type": "application/json", "x-publishable-api-key": shop.publishableKey };
    const { status, text } = await send(shop.medusa, `/store/carts/${await newCart()}/furniture`, {
      method: "POST",
      headers: { ...headers, "content-length": String(body.length) },
      body,
    });
    expect(status).toBe(400);
    expect(JSON.parse(text).issues).toEqual([expect.objectContaining({ path: field })]);
  },
);

test.each([
  ["a size out of bounds", { dimensions: { chosen: "individual", length: 1, width: 80, height: 75 } }],
  ["a negative size", { dimensions: { chosen: "individual", length: -220, width: 80, height: 75 } }],
  ["a preset of another size", { dimensions: { chosen: "sofa", length: 220, width: 80, height: 75 } }],
  ["half a centimetre", { dimensions: { chosen: "individual", length: 180.5, width: 80, height: 75 } }],
  ["a colour as a list", { color: [] }],
])("a configuration with %s has no price at all", async (_what, configuration) => {
  const body = JSON.stringify({ kind: "table", configuration });
  const headers = { "content-type": "application/json", "x-publishable-api-key": shop.publishableKey };
  const heard = await send(shop.medusa, "/store/furniture/price", {
    method: "POST",
    headers: { ...headers, "content-length": String(body.length) },
    body,
  });
  expect(heard.status).toBe(400);
  expect(JSON.parse(heard.text).price).toBeUndefined();
});

test("an address that names another value takes no money and shows nobody's order", async () => {
  const answer = await new Visitor().get("/orderCompleted?orderID=1&orderValue=-5");
  expect(answer.status).toBe(200);
  const page = await answer.text();
  expect(page).toContain("Hier ist keine Bestellung zu sehen");
  expect(page).not.toContain("-5\u00A0€");
});
