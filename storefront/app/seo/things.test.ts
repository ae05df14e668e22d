import { expect, test } from "vitest";
import { shopThing } from "./things.server.ts";

const shop = {
  ...{ name: "Shop", street: "Weg 1", zip: "1010", city: "Wien", phone: "+43 1", mail: "a@shop.example" },
  country: "Österreich",
} as Parameters<typeof shopThing>[0];
const countryOf = (country: string) =>
  (shopThing({ ...shop, country }, "https://shop.example").address as Record<string, string>).addressCountry;

test("the workshop stands in the country that editors wrote, by its code", () => {
  expect(countryOf("Österreich")).toBe("AT");
  expect(countryOf("Netherlands")).toBe("NL");
});

test("a country that nobody knows is the shop's own", () => expect(countryOf("Atlantis")).toBe("DE"));

test("without a whole address there is a firm, and no place is made up", () => {
  const thing = shopThing({ ...shop, city: "" }, "https://shop.example");
  expect([thing["@type"], thing.address]).toEqual(["Organization", undefined]);
});

test("telephone and mail stand there where editors wrote them, and nowhere else", () => {
  const told = ({ telephone, email }: object & { telephone?: unknown; email?: unknown }) => [
    telephone,
    email,
  ];
  expect(told(shopThing(shop, "https://shop.example"))).toEqual(["+43 1", "a@shop.example"]);
  const silent = shopThing({ ...shop, phone: "", mail: "" }, "https://shop.example");
  expect(Object.keys(silent)).not.toEqual(expect.arrayContaining(["telephone"]));
  expect(told(silent)).toEqual([undefined, undefined]);
});
