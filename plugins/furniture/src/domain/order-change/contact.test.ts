import { describe, expect, test } from "vitest";
import type { RefusalIssue } from "../../core/refusal/refusal";
import { type ContactPlan, wishedContact } from "./contact";
import type { OrderStanding } from "./plan";
import type { Wish } from "./wish";

const HOME = {
  ...{ first_name: "Ada", last_name: "Lovelace", phone: "030 123456" },
  ...{ address_1: "Hauptstraße 1", postal_code: "10827", city: "Berlin", country_code: "de" },
};
const OFFICE = {
  ...HOME,
  company: "Lovelace GmbH",
  address_1: "Werkstraße 2",
  postal_code: "20095",
  city: "Hamburg",
};
const AT_THE_POST = { ...HOME, address_1: "Packstation 145", postal_code: "10115" };

interface Given {
  delivery?: object | null;
  billing?: object | null;
  lines?: { kind: string; shipped: boolean }[];
  shipping?: "delivery" | "pickup";
  abroad?: boolean;
}

/** What becomes of an order's recipient by a wish, and what is wrong with it. */
function planned(wish: object, given: Given = {}, to: "delivery" | "pickup" = "delivery") {
  const { delivery = HOME, billing = HOME, shipping = "delivery", abroad = false } = given;
  const { lines = [{ kind: "table", shipped: false }] } = given;
  const order = {
    ...{ email: "ada@example.test", delivery, billing, lines },
    record: { shipping, outside_germany: abroad },
  } as unknown as OrderStanding;
  const issues: RefusalIssue[] = [];
  const plan: ContactPlan | null = wishedContact(order, { shipping: to }, wish as Wish, issues);
  return { plan, issues: issues.map(({ path, code }) => `${path} ${code}`) };
}

const STAYS = { plan: null, issues: [] };

describe("the recipient stays", () => {
  test.each<[string, object, Given]>([
    ["without a wish", {}, {}],
    ["where the wish says what holds already", { email: "ada@example.test", shipping_address: HOME }, {}],
    ["where an empty field is named", { shipping_address: { ...HOME, company: "" } }, {}],
    ["where the bill is to go to the delivery, as it does", { billing_address: null }, {}],
    ["where an own address of the bill is said once more", { billing_address: OFFICE }, { billing: OFFICE }],
    ["where there is no address of the bill", {}, { billing: null }],
  ])("%s", (_when, wish, given) => {
    expect(planned(wish, given)).toEqual(STAYS);
  });
});

describe("what is wished alone changes", () => {
  test("an e-mail address, tidied", () => {
    expect(planned({ email: " Ada.L@Example.test " })).toEqual({
      plan: { email: "ada.l@example.test", shipping_address: HOME, billing_address: HOME },
      issues: [],
    });
  });

  test("the bill follows the delivery where it has no address of its own", () => {
    const { plan } = planned({ shipping_address: { ...OFFICE, country_code: undefined } });
    expect(plan?.billing_address).toEqual(plan?.shipping_address);
    expect(plan?.shipping_address).toMatchObject({ city: "Hamburg" });
  });

  test("the bill's own address stays where only the delivery moves", () => {
    const { plan } = planned(
      { shipping_address: { ...HOME, address_1: "Nebenstraße 3" } },
      { billing: OFFICE },
    );
    expect(plan).toMatchObject({ billing_address: OFFICE, shipping_address: { address_1: "Nebenstraße 3" } });
  });

  test("a new address of the bill leaves the delivery alone, and null takes it away again", () => {
    expect(planned({ billing_address: OFFICE }).plan).toMatchObject({
      billing_address: OFFICE,
      shipping_address: HOME,
    });
    expect(planned({ billing_address: null }, { billing: OFFICE }).plan).toMatchObject({
      billing_address: HOME,
    });
  });

  test("an address that is wished without a country stays in the order's", () => {
    const { country_code: _home, ...here } = OFFICE;
    expect(planned({ shipping_address: here }).plan?.shipping_address.country_code).toBe("de");
  });
});

describe("a wish is refused", () => {
  test("where the address is not complete, by field", () => {
    const wish = { email: "ada", shipping_address: { ...HOME, last_name: " ", postal_code: "108" } };
    const { plan, issues } = planned(wish);
    expect(plan).toBeNull();
    expect(issues.map((issue) => issue.split(" ")[0]).sort()).toEqual([
      "email",
      "shipping_address.last_name",
      "shipping_address.postal_code",
    ]);
  });

  test("where it leads into another country; an order from before the form had one may get its country", () => {
    const inVienna = { ...HOME, postal_code: "1070", city: "Wien", country_code: "at" };
    expect(planned({ shipping_address: inVienna }).plan).toBeNull();
    const inZurich = { ...HOME, postal_code: "8001", city: "Zürich", country_code: "ch" };
    const abroad = { delivery: inVienna, billing: inVienna, abroad: true };
    expect(planned({ shipping_address: inZurich }, abroad).issues).toEqual([
      "shipping_address.country_code country_fixed",
    ]);
    expect(planned({ shipping_address: { ...inVienna, city: "Wien-Neubau" } }, abroad).issues).toEqual([]);
    const { country_code: _none, ...before } = HOME;
    expect(planned({ shipping_address: HOME }, { delivery: before, billing: before }).issues).toEqual([]);
  });

  test.each([
    ["one of two pieces is", [true, false], ["shipping_address line_shipped"]],
    ["all are", [true, true], ["shipping_address line_shipped"]],
    ["none is", [false, false], []],
  ])("as a new place for what has left when %s on the way", (_which, shipped, expected) => {
    const lines = shipped.map((gone) => ({ kind: "stool", shipped: gone }));
    expect(planned({ shipping_address: OFFICE }, { lines }).issues).toEqual(expected);
    // The bill and the e-mail address may change at any time.
    expect(planned({ billing_address: OFFICE, email: "b@example.test" }, { lines }).issues).toEqual([]);
  });
});

describe("a parcel station that an order has already", () => {
  const atThePost = { delivery: AT_THE_POST, billing: AT_THE_POST };

  test.each([
    ["phone", "030 123457"],
    ["first_name", "Augusta"],
    ["last_name", "King"],
    ["company", "King OHG"],
  ])("stays for who corrects %s", (field, said) => {
    const { plan, issues } = planned({ shipping_address: { ...AT_THE_POST, [field]: said } }, atThePost);
    expect(issues).toEqual([]);
    expect(plan?.shipping_address).toMatchObject({ [field]: said });
  });

  test.each<[string, object, Given, "delivery" | "pickup"]>([
    [
      "another one for an order",
      { shipping_address: { ...AT_THE_POST, address_1: "Packstation 146" } },
      {},
      "delivery",
    ],
    ["the same one for what was to be picked up and is sent now", {}, { shipping: "pickup" }, "delivery"],
  ])("is no place for furniture: %s", (_what, wish, given, to) => {
    expect(planned(wish, { ...atThePost, ...given }, to)).toEqual({
      plan: null,
      issues: ["shipping_address.address_1 at_the_post"],
    });
  });

  test("does no harm to who picks up, nor to samples", () => {
    expect(planned({}, { ...atThePost, shipping: "pickup" }, "pickup").issues).toEqual([]);
    const lines = [{ kind: "sample", shipped: false }];
    expect(planned({ shipping_address: AT_THE_POST }, { lines }).issues).toEqual([]);
  });
});
