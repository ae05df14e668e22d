import {
  type CartContents,
  cartContents,
  groupEqualPieces,
  hasInvoiceAddress,
  kindName,
  weeksInWords,
  workingDaysInWords,
} from "@planke46/furniture-rules";
import { country, day, inCurrency, percents } from "../../../core/formats";
import { market } from "../../../core/options/market";
import type { OrderRecord } from "../../../modules/orders/order-record";
import type { ServedDetails } from "../../../modules/shop-details/details";
import { buyerOf, nameOf, type StoredAddress } from "../../orders/address";
import { type Detail, describeLine } from "../../orders/describe";
import type { OrderDocument } from "../../orders/order-document";
import { paidParts } from "../../orders/paid-parts";
import type { BillRow, Block, Fact, PieceView } from "../document/document";
import { type MailFacts, type MailLine, prose, sayings } from "../facts/mail-facts";
import { seller, shopAddress } from "./legal-parts";

/** Greeting of who has ordered, by first name. */
export function greeting(facts: MailFacts, order: OrderDocument | undefined): Block {
  return greetingOf(facts, (order && buyerOf(order)?.first_name) || "");
}

export function greetingOf(facts: MailFacts, name: string): Block {
  const say = sayings(facts, "frame", {});
  const known = name.trim();
  return { type: "text", text: known ? say.greeting({ Name: known }) : say.greetingWithoutName() };
}

/** The end of a mail to a customer: in one about an order the way to its page, which is its own from the first mail to the last. */
export function goodbye(facts: MailFacts, order = facts.order): Block[] {
  const { orderPage } = facts;
  const { buttons } = facts.words;
  const label = order?.record?.pay_by === "reservation" ? buttons.reservationPage : buttons.orderPage;
  const page: Block[] = orderPage ? [{ type: "link", label, url: orderPage }] : [];
  return [...page, ...prose(sayings(facts, "frame", {}).closing())];
}

/** Number, date, payment and addresses. */
export function orderFacts(facts: MailFacts, order: OrderDocument): Block {
  const { words, language, shop } = facts;
  const { labels } = words;
  const { record, delivery, billing } = order;
  const reserved = record?.pay_by === "reservation";
  const rows: Fact[] = [
    { label: reserved ? labels.reservation : labels.order, value: order.number },
    { label: reserved ? labels.reservedOn : labels.date, value: day(order.placedAt, language) },
  ];
  if (record) rows.push({ label: labels.payment, value: howPaid(facts, order, record.pay_by) });
  if (record?.express_build)
    rows.push({ label: labels.express, value: words.expressBuild(promisedWeeks(shop, record)) });
  if (record?.shipping === "pickup") rows.push({ label: labels.pickup, value: shopAddress(shop) });
  else if (delivery) rows.push({ label: labels.delivery, value: addressLines(delivery, facts) });
  if (billing && hasInvoiceAddress({ shipping_address: delivery, billing_address: billing }))
    rows.push({ label: labels.billing, value: addressLines(billing, facts) });
  if (record?.vat_id) rows.push({ label: labels.vatId, value: record.vat_id });
  if (record?.message) rows.push({ label: labels.message, value: record.message.split("\n") });
  return { type: "facts", rows };
}

/** The additional cost of a changed order stands beside how the rest was paid; where parts came different ways, each with its sum. */
function howPaid({ words, language }: MailFacts, order: OrderDocument, payBy: OrderRecord["pay_by"]): string {
  const { outstanding, versions } = order;
  const isOpen = versions.length > 0 && outstanding > 0;
  const [first, ...others] = paidParts(order);
  const ways =
    first && others.length > 0
      ? [first, ...others].map(({ by, amount }) =>
          words.paidPart(words.payments[by], inCurrency(amount, language)),
        )
      : [words.payments[first?.by ?? payBy]];
  return [...ways, ...(isOpen ? [words.stillOpen(inCurrency(outstanding, language))] : [])].join(", ");
}

