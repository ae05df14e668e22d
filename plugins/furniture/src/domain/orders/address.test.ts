import { afterEach, describe, expect, test } from "vitest";
import { setMarket } from "../../core/options/market";
import { addressLines, buyerOf, nameOf, sameAddress, storedAddress, wishedAddress } from "./address";

test("a name is what is given of first and last name", () => {
  expect(nameOf({ first_name: "Anna", last_name: "Muster" })).toBe("Anna Muster");
  expect(nameOf({ first_name: "", last_name: "Muster" })).toBe("Muster");
  expect(nameOf({ first_name: "Anna", last_name: null })).toBe("Anna");
  expect(nameOf(null)).toBe("");
});

test("who has ordered is who is billed, unless that is a company", () => {
  const delivery = { first_name: "Enkel", last_name: "Muster", company: null };
  const billing = { first_name: "Oma", last_name: "Muster", company: null };
  expect(buyerOf({ delivery, billing })).toBe(billing);
  expect(buyerOf({ delivery, billing: null })).toBe(delivery);
  expect(buyerOf({ delivery, billing: { ...billing, company: "Muster GmbH" } })).toBe(delivery);
  expect(buyerOf({ delivery, billing: { ...billing, first_name: "", last_name: null } })).toBe(delivery);
  expect(buyerOf({ delivery: null, billing: { ...billing, company: "Muster GmbH" } })).toMatchObject({
    first_name: "Oma",
  });
  expect(buyerOf({ delivery: null, billing: null })).toBeNull();
});

const ADDRESS = {
  first_name: "Anna",
  last_name: "Muster",
  company: "Muster GmbH",
  phone: "030 1",
  address_1: "Weg 1",
  address_2: "Hof",
  postal_code: "10115",
  city: "Berlin",
  province: "BE",
  country_code: "de",
};

test("two addresses are the same when every field says the same; empty, null and missing say nothing", () => {
  expect(sameAddress(ADDRESS, { ...ADDRESS, id: "another row" })).toBe(true);
  expect(sameAddress({ ...ADDRESS, company: null }, { ...ADDRESS, company: "" })).toBe(true);
  const { company: _, ...without } = ADDRESS;
  expect(sameAddress({ ...ADDRESS, company: "" }, without)).toBe(true);
  expect(sameAddress(null, undefined)).toBe(true);
  expect(sameAddress(null, { city: "" })).toBe(true);
  expect(sameAddress(null, ADDRESS)).toBe(false);
});

test.each(Object.keys(ADDRESS))("another %s makes it another address", (field) => {
  expect(sameAddress(ADDRESS, { ...ADDRESS, [field]: "x" })).toBe(false);
  expect(sameAddress({ ...ADDRESS, [field]: null }, ADDRESS)).toBe(false);
});

test("a stored address is read without blanks round its fields; a wish may name these fields alone", () => {
  expect(
    storedAddress.parse({ ...ADDRESS, city: " Berlin ", company: null, phone: undefined, more: 1 }),
  ).toEqual({
    ...ADDRESS,
    company: null,
    phone: undefined,
  });
  expect(wishedAddress.safeParse(ADDRESS).success).toBe(true);
  expect(wishedAddress.safeParse({}).success).toBe(true);
  expect(wishedAddress.safeParse({ ...ADDRESS, metadata: {} }).success).toBe(false);
});

describe("the lines of an address, as staff and the production sheet have them", () => {
  afterEach(() => setMarket({}));
  const lines = ["Muster GmbH", "Weg 1", "Hof", "10115 Berlin", "BE"];

  test("the home country goes without saying, another does not", () => {
    expect(addressLines(ADDRESS)).toEqual(lines);
    expect(addressLines({ ...ADDRESS, country_code: "CH" })).toEqual([...lines, "Schweiz"]);
    expect(addressLines({ ...ADDRESS, country_code: null })).toEqual(lines);
    expect(addressLines({ ...ADDRESS, postal_code: null })).toContain("Berlin");
    expect(addressLines({ ...ADDRESS, city: "" })).toContain("10115");
    expect(addressLines(null)).toEqual([]);
  });

  test("home is where the option says", () => {
    setMarket({ homeCountry: "ch" });
    expect(addressLines(ADDRESS)).toEqual([...lines, "Deutschland"]);
    expect(addressLines({ ...ADDRESS, country_code: "ch" })).toEqual(lines);
  });
});
