import { expect, test } from "vitest";
import { CONTACT_BOUNDS, hasControlCharacters } from "./bounds.js";
import { asciiEmail, isEmail } from "./email.js";
import { hasInvoiceAddress, type OrderContact, orderContactIssues, textIssues } from "./order-contact.js";
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

test("a missing name comes before a city that is too long, as the form asks them", () => {
  const bill = { ...address, first_name: "", phone: "1".repeat(31), city: "x".repeat(121) };
  expect(
    found({ ...complete, email: "", own_bill: true, billing_address: bill, metadata: { vat_id: "1" } }),
  ).toEqual([
    "email email_required",
    "billing_address.first_name first_name_required",
    "billing_address.phone too_long",
    "billing_address.city too_long",
    "metadata.vat_id vat_id_invalid",
  ]);
});

test("an address of the longest kind is one, a longer one is none", () => {
  const address = (length: number) => `${"a".repeat(length - "@example.org".length)}@example.org`;
  expect([254, 255].map((length) => isEmail(address(length)))).toEqual([true, false]);
});

test("no text holds what cannot be printed; lines only where they are asked for", () => {
  expect(["eins\nzwei", "eins\u0007", "eins"].map((one) => hasControlCharacters(one))).toEqual([
    true,
    true,
    false,
  ]);
  expect(["eins\nzwei", "eins\u0007"].map((one) => hasControlCharacters(one, "with lines"))).toEqual([
    false,
    true,
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
  ".ada@example.org",
  "ada.@example.org",
  "ada..l@example.org",
  "ada@example..org",
  "ada@example.org.",
  "ada@-example.org",
  '"ada"@example.org',
  "ädä@example.org",
  "ada@mü%41.example",
  "ada@m\u00fc..example",
])("'%s' is no e-mail address", (email) => expect(isEmail(email)).toBe(false));

test.each([
  ["ada+shop@example.org", "ada+shop@example.org"],
  ["o'brien@example.org", "o'brien@example.org"],
  [" Ada@Müller-Möbel.example ", "Ada@xn--mller-mbel-kcb9d.example"],
  ["ada@mu\u0308ller.example", "ada@xn--mller-kva.example"],
  ["ada@xn--mller-kva.example", "ada@xn--mller-kva.example"],
])("'%s' is an e-mail address, kept as %s", (typed, kept) =>
  expect([isEmail(typed), asciiEmail(typed)]).toEqual([true, kept]),
);

test("what is no address stays as it was typed", () => {
  const typed = ["mü", "ada@mü%41.example", "ada@mü\u00ad.example", "ada@\u0300ü.example"];
  expect(typed.map(asciiEmail)).toEqual(typed);
});

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

test.each([
  "DE12345678",
  "ATU1234567",
  "US123456789",
  "GR123456789",
  "1DE123456789",
  "DE",
  "123456789",
  "CH123456789",
  "",
])("'%s' has not", (id) => expect(isVatId(id)).toBe(false));

test("a complete contact has no issue; an empty one has each of its own, in the order of the form", () => {
  expect(found(complete)).toEqual([]);
  expect(found({ shipping: "delivery", outside_germany: false, data_security: false })).toEqual([
    "email email_required",
    "shipping_address.first_name first_name_required",
    "shipping_address.last_name last_name_required",
    "shipping_address.address_1 street_required",
    "shipping_address.postal_code zip_required",
    "shipping_address.city city_required",
    "data_security consent_required",
  ]);
});

const at = (field: Partial<typeof address>, more: Partial<OrderContact> = {}) =>
  found({ ...complete, ...more, shipping_address: { ...address, ...field } });

test("blanks are no answer, and blanks around an answer do not count", () => {
  expect(at({ city: "  ", first_name: " " })).toEqual([
    "shipping_address.first_name first_name_required",
    "shipping_address.city city_required",
  ]);
  expect(at({ city: " Berlin ", postal_code: " 10827 ", country_code: "DE" })).toEqual([]);
  expect(found({ ...complete, email: "  " })).toEqual(["email email_required"]);
  expect(found({ ...complete, email: " ada@example.test " })).toEqual([]);
  expect(found({ ...complete, email: "ada" })).toEqual(["email email_invalid"]);
});

test("delivery within Germany goes to a German postcode and to no other country", () => {
  expect(at({ postal_code: "1010" })).toEqual(["shipping_address.postal_code zip_invalid"]);
  expect(at({ country_code: "at" })).toEqual(["shipping_address.country_code country_abroad"]);
  expect(at({ country_code: "" })).toEqual([]);
  expect(at({ country_code: "de" }, { outside_germany: true })).toEqual([
    "shipping_address.country_code country_home",
  ]);
  expect(at({ postal_code: "1010", country_code: "at" }, { outside_germany: true })).toEqual([]);
  expect(at({ country_code: "" }, { outside_germany: true })).toEqual([
    "shipping_address.country_code country_required",
  ]);
  expect(at({ country_code: "" }, { outside_germany: true, shipping: "pickup" })).toEqual([]);
});

test("a delivery abroad goes to a postcode of its country, and the refusal shows one", () => {
  const abroad = (field: Partial<typeof address>) =>
    orderContactIssues({ ...complete, outside_germany: true, shipping_address: { ...address, ...field } });
  expect(abroad({ postal_code: "10827", country_code: "NL" })).toEqual([
    { path: "shipping_address.postal_code", code: "zip_invalid", example: "1012 AB" },
  ]);
  expect(abroad({ postal_code: "1012ab", country_code: "nl" })).toEqual([]);
  expect(abroad({ postal_code: "any 1", country_code: "ae" })).toEqual([]);
});

test("a bill of its own is asked for in full, with a country that there is", () => {
  const own = { ...complete, own_bill: true };
  expect(found({ ...own, billing_address: {} })).toEqual([
    "billing_address.first_name first_name_required",
    "billing_address.last_name last_name_required",
    "billing_address.address_1 street_required",
    "billing_address.postal_code zip_required",
    "billing_address.city city_required",
    "billing_address.country_code country_required",
  ]);
  const bill = (field: Partial<typeof address>) =>
    found({ ...own, billing_address: { ...address, ...field } });
  expect(bill({})).toEqual([]);
  expect(bill({ postal_code: "1010" })).toEqual(["billing_address.postal_code zip_invalid"]);
  expect(bill({ postal_code: "1010", country_code: "AT" })).toEqual([]);
  expect(bill({ country_code: "xq" })).toEqual(["billing_address.country_code country_unknown"]);
  expect(bill({ country_code: "deu" })).toEqual(["billing_address.country_code too_long"]);
  expect(bill({ country_code: "1x" })).toEqual(["billing_address.country_code country_unknown"]);
});

test("a business that picks up gives the address of its bill, by its company or its VAT id", () => {
  const pickup = { ...complete, shipping: "pickup", billing_address: null } as const;
  expect(found(pickup)).toEqual([]);
  expect(found({ ...pickup, metadata: { vat_id: "DE123456789" } })).toHaveLength(6);
  expect(found({ ...pickup, shipping_address: { ...address, company: "Analytik AG" } })).toHaveLength(6);
  expect(
    found({ ...complete, shipping_address: { ...address, company: "Analytik AG" }, metadata: {} }),
  ).toEqual([]);
});

test.each([
  ["030 1234567", true],
  ["+49 (0)30/123-45.67", true],
  ["\u00a0+49\u00a030\u2013123 ", true],
  ["12345", true],
  ["1234", false],
  ["1", false],
  ["abc", false],
  ["030 12345 please ring", false],
])("of a phone number that says '%s' it is %s that one can dial it", (phone, right) => {
  const bill = { ...address, city: "Bonn", phone };
  const paths = ["shipping_address.phone", "billing_address.phone"].map((path) => `${path} phone_invalid`);
  const contact = { ...complete, shipping_address: { ...address, phone }, billing_address: bill };
  expect(found(contact)).toEqual(right ? [] : paths);
});

test("no phone number is needed, and half of one may be kept while it is typed", () => {
  expect(at({}, { shipping_address: { ...address, phone: " " } })).toEqual([]);
  expect(textIssues({ shipping_address: { phone: "03" } })).toEqual([]);
});

test("a VAT id is checked for its form", () => {
  expect(found({ ...complete, metadata: { vat_id: "DE 123 456 789" } })).toEqual([]);
  expect(found({ ...complete, metadata: { vat_id: "123" } })).toEqual(["metadata.vat_id vat_id_invalid"]);
});

test("a text is a text, in one line, but for the message", () => {
  expect(textIssues({ email: 7 as never })).toEqual([{ path: "email", code: "no_text" }]);
  expect(textIssues({ shipping_address: { city: "Ber\nlin" } })).toEqual([
    { path: "shipping_address.city", code: "control_character" },
  ]);
  expect(textIssues({ metadata: { message: "eins\n\tzwei" } })).toEqual([]);
  expect(textIssues({ metadata: { message: "eins\u0007" } })).toEqual([
    { path: "metadata.message", code: "control_character" },
  ]);
  expect(textIssues({ metadata: { message: "x".repeat(2000) }, email: null })).toEqual([]);
  expect(textIssues({ shipping_address: "Berlin" as never })).toEqual([
    { path: "shipping_address", code: "no_text" },
  ]);
});

test("the bill goes elsewhere where it says something, and something else than the delivery", () => {
  const goes = (billing_address: object | null) =>
    hasInvoiceAddress({ shipping_address: address, billing_address });
  expect(goes(null)).toBe(false);
  expect(goes({})).toBe(false);
  expect(goes({ country_code: "at", phone: "1" })).toBe(false);
  expect(goes({ ...address, city: " Berlin " })).toBe(false);
  for (const field of ["first_name", "last_name", "company", "address_1", "address_2", "postal_code", "city"])
    expect(goes({ ...address, [field]: "other" }), field).toBe(true);
});

test("a shop may be at home in another country than Germany", () => {
  const inZurich = { ...address, postal_code: "8001", city: "Zürich", country_code: "ch" };
  const ordered = { ...complete, outside_germany: false, shipping_address: inZurich };
  expect(found({ ...ordered, home_country: "ch" })).toEqual([]);
  expect(found(ordered)).toEqual([
    "shipping_address.postal_code zip_invalid",
    "shipping_address.country_code country_abroad",
  ]);
  expect(found({ ...ordered, outside_germany: true, home_country: "ch" })).toEqual([
    "shipping_address.country_code country_home",
  ]);
});