export function addressLines(address: StoredAddress, { language }: Pick<MailFacts, "language">): string[] {
  const { company, address_1, address_2, postal_code, city, country_code } = address;
  const abroad = country_code && country_code !== market().homeCountry ? country(country_code, language) : "";
  const place = [postal_code, city].filter(Boolean).join(" ");
  return [company, nameOf(address), address_1, address_2, place, abroad].flatMap((line) => line || []);
}

/** The pieces of an order, equal ones together, each with its drawing. `withNotes`: what the law says about giving each back. */
export function pieces(facts: MailFacts, order: OrderDocument, withNotes = false): Block[] {
  const { words } = facts;
  return [
    { type: "heading", text: words.pieces },
    {
      type: "pieces",
      pieces: groupEqualPieces(order.lines).map((equal) =>
        piece(facts, equal, describeLine(equal[0], facts.language), withNotes),
      ),
    },
  ];
}

function piece(
  facts: MailFacts,
  equal: readonly [MailLine, ...MailLine[]],
  details: readonly Detail[],
  withNote: boolean,
): PieceView {
  const [line] = equal;
  const count = equal.length;
  const price = equal.reduce((sum, one) => sum + one.price, 0);
  const discount = equal.reduce((sum, one) => sum + one.discount, 0);
  const reduced = equal.filter((one) => one.discount > 0).length;
  const { words, language } = facts;
  const title = kindName(line.kind, language);
  const legal = sayings(facts, "withdrawal", { Verkäufer: seller(facts) });
  const note = line.madeToMeasure ? legal.madeToMeasure() : legal.withdrawable();
  return {
    number: numbersOf(equal),
    title: count > 1 ? `${count} × ${title}` : title,
    facts: details.map(({ label, value }) => ({ label, value, ...swatch(value) })),
    price: inCurrency(price, language),
    ...(count > 1 && { unit: `${count} × ${inCurrency(line.price, language)}` }),
    ...(discount > 0 && {
      discount: {
        label:
          words.bill.lineDiscount + (reduced < count ? ` (${words.bill.discountOn(reduced, count)})` : ""),
        amount: inCurrency(-discount, language),
        price: inCurrency(price - discount, language),
      },
    }),
    ...(withNote && { note }),
    ...(line.parts.length > 0 && {
      drawing: { cid: drawingId(line), alt: words.drawing(title, details[0]?.value ?? "") },
    }),
  };
}

/** A piece that belongs to no order. */
export function pieceAlone(facts: MailFacts, line: MailLine, details: readonly Detail[]): PieceView {
  return { ...piece(facts, [line], details, false), number: "" };
}

/** "12.1" of one piece, "12.1–12.3, 12.5" of several: what stands on the workshop's sheets. */
function numbersOf(equal: readonly MailLine[]): string {
  const runs: [MailLine, MailLine][] = [];
  for (const line of equal) {
    const run = runs.at(-1);
    if (run && line.place === run[1].place + 1) run[1] = line;
    else runs.push([line, line]);
  }
  return runs
    .map(([first, last]) => (first === last ? first.number : `${first.number}–${last.number}`))
    .join(", ");
}

/** The name under which the HTML finds the attached drawing of a line. */
export function drawingId({ number }: Pick<MailLine, "number">): string {
  return `drawing-${number}`;
}

function swatch(value: string): Pick<Fact, "swatch"> {
  const hex = /#[0-9a-f]{6}\b/i.exec(value)?.[0];
  return hex ? { swatch: hex } : {};
}

/** The bill: its rows from what was agreed to and quoted, its total from what Medusa has booked. */
export function bill(facts: MailFacts, order: OrderDocument): Block[] {
  const { words, language } = facts;
  const money = (amount: number) => inCurrency(amount, language);
  const total: BillRow = { label: words.bill.total, amount: money(order.total) };
  return [
    { type: "heading", text: words.bill.title },
    { type: "bill", rows: billRows(facts, order), total, note: billNote(facts, order) },
  ];
}

function billRows({ words, language }: MailFacts, order: OrderDocument): BillRow[] {
  const { bill } = words;
  const goods = order.ordinary.lines.map(({ title, quantity, total }) => ({
    label: quantity > 1 ? `${quantity} × ${title}` : title,
    amount: inCurrency(total, language),
  }));
  const sums = billSums(order)
    .filter(([name, amount]) => amount !== 0 || name === "sum")
    .map(([name, amount]) => {
      const label = name === "voucher" ? bill.voucher(order.record?.voucher_code ?? "") : bill[name];
      return { label, amount: inCurrency(amount, language) };
    });
  return [...sums.slice(0, 1), ...goods, ...sums.slice(1)];
}

