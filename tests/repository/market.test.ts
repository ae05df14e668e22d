import { expect, test } from "vitest";
import { filesWith, linesWith, sources } from "./files.ts";

const PARTS = [
  "commerce",
  "storefront/app",
  "storefront/server",
  "cms/schemas",
  "cms/studio",
  "plugins/furniture/src",
];

/** A country, a currency or a clock of one shop, as a value in code. */
const OF_ONE_SHOP = /"(DE|EUR|eur|[A-Z]\w+\/Berlin)"|(countr|HOME)\w*\s?[:=]+ "de"/;

/** What names one and is no setting of ours, each with its reason. */
const DATA: Readonly<Record<string, string>> = {
  "cms/schemas/shop/iban.ts": "how long a German IBAN is",
  "plugins/furniture/src/core/options/read-options.ts": "an example in an error",
  "plugins/furniture/src/modules/papers/paper.ts": "papers that were issued before they named their currency",
  "storefront/app/order/transferCode.server.ts": "the code of banking apps knows euros alone",
};

test("where and in what the shop sells stands in the rules' market.ts: a shop in another country changes that file", () => {
  const files = sources(...PARTS);
  expect(files.length).toBeGreaterThan(900);
  const named = filesWith(OF_ONE_SHOP, files);
  expect(named.sort()).toEqual(Object.keys(DATA).sort());
});

const TEXTS = [
  "storefront/app/language",
  "storefront/app/seo",
  "plugins/furniture/src/language",
  "plugins/furniture-rules/src/language",
  "plugins/furniture-rules/src/mail-texts",
  "cms/schemas",
  "cms/studio",
];
/** The home country, the workshop's town and the currency as a reader meets them, and a VAT id and a dialling code that are given out there. */
const NAMED =
  /\b(Deutschlands?|Germany|Berlin|DE\d{9})\b|deutsche Mehrwertsteuer|German VAT,|\(DE\)|€|\bEuro\b|\+49/;

test("no label, no sentence of the server and no first text of a mail names the home country, its town or its money: an Austrian shop sold from Germany by its words, and a Swiss editor was asked for euros", () => {
  const files = sources(...TEXTS);
  expect(files.length).toBeGreaterThan(50);
  const named = linesWith(NAMED, files);
  expect(named).toEqual([]);
});
