import { expect, test } from "vitest";
import { type OrderData, orderIssues } from "./order-issues";

const address = {
  first_name: "Ada",
  last_name: "Lovelace",
  address_1: "Hauptstraße 1",
  postal_code: "10827",
  city: "Berlin",
  country_code: "de",
};
const complete: OrderData = {
  kinds: ["stool"],
  email: "ada@example.test",
  shipping_address: address,
  shipping: "delivery",
  outside_germany: false,
  data_security: true,
};
const codesOf = (order: OrderData) => orderIssues(order, "de").map(({ code }) => code);

test("a complete order has no issues", () => {
  expect(codesOf(complete)).toEqual([]);
});

test("an untouched cart names every field that is missing, in the order of the form", () => {
  const untouched: OrderData = {
    kinds: [],
    email: undefined,
    shipping_address: undefined,
    shipping: "delivery",
    outside_germany: false,
    data_security: false,
  };
  expect(orderIssues(untouched, "en").map(({ path }) => path)).toEqual([
    "lines",
    "email",
    "shipping_address.first_name",
    "shipping_address.last_name",
    "shipping_address.address_1",
    "shipping_address.postal_code",
    "shipping_address.city",
    "data_security",
  ]);
});

test("an empty cart is refused at its lines", () => {
  expect(orderIssues({ ...complete, kinds: [] }, "de")).toMatchObject([{ path: "lines", code: "empty" }]);
});

test("the e-mail messages are those of the specification", () => {
  expect(orderIssues({ ...complete, email: "" }, "en")[0]?.message).toBe("E-mail is required");
  expect(orderIssues({ ...complete, email: "ada@" }, "de")[0]?.message).toBe(
    "Bitte eine gültige E-mail Adresse eingeben",
  );
});

test("a postcode that its country does not have is refused with one that it could have, in both languages", () => {
  const abroad = { ...address, postal_code: "1082", country_code: "pl" };
  const order = { ...complete, outside_germany: true, shipping_address: abroad };
  expect(orderIssues(order, "de")).toEqual([
    {
      path: "shipping_address.postal_code",
      code: "zip_invalid",
      message: "Die Postleitzahl passt nicht zum Land; dort sieht eine so aus: 00-001",
      params: { example: "00-001" },
    },
  ]);
  expect(orderIssues(order, "en")[0]?.message).toBe(
    "The postcode does not fit the country; there one looks like 00-001",
  );
});

test.each([
  ["Packstation 145", null, "address_1"],
  ["Postfiliale 512", "", "address_1"],
  ["PO Box 12", undefined, "address_1"],
  ["Packstation145", undefined, "address_1"],
  ["DHL Packstation 145", undefined, "address_1"],
  ["1234567890", "DHL-Packstation145", "address_2"],
  ["Packstationsweg 1", "Postfachstraße 2", null],
  ["1234567890", "PACKSTATION 145", "address_2"],
  ["Bahnhofstraße 1", "Postfach 12", null],
  ["Am Postfach 3", "bei der Packstation", null],
  ["Poststraße 1", "c/o Paketboxen GmbH", null],
])("a forwarder brings no furniture to %s, %s: refused at %s", (address_1, address_2, field) => {
  const order = { ...complete, shipping_address: { ...address, address_1, address_2 } };
  const refused = (change: Partial<OrderData>) =>
    orderIssues({ ...order, ...change }, "de").map(({ path, code }) => `${path} ${code}`);
  const expected = field ? [`shipping_address.${field} at_the_post`] : [];
  expect(refused({})).toEqual(expected);
  expect(refused({ kinds: ["sample", "table"] })).toEqual(expected);
  expect(refused({ kinds: ["sample"] })).toEqual([]);
  expect(refused({ shipping: "pickup" })).toEqual([]);
});