type BillEntry =
  | "sum"
  | "multiItem"
  | "pickup"
  | "express"
  | "voucher"
  | "deliveryAbroad"
  | "ordinaryDelivery"
  | "givenBack";

function billSums(order: OrderDocument): [BillEntry, number][] {
  const { record, lines, ordinary, deliveryCost, givenBack } = order;
  return [
    ["sum", lines.reduce((all, { price }) => all + price, 0)],
    ["multiItem", -lines.reduce((all, { discount }) => all + discount, 0)],
    ["pickup", -(record?.pickup_deduction ?? 0)],
    ["express", record?.express_fee ?? 0],
    ["voucher", -(record?.voucher_sum ?? 0)],
    ["deliveryAbroad", deliveryCost],
    ["ordinaryDelivery", ordinary.delivery],
    ["givenBack", -givenBack],
  ];
}

function billNote(facts: MailFacts, order: OrderDocument): string {
  const { bill } = facts.words;
  const { record, tax, taxRates } = order;
  const quoted = record?.reservation || facts.data.delivery_cost !== undefined;
  const isExport = record?.outside_germany && record.shipping === "delivery" && taxRates.length === 0;
  return [
    tax > 0 ? bill.tax(inCurrency(tax, facts.language), percents(taxRates, facts.language)) : "",
    isExport ? bill.isExport : "",
    record?.outside_germany && !quoted
      ? record.shipping === "pickup"
        ? bill.abroadPickup
        : bill.abroad
      : "",
    record?.shipping === "delivery" && !record.outside_germany ? postage(facts, order) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function postage({ words }: MailFacts, order: OrderDocument): string {
  return contentsOf(order) === "samples" ? words.bill.letter : words.bill.delivery;
}

/** Whether an order is of furniture, of samples or of both. */
export function contentsOf({ lines }: OrderDocument): CartContents {
  return cartContents(lines.map(({ kind }) => kind));
}

/** What was promised when the order was placed; today's promise for an order that kept none. */
function promisedWeeks(shop: ServedDetails, record: OrderDocument["record"]): number {
  return record?.promised_weeks ?? (record?.express_build ? shop.expressWeeks : shop.deliveryWeeks);
}

/** When and how the pieces come to their owner: furniture by forwarder or by pick-up, samples by letter post. */
export function shippingText(facts: MailFacts, order: OrderDocument): string {
  const { shop, language } = facts;
  const { record } = order;
  const contents = contentsOf(order);
  if (contents === "samples") return sampleText(facts, order);
  const say = sayings(facts, "shipping", {});
  const Lieferzeit = weeksInWords(promisedWeeks(shop, record), language);
  const pickup = record?.shipping === "pickup";
  const furniture = pickup
    ? say.pickup({ Lieferzeit, Abholort: shopAddress(shop) })
    : say.delivery({ Lieferzeit });
  if (contents === "furniture") return furniture;
  return `${furniture} ${pickup ? say.samplesAtPickup() : sampleText(facts, order, true)}`;
}

/** How a sample comes. `ahead`: there is furniture in the order, too. Abroad the post promises no day. */
function sampleText(facts: MailFacts, { record }: OrderDocument, ahead = false): string {
  const say = sayings(facts, "shipping", {});
  if (record?.outside_germany) return say.samplesAbroad();
  const days = record?.promised_sample_days ?? facts.shop.sampleDays;
  const Musterzeit = workingDaysInWords(days, facts.language);
  return ahead ? say.samplesFirst({ Musterzeit }) : say.samples({ Musterzeit });
}

/** The same, with the day from which a promise counts that waits for its money. */
export function shippingAfterMoney(facts: MailFacts, order: OrderDocument): string {
  return `${shippingText(facts, order)} ${sayings(facts, "shipping", {}).afterTransfer()}`;
}
