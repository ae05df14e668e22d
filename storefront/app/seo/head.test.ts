import { expect, test } from "vitest";
import { addressesIn, pageTitle } from "./head.ts";

const origins = { main: "https://shop.example", english: null };
const twoHosts = { main: "https://shop.example", english: "https://shop.example.org" };
const headOf = (
  language: "de" | "en",
  pathname: string,
  places: typeof origins | typeof twoHosts,
  search = "",
) =>
  addressesIn({
    language,
    origins: places,
    location: { pathname, search },
    shop: "Shop",
    title: "Table",
    description: undefined,
    share: undefined,
  }) as Record<string, string>[];

test("the page for phones that a page names speaks the same language", () => {
  const phone = (...page: Parameters<typeof headOf>) => headOf(...page).find(({ media }) => media)?.href;
  const desktop = "/configuratorTableDesktop";
  expect(phone("de", desktop, origins)).toBe("https://shop.example/configuratorTableMobile");
  expect(phone("en", desktop, origins)).toBe("https://shop.example/configuratorTableMobile?lng=en");
  expect(phone("en", desktop, twoHosts)).toBe("https://shop.example.org/configuratorTableMobile");
});

test("what is about one visitor asks every search engine to pass by, and names no other language", () => {
  for (const path of [
    "/cartDesktop",
    "/orderReserved",
    "/orderCompleted",
    "/orderCancelled",
    "/messageSent",
    "/entwuerfe",
    "/drafts",
    "/entwurf-senden",
  ]) {
    const head = headOf("de", path, origins);
    expect(head, path).toContainEqual({ name: "robots", content: "noindex" });
    expect(head.filter(({ rel }) => rel === "alternate")).toEqual([]);
  }
  expect(headOf("de", "/faq", origins).filter(({ name }) => name === "robots")).toEqual([]);
});

test.each([
  "?gad_source=1&gbraid=0AAAAo",
  "?srsltid=AfmBO",
  "?msclkid=4f",
  "?mc_cid=1&mc_eid=2",
  "?utm_source=brief&fbclid=I",
])(
  "who comes to a configurator by %s has chosen no piece yet: the page names its canonical address",
  (search) => {
    const head = headOf("de", "/configuratorTableDesktop", origins, search);
    expect(head.find(({ rel }) => rel === "canonical")?.href).toBe(
      "https://shop.example/configuratorTableDesktop",
    );
  },
);

test("a shared piece keeps its configuration in every language's address", () => {
  const share = { title: "Table", description: "", picture: "/og/table", query: "sizeX=180" };
  const urlOf = (language: "de" | "en") => {
    const location = { pathname: "/configuratorTableDesktop", search: "?sizeX=180" };
    const head = addressesIn({
      ...{ language, origins, location, share },
      ...{ shop: "Shop", title: "Table", description: undefined },
    }) as Record<string, string>[];
    return head.find(({ property }) => property === "og:url")?.content;
  };
  expect(urlOf("de")).toBe("https://shop.example/configuratorTableDesktop?sizeX=180");
  expect(urlOf("en")).toBe("https://shop.example/configuratorTableDesktop?lng=en&sizeX=180");
});

const ROOT = {
  id: "root",
  data: { settings: { name: "Bohle" }, description: "Of the shop", language: "en", origins },
};
const FAQ = { pathname: "/faq", search: "" };
/** The head of a page below these. */
const namedBy = (data: Parameters<typeof pageTitle>[0]["data"], matches: (typeof ROOT)[] = [ROOT]) =>
  pageTitle({ data, matches, location: FAQ }) as Record<string, string>[];

test("a page is named with the shop that staff named, and described by its own words or else the shop's", () => {
  const head = namedBy({ title: "Questions" });
  expect(head).toContainEqual({ title: "Questions · Bohle" });
  expect(head).toContainEqual({ name: "description", content: "Of the shop" });
  expect(head).toContainEqual({ property: "og:locale", content: "en_GB" });
  const described = namedBy({ title: "Questions", description: "About wood" });
  expect(described).toContainEqual({ name: "description", content: "About wood" });
});

test("a page that could not be loaded still has a title, of the shop or of the house", () => {
  expect(namedBy(undefined)).toContainEqual({ title: "Bohle" });
  expect(namedBy({ title: "Questions" }, [])).toEqual([{ title: "Questions · Planke 46" }]);
});

test("a page whose words are not written yet is not to be found", () => {
  expect(namedBy({ title: "Bees", unwritten: true })).toContainEqual({ name: "robots", content: "noindex" });
  expect(namedBy({ title: "Bees" }).filter(({ name }) => name === "robots")).toEqual([]);
});
