import { expect, test } from "vitest";
import { fieldsOfCart } from "./cartPage.server.ts";
import { contactOf, type OrderFields } from "./orderRules.ts";

const anna = {
  ...{ first_name: "Anna", last_name: "Beispiel", company: "", phone: "030 1" },
  ...{ address_1: "Musterstraße 46", address_2: "Hinterhaus", postal_code: "10999", city: "Berlin" },
  country_code: "de",
};
const oma = {
  ...anna,
  first_name: "Oma",
  address_1: "Gasse 1",
  address_2: "",
  postal_code: "80331",
  city: "München",
};

/** What the order form of this cart is filled with. */
function fields(cart: object, terms: object = {}) {
  const known = { email: "anna@example.test", metadata: {}, shipping_address: anna, billing_address: anna };
  return fieldsOfCart(
    { ...known, ...cart } as never,
    {
      terms: {
        shipping: "delivery",
        express_build: false,
        outside_germany: false,
        data_security: true,
        ...terms,
      },
    } as never,
  );
}

const HOME = { street: "Musterstraße 46", addition: "Hinterhaus", zip: "10999", city: "Berlin" };

test("who comes back finds each field of the address where it was typed", () => {
  expect(fields({})).toMatchObject({
    ...HOME,
    ...{ firstName: "Anna", lastName: "Beispiel", phone: "030 1", email: "anna@example.test" },
    ...{ country: "", billing: "", billingStreet: undefined },
  });
});

test("an address abroad comes back with its country, one at home without", () => {
  const shipping_address = { ...anna, country_code: "at" };
  expect(fields({ shipping_address }, { outside_germany: true }).country).toBe("at");
  expect(fields({}).country).toBe("");
});

test("a bill to another door comes back beside the delivery", () => {
  expect(fields({ billing_address: oma })).toMatchObject({
    ...HOME,
    ...{ billing: "on", billingFirstName: "Oma", billingStreet: "Gasse 1", billingCity: "München" },
  });
});

test("with pick-up the address that was typed comes back, kept as the bill's", () => {
  const { first_name, last_name, company, phone } = anna;
  const shipping_address = { first_name, last_name, company, phone };
  expect(fields({ shipping_address }, { shipping: "pickup" })).toMatchObject({
    ...HOME,
    billing: "",
    shipping: "pickup",
  });
});

test.each<[string, OrderFields]>([
  ["delivered to another door", {}],
  ["picked up", { shipping: "pickup" }],
  ["picked up, by a company", { shipping: "pickup", billingCompany: "Beispiel SARL" }],
])("the bill of an order that is %s goes to the same address after a way back from paying", (_how, how) => {
  const typed: OrderFields = {
    ...{ firstName: "Anna", lastName: "Beispiel", email: "anna@example.test", phone: "030 1" },
    ...{ street: "Musterstraße 46", zip: "10999", city: "Berlin", shipping: "delivery" },
    ...{ billing: "on", billingFirstName: "Anna", billingLastName: "Beispiel" },
    ...{ billingStreet: "Rue 1", billingZip: "75001", billingCity: "Paris", billingCountry: "fr" },
    ...how,
  };
  const { shippingAddress, billingAddress } = contactOf(typed);
  const back = fields(
    { shipping_address: shippingAddress, billing_address: billingAddress },
    { shipping: typed.shipping },
  );
  expect(contactOf(back).billingAddress).toEqual(billingAddress);
});

test("nothing but words comes back of what a client wrote beside the cart", () => {
  expect(fields({ metadata: { message: 7, vat_id: null } })).toMatchObject({ message: "", vatId: "" });
  expect(fields({ metadata: { message: "Hof", vat_id: "DE1" } })).toMatchObject({
    message: "Hof",
    vatId: "DE1",
  });
});
