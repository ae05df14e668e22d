import { countryCode, kindName } from "@planke46/furniture-rules";
import { market } from "../../core/options/market";
import { isElectrical } from "../../language/safety";
import type { ServedDetails } from "../../modules/shop-details/details";
import { nameOf, type StoredAddress, sameAddress } from "../orders/address";
import { describeLine } from "../orders/describe";
import type { OrderDocument } from "../orders/order-document";
import { begunAt, promisedDay, promisedWorkingDay } from "../workshop/days";
import type { PaperAdjustment, PaperDocument, PaperPosition, Party } from "./frozen";
import { type GrossAmount, splitByRate } from "./vat";

type Contents = Pick<PaperDocument, "positions" | "adjustments" | "taxes">;
type Frame = Omit<
  PaperDocument,
  "kind" | "scope" | "number" | "issuedAt" | "about" | "paidAt" | "paidBy" | "paidParts" | keyof Contents
>;

/** What every paper of an order says, whatever it is about. */
export function frameOf(order: OrderDocument, shop: ServedDetails): Frame {
  const { record, delivery, billing, language } = order;
  const buyer = billing ?? delivery;
  const pickup = record?.shipping === "pickup";
  const elsewhere = delivery && billing && !pickup && !sameAddress(delivery, billing) ? delivery : null;
  return {
    language,
    currency: market().currency.toUpperCase(),
    seller: sellerOf(
      shop,
      order.lines.some(({ kind }) => isElectrical(kind)),
    ),
    buyer: { ...partyOf(buyer), vatId: record?.vat_id ?? "" },
    shipTo: elsewhere && partyOf(elsewhere),
    pickup,
    order: {
      number: order.number,
      placedAt: order.placedAt.toISOString(),
      version: record?.version ?? 1,
    },
    expectedBy: expectedBy(order),
    isExport: order.taxRates.length === 0 && Boolean(record?.outside_germany),
  };
}

function sellerOf(shop: ServedDetails, electrical: boolean): PaperDocument["seller"] {
  const { name, company, street, zip, city, vatId, taxNumber, phone, mail } = shop;
  const { bankHolder, bankName, iban, bic } = shop;
  return {
    shop: name,
    name: company,
    company,
    ...{ zip, city, vatId, taxNumber, phone, mail },
    weeeNumber: electrical ? shop.weeeNumber : "",
    lines: [street],
    country: countryCode(shop.country) ?? market().homeCountry.toUpperCase(),
    bank: { holder: bankHolder, name: bankName, iban, bic },
  };
}

function partyOf(address: StoredAddress | null): Party {
  const { company, address_1, address_2, postal_code, city, country_code } = address ?? {};
  return {
    name: nameOf(address),
    company: company ?? "",
    lines: [address_1, address_2].filter((line): line is string => Boolean(line)),
    zip: postal_code ?? "",
    city: city ?? "",
    country: (country_code || market().homeCountry).toUpperCase(),
    vatId: "",
  };
}

/** The last day of what was promised, furniture and samples alike. A paper is issued for money: the time runs from now at the latest. */
function expectedBy(order: OrderDocument): string | null {
  const { promised_weeks, promised_sample_days } = order.record ?? {};
  const begun = begunAt(order) ?? new Date();
  const days = [
    ...(promised_weeks ? [promisedDay(begun, promised_weeks)] : []),
    ...(promised_sample_days ? [promisedWorkingDay(begun, promised_sample_days)] : []),
  ];
  return days.sort().at(-1) ?? null;
}

/** What the order was agreed to cost, before anything was given back; cents. */
export function agreedCents({ total, givenBack }: OrderDocument): number {
  return cents(total + givenBack);
}

/**
 * Everything that was ordered, with the VAT taken out. Undefined where the parts of the order do not add up to its price: then
 * something is about to change it, or it is not the shop's.
 */
export function orderContents(order: OrderDocument): Contents | undefined {
  const { record, lines, ordinary, language } = order;
  if (!record) return undefined;
  const rateOf = (id: string) => order.rates.get(id) ?? order.taxRates[0] ?? 0;
  const [first] = lines;
  const own = first ? rateOf(first.id) : (order.taxRates[0] ?? 0);
  const pieces = lines.map((line) => ({
    number: line.number,
    title: kindName(line.kind, language),
    details: describeLine(line, language).map(({ label, value }) => `${label}: ${value}`),
    quantity: 1,
    discount: cents(line.discount),
    gross: cents(line.price - line.discount),
    rate: rateOf(line.id),
  }));
  const products = ordinary.lines.map((line) => ({
    number: "",
    title: line.title,
    details: [],
    quantity: line.quantity,
    discount: 0,
    gross: cents(line.total),
    rate: rateOf(line.id),
  }));
  const extra = (code: PaperAdjustment["code"], eur: number, rate = own) =>
    eur === 0 ? [] : [{ code, gross: cents(eur), rate }];
  const extras = [
    ...extra("pickup", -record.pickup_deduction),
    ...extra("express", record.express_fee),
    ...extra("delivery", order.deliveryCost),
    ...ordinary.methods.flatMap(({ id, total }) => extra("delivery", total, rateOf(id))),
    ...extra("voucher", -record.voucher_sum),
  ];
  const positions = [...pieces, ...products];
  const given: GrossAmount[] = [...positions, ...extras];
  if (given.reduce((sum, { gross }) => sum + gross, 0) !== agreedCents(order)) return undefined;
  const { amounts, taxes } = splitByRate(given);
  const part = (index: number) => ({ net: amounts[index]?.net ?? 0, vat: amounts[index]?.vat ?? 0 });
  return {
    positions: positions.map((one, index): PaperPosition => ({ ...one, ...part(index) })),
    adjustments: extras.map((one, index): PaperAdjustment => ({ ...one, ...part(positions.length + index) })),
    taxes: taxes.filter(({ gross }) => gross !== 0),
  };
}

/** One position for each rate, where money is spoken of and not pieces. */
export function moneyContents(taxes: Contents["taxes"], title: string): Contents {
  const positions = taxes.map((tax) => ({
    ...tax,
    number: "",
    title,
    details: [],
    quantity: 1,
    discount: 0,
  }));
  return { positions, adjustments: [], taxes };
}

function cents(eur: number): number {
  return Math.round(eur * 100);
}
