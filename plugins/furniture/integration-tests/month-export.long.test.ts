import { strFromU8, unzipSync } from "fflate";
import { expect, onTestFinished, test } from "vitest";
import { keptAtStripe, payOnPage } from "../../../tests/shopper/payment-page";
import { offer, payLink } from "../../../tests/shopper/reservation";
import {
  add,
  admin,
  CONTACT,
  checkout,
  complete,
  enter,
  newCart,
  newVoucher,
  store,
  terms,
} from "../../../tests/shopper/shop";
import { change, linesOf } from "./changed-orders";
import { newTin, reduceRate, removeTin } from "./ordinary-goods";
import { fileOf, invoiceIn, papersOf, thisMonth } from "./papers";
import { refundOf } from "./staff-deeds";

const FORMULA = "-1+2+cmd|' /C calc'!A0";

/** An order as its shopper and its bank know it. */
interface Bought {
  id: string;
  /** Of its payment pages; none where it was transferred. */
  urls: string[];
  /** Cents that came by transfer. */
  transferred: number;
}

interface Wish {
  pieces: string[];
  name?: string;
  voucher?: string;
  pickup?: boolean;
  /** Where it is delivered beyond Germany. */
  country?: string;
  /** What the delivery there is offered for, EUR. */
  delivery?: number;
}

async function buy(
  { pieces, name = "Anna", voucher, pickup, country, delivery }: Wish,
  more: (cart: string) => Promise<unknown> = async () => undefined,
): Promise<Bought> {
  const cart = await newCart();
  for (const kind of pieces) expect((await add(cart, kind as never)).status).toBe(200);
  const shipping_address = { ...CONTACT.shipping_address, first_name: name };
  await store("POST", `/carts/${cart}`, { ...CONTACT, shipping_address });
  const shipping = pickup ? "pickup" : "delivery";
  await terms(cart, { data_security: true, shipping, ...(country && { outside_germany: true }) });
  if (country) {
    const abroad = { ...shipping_address, postal_code: "8001", city: "Ort", country_code: country };
    await store("POST", `/carts/${cart}`, { shipping_address: abroad });
  }
  if (voucher) expect((await enter(cart, voucher)).status).toBe(200);
  await more(cart);
  const { body } = await checkout(cart);
  if (body.next === "redirect") expect(await payOnPage(body.url)).toBe(true);
  const { id } = (await complete(cart)).body.order;
  const bought = { id, urls: body.next === "redirect" ? [body.url] : [], transferred: 0 };
  if (delivery === undefined) return bought;
  bought.urls.push(await payLink(await offer(id, delivery)));
  return bought;
}

/** Papers of each order, the oldest first: what the shop issued of its own. Waits until there are so many. */
const settled = async (orders: readonly [Bought, papers: number][]) =>
  (await Promise.all(orders.map(([{ id }, count]) => papersOf(id, count)))).flat();

type Row = Record<string, string>;

/** The table as a German spreadsheet reads it. The oracle is not the library that writes it. */
function spreadsheet(file: Uint8Array): Row[] {
  expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines: string[][] = [[]];
  for (const [, cell = "", end] of strFromU8(file.subarray(3)).matchAll(
    /((?:"(?:[^"]|"")*"|[^";\r\n])*)(;|\r\n)/g,
  )) {
    lines.at(-1)?.push(cell.replace(/^"|"$/g, "").replaceAll('""', '"'));
    if (end === "\r\n") lines.push([]);
  }
  const [head = [], ...rows] = lines;
  return rows
    .filter(({ length }) => length > 0)
    .map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ""])));
}

/** "-1234,50" in cents; no other form is a number to a German spreadsheet. */
function cents(text = ""): number {
  expect(text).toMatch(/^-?\d+,\d\d$/);
  return Number(text.replace(",", ""));
}

const total = (sums: readonly number[]) => sums.reduce((all, one) => all + one, 0);

