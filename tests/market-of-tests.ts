import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const MARKET = /\/furniture-rules\/(src|dist\/esm)\/market\.[jt]s$/;

/** The market whose facts the tests state: sums with 19 % VAT, Berlin's clock and holidays, euros. */
const GERMANY = {
  HOME_COUNTRY: "de",
  CURRENCY: "eur",
  CURRENCY_SIGN: "€",
  TIME_ZONE: "Europe/Berlin",
  FEDERAL_STATE: "BE",
  VAT_RATE: 19,
  HOME_WORDS: {
    de: { in: "in Deutschland", outside: "außerhalb Deutschlands" },
    en: { in: "in Germany", outside: "outside Germany" },
  },
  WORKSHOP_TOWN: "Berlin",
  VAT_ID_EXAMPLE: "DE123456789",
  WEEE_NUMBER: { pattern: "^DE ?\\d{8}$", example: "DE12345678" },
};

/**
 * A plugin of Vite with which unit tests sell in Germany, wherever `plugins/furniture-rules/src/market.ts` has moved the shop. Without it
 * a shop in Austria would have to rewrite the tests that work out sums, days and papers by hand, and would have none that are true.
 */
export const testMarket = {
  name: "market-of-tests",
  enforce: "pre",
  load(id: string): string | undefined {
    const [path = ""] = id.split("?");
    if (!MARKET.test(path)) return undefined;
    const named = [...readFileSync(path, "utf8").matchAll(/export const (\w+)/g)].map(([, name]) => name);
    const forgotten = named.filter((name) => name === undefined || !(name in GERMANY));
    if (forgotten.length > 0)
      throw new Error(`${fileURLToPath(import.meta.url)} lacks ${forgotten.join(", ")} of ${path}.`);
    return Object.entries(GERMANY)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join("\n");
  },
} as const;
