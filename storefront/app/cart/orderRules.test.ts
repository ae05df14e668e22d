import { expect, test } from "vitest";
import {
  contactOf,
  needsAddress,
  type OrderFields,
  orderFieldsOf,
  orderIssues,
  shownField,
} from "./orderRules.ts";

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

test("a postcode has the form of its country, and the fault shows one", () => {
  expect(faults({ ...complete, zip: "1010" })).toEqual({ zip: "zipForm 10115" });
  expect(faults({ ...complete, outsideGermany: "on", country: "nl" })).toEqual({ zip: "zipForm 1012 AB" });
  expect(faults({ ...complete, zip: "1010", outsideGermany: "on", country: "at" })).toEqual({});
});

test("outside Germany the country is needed, also of who picks up", () => {
  expect(faults({ ...complete, outsideGermany: "on" })).toEqual({ country: "country" });
  const { street: _street, zip: _zip, city: _city, ...rest } = complete;
  expect(faults({ ...rest, outsideGermany: "on", shipping: "pickup" })).toEqual({ country: "country" });
});

test("a second line of an address is optional, goes with its own address, and nothing is brought to it when the piece is picked up", () => {
  const typed = { ...complete, addition: " Hinterhaus, 3. OG ", billing: "on", billingAddition: "c/o Otto" };
  expect(faults({ ...complete, addition: "" })).toEqual({});
  expect(contactOf(typed)).toMatchObject({
    shippingAddress: { address_2: "Hinterhaus, 3. OG" },
    billingAddress: { address_2: "c/o Otto" },
  });
  expect(contactOf({ ...typed, shipping: "pickup" }).shippingAddress.address_2).toBe("");
  expect(faults({ ...complete, addition: "x".repeat(1000) })).toHaveProperty("addition");
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

test("a phone number is checked where it is typed, with the address of a bill as well", () => {
  expect(faults({ ...complete, phone: "+49 (0)30 / 1234-5" })).toEqual({});
  expect(faults({ ...complete, phone: "abc" })).toEqual({ phone: "phone" });
  expect(faults({ ...complete, phone: "1", shipping: "pickup" })).toEqual({ phone: "phone" });
});

test("a VAT id is checked for its form", () => {
  expect(faults({ ...complete, vatId: "de 123 456 789" })).toEqual({});
  expect(faults({ ...complete, vatId: "12345" })).toEqual({ vatId: "vatId" });
});

test("the form's texts go to Medusa trimmed, each in its place", () => {
  const typed: OrderFields = {
    ...complete,
    firstName: " Ada ",
    company: "Rechenwerk GmbH",
    phone: " 030 1 ",
    message: " Bitte klingeln ",
    vatId: " DE123456789 ",
  };
  const address = {
    first_name: "Ada",
    last_name: "Brandt",
    company: "Rechenwerk GmbH",
    address_1: "Planweg 4",
    address_2: "",
    postal_code: "10115",
    city: "Berlin",
    country_code: "de",
    phone: "030 1",
  };
  expect(contactOf(typed)).toEqual({
    email: "ada@example.org",
    shippingAddress: address,
    billingAddress: address,
    message: "Bitte klingeln",
    vatId: "DE123456789",
  });
  expect(contactOf({})).toMatchObject({
    email: "",
    message: "",
    shippingAddress: { first_name: "", country_code: "de" },
  });
});

test("a country is taken from the form where delivery goes abroad, and only there", () => {
  const abroad = { ...complete, country: " AT " };
  expect(contactOf({ ...abroad, outsideGermany: "on" }).shippingAddress.country_code).toBe("at");
  expect(contactOf(abroad).shippingAddress.country_code).toBe("de");
});

test("an own billing address is the bill's, in Germany unless it says another country", () => {
  const billed: OrderFields = {
    ...complete,
    billing: "on",
    billingFirstName: "Kai",
    billingLastName: "Wolf",
    billingCompany: "Wolf OHG",
    billingStreet: "Hof 2",
    billingZip: "20095",
    billingCity: "Hamburg",
  };
  const expected = {
    first_name: "Kai",
    last_name: "Wolf",
    company: "Wolf OHG",
    address_1: "Hof 2",
    address_2: "",
    postal_code: "20095",
    city: "Hamburg",
    country_code: "de",
    phone: "",
  };
  expect(contactOf(billed).billingAddress).toEqual(expected);
  expect(contactOf({ ...billed, billingCountry: "fr" }).billingAddress.country_code).toBe("fr");
  expect(contactOf(billed).shippingAddress).toMatchObject({ first_name: "Ada", city: "Berlin" });
  expect(faults(billed)).toEqual({});
});

test("of what is sent only the form's fields count, and only as texts", () => {
  expect(orderFieldsOf({ firstName: "Ada", zip: 10115, shownOffer: "x", billing: "on" })).toEqual({
    firstName: "Ada",
    billing: "on",
  });
});

test("all that is not pick-up needs an address", () => {
  expect(needsAddress({ shipping: "pickup" })).toBe(false);
  expect(needsAddress({ shipping: "delivery" })).toBe(true);
  expect(needsAddress({})).toBe(true);
});

test("every fault stands at the field it is about", () => {
  const own = { ...complete, billing: "on" };
  const names = {
    first_name: "irstName",
    last_name: "astName",
    company: "ompany",
    address_1: "treet",
    postal_code: "ip",
    city: "ity",
  };
  for (const [name, field] of Object.entries(names)) {
    const end = (shown: string | undefined) => shown?.slice(-field.length);
    expect(end(shownField(`shipping_address.${name}`, complete))).toBe(field);
    expect(shownField(`shipping_address.${name}`, complete)).not.toMatch(/^billing/);
    expect(shownField(`billing_address.${name}`, complete)).toBe(shownField(`shipping_address.${name}`, own));
    expect(shownField(`billing_address.${name}`, own)).toMatch(/^billing/);
    expect(end(shownField(`billing_address.${name}`, own))).toBe(field);
  }
  expect(shownField("shipping_address.phone", complete)).toBe("phone");
  expect(shownField("billing_address.country_code", own)).toBe("billingCountry");
  expect(shownField("billing_address.country_code", complete)).toBeUndefined();
  expect(shownField("billing_address", own)).toBeUndefined();
  expect(shownField("email", complete)).toBe("email");
  expect(shownField("metadata.message", complete)).toBe("message");
  expect(shownField("metadata.vat_id", complete)).toBe("vatId");
  expect(shownField("data_security", complete)).toBe("dataSecurity");
});

test("the first of several faults of one field stands there, and a control character is one of its own", () => {
  expect(faults({ ...complete, firstName: "A\u0007da" })).toEqual({ firstName: "unprintable" });
  expect(faults({ ...complete, outsideGermany: "on", country: "de" })).toEqual({ country: "country" });
});
