import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { i18nIn } from "../language/language.server.ts";
import type { BillData } from "./Bill.tsx";
import { type CartNews, OrderNotice, PriceNotice } from "./OrderNotice.tsx";

const QUIET: CartNews = { unpaid: null, changed: false, changedElsewhere: false, silent: false };

/** A part of the cart's page in German. */
async function written(part: JSX.Element): Promise<string> {
  const page = renderToStaticMarkup(<I18nextProvider i18n={await i18nIn("de")}>{part}</I18nextProvider>);
  return page.replace(/\s/g, " ");
}

const head = (news: Partial<CartNews>, more: object = {}) =>
  written(
    <OrderNotice
      {...{ news: { ...QUIET, ...news }, notice: null, unscripted: null, invalid: false, total: 1491 }}
      {...{ ordering: false, ...more }}
    />,
  );

test("a cart of which there is nothing to say says nothing", async () => {
  expect(await head({})).toBe('<div role="status"></div>');
});

test("a payment that was begun can be gone on with, for the sum that it is, and not while anything is under way", async () => {
  const open = await head({ unpaid: "open" });
  expect(open).toContain("1.491 €");
  expect(open).not.toContain("disabled");
  expect(await head({ unpaid: "open" }, { ordering: true })).toContain("disabled");
});

test("the newest word comes first: a silent shop is named where nothing else is wrong", async () => {
  const silent = await head({ silent: true });
  expect(silent.match(/role="alert"/g)).toHaveLength(1);
  const refused = await head({ silent: true }, { notice: "Der Gutschein ist eingelöst." });
  expect(refused.match(/role="alert"[^>]*>([^<]*)</)?.[1]).toBe("Der Gutschein ist eingelöst.");
  expect(refused.match(/role="alert"/g)).toHaveLength(1);
  expect(await head({}, { invalid: true })).toContain('role="alert"');
});

const card = (id: string, kind: string, ...lines: string[]) => ({ id, kind, lines });
const price = (line_id: string | null, code: string, from: number, to: number, title = "") => ({
  ...{ line_id, code, from, to, title },
});

/** What the page says of new prices, row by row. */
async function rows(...repriced: object[]): Promise<string[]> {
  const lines = [card("cali_1", "stool", "cali_1", "cali_2"), card("cali_3", "table", "cali_3")];
  const bill = { lines, repriced, total: 1491 } as unknown as BillData;
  const page = await written(<PriceNotice bill={bill} />);
  return [...page.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, row = ""]) =>
    row
      .replace(/<[^>]*>/g, " ")
      .replace(/ +/g, " ")
      .trim(),
  );
}

test("each price that has changed is named once with what it was and is: equal pieces in one row, and others in their own", async () => {
  const found = await rows(
    price("cali_1", "line", 275, 290),
    price("cali_2", "line", 275, 290),
    price("cali_3", "line", 1491, 1500),
    price(null, "express_build", 150, 160),
  );
  expect(found).toHaveLength(3);
  expect(found[0]).toMatch(/^Hocker ?: .*275 €.*290 €$/);
  expect(found[1]).toMatch(/^Tisch ?: .*1\.491 €.*1\.500 €$/);
  expect(found[2]).toMatch(/150 €.*160 €$/);
});

test("a piece that is no longer in the cart is named as it was, and without new prices nothing is said", async () => {
  expect((await rows(price("cali_9", "line", 275, 290, "Regal 120")))[0]).toMatch(/^Regal 120/);
  expect(await rows()).toEqual([]);
});
