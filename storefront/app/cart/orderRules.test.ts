import { expect, test } from "vitest";
import { contactOf, type OrderFields, orderIssues, shownField } from "./orderRules.ts";

const complete: OrderFields = {
  firstName: "Ada",
  lastName: "Brandt",
  email: "ada@example.org",
  street: "Planweg 4",
  zip: "10115",
  city: "Berlin",
  shipping: "delivery",
  dataSecurity: "on",
};
const faults = (fields: OrderFields) => orderIssues(fields).fields;
const without = (name: keyof OrderFields) => faults({ ...complete, [name]: "" });

test("a complete form is an order", () => {
  expect(faults(complete)).toEqual({});
});

test("name, e-mail, address and consent are each asked for", () => {
  expect(without("firstName")).toEqual({ firstName: "firstName" });
  expect(without("lastName")).toEqual({ lastName: "lastName" });
  expect(without("email")).toEqual({ email: "emailRequired" });
  expect(without("street")).toEqual({ street: "street" });
  expect(without("zip")).toEqual({ zip: "zip" });
  expect(without("city")).toEqual({ city: "city" });
  expect(without("dataSecurity")).toEqual({ dataSecurity: "consent" });
});

test.each(["ada", "ada@", "@example.org", "ada@example", "a b@example.org"])("'%s' is no e-mail", (email) => {
  expect(faults({ ...complete, email })).toEqual({ email: "emailInvalid" });
});

test("who picks up needs no address", () => {
  const { street: _street, zip: _zip, city: _city, ...rest } = complete;
  expect(faults({ ...rest, shipping: "pickup" })).toEqual({});
});

test("a German postcode has five digits, a foreign one may look otherwise", () => {
  expect(faults({ ...complete, zip: "1010" })).toEqual({ zip: "zipGermany" });
  expect(faults({ ...complete, zip: "1010", outsideGermany: "on", country: "at" })).toEqual({});
});

test("outside Germany the country is needed", () => {
  expect(faults({ ...complete, outsideGermany: "on" })).toEqual({ country: "country" });
});

test("an own billing address is asked for in full", () => {
  expect(Object.keys(faults({ ...complete, billing: "on" }))).toEqual([
    "billingFirstName",
    "billingLastName",
    "billingStreet",
    "billingZip",
    "billingCity",
  ]);
});

test("endless texts are refused with their bound, and what is no field of the form is never measured", () => {
  expect(faults({ ...complete, firstName: "x".repeat(121) })).toEqual({ firstName: "tooLong 120" });
  expect(faults({ ...complete, message: "x".repeat(2000) })).toEqual({});
  expect(faults({ ...complete, message: "x".repeat(2001) })).toEqual({ message: "tooLong 2000" });
  const hidden: Record<string, string> = { shownOffer: "cali_".repeat(200), later: "x".repeat(9000) };
  expect(orderIssues({ ...complete, ...hidden })).toEqual({ fields: {}, unplaced: [] });
});

test("what no field shows is kept for above the button", () => {
  const somewhere = { ...complete, outsideGermany: "on", country: "" };
  expect(faults(somewhere)).toEqual({ country: "country" });
  expect(shownField("shipping_address.country_code", complete)).toBeUndefined();
  expect(shownField("shipping_address.tower", complete)).toBeUndefined();
  expect(shownField("lines.3", complete)).toBeUndefined();
});

test("with pick-up a typed address is the bill's, and half of one is asked for in full", () => {
  const pickup = { ...complete, shipping: "pickup" };
  const { shippingAddress, billingAddress } = contactOf(pickup);
  expect(shippingAddress).toMatchObject({ first_name: "Ada", address_1: "", postal_code: "", city: "" });
  expect(billingAddress).toMatchObject({ address_1: "Planweg 4", postal_code: "10115", city: "Berlin" });
  expect(faults({ ...pickup, zip: "" })).toEqual({ zip: "zip" });
});

test("a company that picks up needs an address on its bill", () => {
  const { street: _street, zip: _zip, city: _city, ...rest } = complete;
  const pickup = { ...rest, shipping: "pickup" };
  expect(faults({ ...pickup, company: "Rechenwerk GmbH" })).toEqual({
    street: "street",
    zip: "zip",
    city: "city",
  });
  expect(faults({ ...pickup, vatId: "DE123456789" })).toEqual({ street: "street", zip: "zip", city: "city" });
});

test("a VAT id is checked for its form", () => {
  expect(faults({ ...complete, vatId: "de 123 456 789" })).toEqual({});
  expect(faults({ ...complete, vatId: "12345" })).toEqual({ vatId: "vatId" });
});
