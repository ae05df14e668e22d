import { expect, test } from "vitest";
import type { RefusalIssue } from "../../core/refusal/refusal";
import { wishedContact } from "./contact";
import type { OrderStanding } from "./plan";
import type { Wish } from "./wish";

const AT_THE_POST = {
  ...{ first_name: "Ada", last_name: "Lovelace", phone: "030 123456" },
  ...{ address_1: "Packstation 145", postal_code: "10115", city: "Berlin", country_code: "de" },
};

test.each<[string, "delivery" | "pickup", Partial<Wish>, string[]]>([
  [
    "stays for who corrects its phone number",
    "delivery",
    { shipping_address: { ...AT_THE_POST, phone: "030 123457" } },
    [],
  ],
  [
    "is no place to send an order to",
    "delivery",
    { shipping_address: { ...AT_THE_POST, address_1: "Packstation 146" } },
    ["shipping_address.address_1 at_the_post"],
  ],
  [
    "is no place for what was to be picked up and is sent now",
    "pickup",
    {},
    ["shipping_address.address_1 at_the_post"],
  ],
])("a parcel station that an order has already %s", (_what, shipping, wish, expected) => {
  const order = {
    ...{ email: "ada@example.test", delivery: AT_THE_POST, billing: AT_THE_POST },
    lines: [{ kind: "table", shipped: false }],
    record: { shipping, outside_germany: false },
  } as unknown as OrderStanding;
  const issues: RefusalIssue[] = [];
  wishedContact(order, { shipping: "delivery" }, wish as Wish, issues);
  expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
});
