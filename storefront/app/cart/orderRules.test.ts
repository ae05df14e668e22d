import { expect, test } from "vitest";
import { type OrderFields, orderIssues } from "./orderRules.ts";

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
const without = (name: keyof OrderFields) => orderIssues({ ...complete, [name]: "" });

test("a complete form is an order", () => {
  expect(orderIssues(complete)).toEqual({});
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
  expect(orderIssues({ ...complete, email })).toEqual({ email: "emailInvalid" });
});

test("who picks up needs no address", () => {
  const { street: _street, zip: _zip, city: _city, ...rest } = complete;
  expect(orderIssues({ ...rest, shipping: "pickup" })).toEqual({});
});

test("a German postcode has five digits, a foreign one may look otherwise", () => {
  expect(orderIssues({ ...complete, zip: "1010" })).toEqual({ zip: "zipGermany" });
  expect(orderIssues({ ...complete, zip: "1010", outsideGermany: "on", country: "at" })).toEqual({});
});

test("outside Germany the country is needed", () => {
  expect(orderIssues({ ...complete, outsideGermany: "on" })).toEqual({ country: "country" });
});

test("an own billing address is asked for in full", () => {
  expect(Object.keys(orderIssues({ ...complete, billing: "on" }))).toEqual([
    "billingFirstName",
    "billingLastName",
    "billingStreet",
    "billingZip",
    "billingCity",
  ]);
});

test("endless texts are refused", () => {
  expect(orderIssues({ ...complete, firstName: "x".repeat(121) })).toEqual({ firstName: "tooLong" });
  expect(orderIssues({ ...complete, message: "x".repeat(2000) })).toEqual({});
  expect(orderIssues({ ...complete, message: "x".repeat(2001) })).toEqual({ message: "tooLong" });
});