test("a month of everything that happens to orders adds up, from the bank to the tax adviser", {
  timeout: 300_000,
}, async () => {
  const tin = await newTin(11.9, 5.95);
  const back = await reduceRate(tin);
  onTestFinished(async () => {
    await back();
    await removeTin(tin);
  });
  const plain = await buy({ pieces: ["table", "stool"], name: FORMULA });
  const cheaper = await buy({
    pieces: ["stool"],
    name: 'Jürgen "Äpfel"; Groß',
    voucher: await newVoucher(50),
  });
  const transfer = await buy({ pieces: ["stool"], voucher: await newVoucher(0) });
  expect((await admin("POST", `/furniture/orders/${transfer.id}/payment-received`)).status).toBe(200);
  transfer.transferred = 19_400;
  const unpaid = await buy({ pieces: ["stool"], voucher: await newVoucher(0) });
  expect((await admin("POST", `/orders/${unpaid.id}/cancel`)).status).toBe(200);
  const austria = await buy({ pieces: ["stool"], country: "at", delivery: 90 });
  const swiss = await buy({ pieces: ["stool"], country: "ch", delivery: 120 });
  const fetched = await buy({ pieces: ["stool"], country: "ch", pickup: true, delivery: 0 });
  const mixed = await buy({ pieces: ["stool"] }, async (cart) => {
    await store("POST", `/carts/${cart}/line-items`, { variant_id: tin.variant, quantity: 1 });
    await store("POST", `/carts/${cart}/shipping-methods`, { option_id: tin.option });
  });
  const [up, down, partly, gone] = [
    await buy({ pieces: ["stool"] }),
    await buy({ pieces: ["table", "stool"] }),
    await buy({ pieces: ["stool"] }),
    await buy({ pieces: ["stool"] }),
  ];
  await settled([up, down, partly, gone].map((order) => [order, 1]));
  const more = [...(await linesOf(up.id)), { kind: "bench", configuration: {} }];
  expect((await change(up.id, { lines: more })).status).toBe(200);
  const { link } = (await admin("GET", `/orders/${up.id}/change`)).body.order;
  up.urls.push(await payLink(link.url.split("/").at(-1)));
  const [first] = await linesOf(down.id);
  expect((await change(down.id, { lines: [first] })).status).toBe(200);
  await refundOf(partly.id, 33.33);
  expect((await admin("POST", `/orders/${gone.id}/cancel`)).status).toBe(200);
  const alone = [plain, cheaper, transfer, austria, swiss, fetched, mixed];
  const orders: [Bought, number][] = [
    ...alone.map((order): [Bought, number] => [order, 1]),
    ...([
      [unpaid, 0],
      [up, 3],
      [down, 3],
      [partly, 2],
      [gone, 2],
    ] as [Bought, number][]),
  ];
  const papers = await settled(orders);

  const month = await thisMonth();
  const { file } = await fileOf(`/furniture/papers/export?month=${month}`);
  const files = unzipSync(file);
  const table = spreadsheet(files[`rechnungen-${month}.csv`] ?? new Uint8Array());
  const all = new Set(table.map(({ Nummer }) => Nummer));
  expect(Object.keys(files).sort()).toEqual(
    [...[...all].map((number) => `${number}.pdf`), `rechnungen-${month}.csv`].sort(),
  );
  const listed = (await admin("GET", `/furniture/papers?month=${month}`)).body.papers;
  expect(listed.map(({ number }: { number: string }) => number).sort()).toEqual([...all].sort());

  const rowsOf = (number: string) => table.filter(({ Nummer }) => Nummer === number);
  const sums = papers.map(({ number, about, kind }) => {
    const rows = rowsOf(number);
    const xml = invoiceIn(Buffer.from(files[`${number}.pdf`] ?? []));
    const said = (name: string) => new RegExp(`<ram:${name}[^>]*>([^<]*)<`).exec(xml)?.[1];
    const sign = kind === "invoice" ? 1 : -1;
    for (const { Netto, USt, Brutto, "USt-Satz": rate = "" } of rows) {
      const [net, vat, gross] = [cents(Netto), cents(USt), cents(Brutto)];
      expect(net + vat, number).toBe(gross);
      const percent = Number(rate.replace(" %", "").replace(",", "."));
      expect(Math.abs(vat - (gross * percent) / (100 + percent)), number).toBeLessThanOrEqual(1);
    }
    const gross = total(rows.map(({ Brutto }) => cents(Brutto)));
    expect(Number(said("GrandTotalAmount")) * sign, number).toBe(gross / 100);
    const [{ "Zu Rechnung": noted, "Ersetzt Rechnung": replaced, ...row } = {} as Row] = rows;
    expect([noted, replaced], number).toEqual(kind === "invoice" ? ["", about ?? ""] : [about, ""]);
    if (about) expect(xml).toContain(`<ram:IssuerAssignedID>${about}<`);
    const point = /<ram:TaxPointDate><udt:DateString format="102">(\d{4})(\d\d)(\d\d)/.exec(xml) ?? [];
    expect(row["Datum Steuerperiode"]).toBe([point[3], point[2], point[1]].join("."));
    return gross;
  });
  const stripe = await Promise.all(orders.flatMap(([{ urls }]) => urls.map(keptAtStripe)));
  expect(total(sums)).toBe(total(stripe) + total(orders.map(([{ transferred }]) => transferred)));

  const lineOf = async (order: Bought, count = 1) =>
    rowsOf((await papersOf(order.id, count))[0]?.number ?? "");
  expect((await lineOf(plain))[0]?.Kunde).toBe(`'${FORMULA} Muster`);
  expect((await lineOf(cheaper))[0]).toMatchObject({
    Kunde: 'Jürgen "Äpfel"; Groß Muster',
    Brutto: "144,00",
  });
  expect((await lineOf(transfer))[0]?.Zahlung).toBe("Überweisung");
  const abroad = await Promise.all([austria, swiss, fetched].map((order) => lineOf(order)));
  expect(abroad.flat().map((row) => [row.Land, row.Steuerfall, row["USt-Satz"], row.Brutto])).toEqual([
    ["AT", "steuerpflichtig", "19 %", "284,00"],
    ["CH", "Ausfuhr", "0 %", "314,00"],
    ["DE", "steuerpflichtig", "19 %", expect.stringMatching(/,00$/)],
  ]);
  // The parcel has the rate that was booked on it, whatever it brings.
  expect((await lineOf(mixed)).map((row) => [row["USt-Satz"], row.Brutto])).toEqual([
    ["19 %", "199,95"],
    ["7 %", "11,90"],
  ]);
});
