import { expect, test } from "vitest";
import { CONTACT_BOUNDS } from "./bounds.js";
import { isEmail } from "./email.js";
import { type OrderContact, orderContactIssues, textIssues } from "./order-contact.js";
import { isVatId } from "./vat-id.js";

const address = {
  first_name: "Ada",
  last_name: "Lovelace",
  address_1: "Hauptstraße 1",
  postal_code: "10827",
  city: "Berlin",
  country_code: "de",
};
const complete: OrderContact = {
  email: "ada@example.test",
  shipping_address: address,
  shipping: "delivery",
  outside_germany: false,
  data_security: true,
};
const found = (contact: OrderContact) =>
  orderContactIssues(contact).map(({ path, code }) => `${path} ${code}`);

test("a field that nobody knows is never measured, whatever it holds", () => {
  const strange = { ...complete, shownOffer: "x".repeat(9000), shipping_address: { ...address, tower: 7 } };
  expect(found(strange)).toEqual([]);
});

test("a field has one issue at a time, and the first is the one the form asks first", () => {
  expect(
    orderContactIssues({
      ...complete,
      data_security: false,
      shipping_address: { ...address, postal_code: "1".repeat(21), first_name: "x".repeat(121) },
    }),
  ).toEqual([
    { path: "shipping_address.first_name", code: "too_long", most: 120 },
    { path: "shipping_address.postal_code", code: "too_long", most: 20 },
    { path: "data_security", code: "consent_required" },
  ]);
});

test("a half-filled form is measured, not asked for the rest", () => {
  expect(textIssues({ email: "a", shipping_address: { first_name: "" } })).toEqual([]);
  expect(textIssues({ metadata: { message: "x".repeat(CONTACT_BOUNDS.message + 1) } })).toEqual([
    { path: "metadata.message", code: "too_long", most: 2000 },
  ]);
});

test("whoever picks up gives no address, or the whole one of the bill", () => {
  const pickup = {
    ...complete,
    shipping: "pickup",
    shipping_address: { first_name: "Ada", last_name: "L" },
  } as const;
  expect(found(pickup)).toEqual([]);
  expect(found({ ...pickup, billing_address: { ...address, city: " " } })).toEqual([
    "billing_address.city city_required",
  ]);
});

test("a form that asks for the country from abroad needs it, also with pick-up", () => {
  const abroad = {
    ...complete,
    country_asked: true,
    outside_germany: true,
    shipping_address: { ...address, country_code: "" },
  };
  expect(found(abroad)).toEqual(["shipping_address.country_code country_required"]);
  expect(found({ ...abroad, shipping: "pickup" })).toEqual([
    "shipping_address.country_code country_required",
  ]);
});

test.each([
  "ada",
  "ada@",
  "@example.org",
  "ada@example",
  "a b@example.org",
  "a@b.org,c@d.org",
  "Ada <a@b.org>",
])("'%s' is no e-mail address", (email) => expect(isEmail(email)).toBe(false));

// The examples are those of the European Commission's and the Swiss and British offices' own pages.
test.each([
  "DE123456789",
  "de 123 456 789",
  "ATU12345678",
  "NL123456789B01",
  "FRXX999999999",
  "IE9S99999L",
  "EL123456789",
  "GB123456789",
  "XI123456789",
  "CHE-123.456.789 MWST",
])("%s has the form of a VAT id", (id) => expect(isVatId(id)).toBe(true));

test.each(["DE12345678", "ATU1234567", "US123456789", "GR123456789", "123456789", "CH123456789", ""])(
  "'%s' has not",
  (id) => expect(isVatId(id)).toBe(false),
);
