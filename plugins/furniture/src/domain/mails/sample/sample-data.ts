import { defaultConfiguration, HOME_COUNTRY, type Kind } from "@planke46/furniture-rules";
import { toTheSecond } from "../../../core/formats";
import { market } from "../../../core/options/market";
import type { Language } from "../../../language/language";
import { textsIn } from "../../../language/texts";
import type { MailTemplate } from "../../../modules/mails/mail";
import type { StoredAddress } from "../../orders/address";
import type { OrderDocument } from "../../orders/order-document";
import type { OrderLine } from "../../orders/order-lines";
import { sampleLine } from "../../orders/sample-line";
import type { MailedPaper } from "../facts/mail-facts";

const said = (language: Language) => textsIn(language).sample;

const MOMENT = "2026-11-21T10:00:00.000Z";

/** What a template needs beyond the order, as it is for a customer with this language. */
export function sampleData(template: MailTemplate, language: Language): Record<string, unknown> {
  return sampleDataIn(language)[template] ?? {};
}

const sampleDataIn = (language: Language): Partial<Record<MailTemplate, Record<string, unknown>>> => ({
  payment_link: { url: "https://planke46.example/pay/cs_1?a=1&b=2", last_day: "2026-12-21" },
  offer_ending: { url: "https://planke46.example/pay/cs_1", amount: 1681, last_day: "2026-12-21" },
  work_begun: { day: "2027-01-20" },
  ready_for_delivery: { lines: ["ordli_1"] },
  workshop_refund_failed: { detail: "Stripe hat die Erstattung von 175,00 EUR abgelehnt." },
  order_changed: { before: 1362, after: 1606, amount: 244, url: "https://planke46.example/pay/cs_2" },
  shipped: {
    lines: ["ordli_1", "ordli_2"],
    tracking: [{ number: "00340434", url: "https://parcels.example/00340434" }],
    forwarder: "Heide & Söhne",
  },
  ready_for_pickup: { lines: ["ordli_1"], appointment: { day: "2027-01-15", from: "10:00", to: "12:30" } },
  pickup_reminder: { lines: ["ordli_1"], appointment: { day: "2027-01-15", from: "10:00", to: "12:30" } },
  delivered: { lines: ["ordli_1"] },
  promise_changed: { day: "2027-01-20", reason: said(language).reason },
  transfer_reminder: { cancelled_on: "2026-12-05" },
  staff_invitation: { url: "https://planke46.example/app/invite?token=a.b.c" },
  staff_password_reset: { url: "https://planke46.example/app/reset-password?token=a.b.c" },
  refund: { amount: 1606 },
  refund_failed: { amount: 1606 },
  order_lost: { planks: [said(language).plank], amount: 1491 },
  message_received: {
    name: "Anna",
    text: said(language).question,
    piece: said(language).table,
  },
  difference_link: { amount: 244, url: "https://planke46.example/pay/cs_3" },
  workshop_order_changed: {
    version: 2,
    by: "staff@planke46.example",
    reason: "Am Telefon besprochen",
    changes: ["46.1 Tisch: geändert"],
    transfer: 120,
  },
  workshop_message: {
    name: "Anna",
    email: "anna@example.test",
    phone: "+49 30 1234",
    text: said(language).question,
    sent_at: MOMENT,
    piece: said(language).table,
    details: [{ label: said(language).size, value: "220 × 80 × 75 cm" }],
  },
  withdrawal_received: withdrawal(language),
  design: {
    kind: "table",
    configuration: { ...defaultConfiguration("table") },
    details: [{ label: said(language).size, value: "220 × 80 × 75 cm" }],
    price: 1491,
    priced_at: MOMENT,
    url: `https://planke46.example/configuratorTableDesktop?chosen=dining&lng=${language}`,
  },
  workshop_withdrawal: withdrawal(language),
  workshop_origin_survey: { answer: said(language).heard },
});

/** The sample order as the mail's reader has it: paid by transfer, from abroad, none at all. */
export function sampleOrderOf(template: MailTemplate, order: OrderDocument): OrderDocument | undefined {
  const { record, delivery, total } = order;
  if (!record || ORDERLESS.includes(template)) return undefined;
  if (BY_TRANSFER.includes(template))
    return { ...order, record: { ...record, pay_by: "bank_transfer" }, outstanding: total };
  if (!FROM_ABROAD.includes(template)) return order;
  const delivered = total + (record.pickup_deduction ?? 0);
  return {
    ...order,
    record: {
      ...record,
      pay_by: "reservation",
      shipping: "delivery",
      outside_germany: true,
      pickup_deduction: 0,
      total: delivered,
    },
    total: delivered,
    delivery: delivery && { ...delivery, postal_code: "1010", city: "Wien", country_code: "at" },
  };
}

const ORDERLESS: readonly MailTemplate[] = ["design", "message_received", "order_lost"];
const BY_TRANSFER: readonly MailTemplate[] = ["bank_transfer_details", "transfer_reminder"];
const FROM_ABROAD: readonly MailTemplate[] = ["reservation_confirmation", "payment_link", "offer_ending"];

function withdrawal(language: Language) {
  return {
    withdrawal_id: "wdraw_01TEST",
    name: "Anna Muster",
    email: "anna@example.test",
    order_number: "1012",
    scope: "some",
    pieces: said(language).withdrawn,
    text: said(language).wobbles,
    confirmed_at: MOMENT,
    confirmed_at_words: toTheSecond(new Date(MOMENT), language),
  };
}

/** A changed order's invoice taken back, and the one in its place. */
export function samplePapers(): MailedPaper[] {
  const issued = { currency: market().currency.toUpperCase(), issued_at: new Date("2026-11-25T23:30:00Z") };
  return [
    { kind: "credit_note", scope: "cancellation", number: "GU-2026-0007", cents: 166_600, ...issued },
    { kind: "invoice", scope: "order", number: "RE-2026-0012", cents: 160_600, ...issued },
  ];
}

const ADDRESS: StoredAddress = {
  first_name: "Anna",
  last_name: "Muster",
  company: "",
  address_1: "Musterstraße 1",
  address_2: null,
  province: null,
  postal_code: "10115",
  city: "Berlin",
  country_code: HOME_COUNTRY,
  phone: "+49 30 1234",
};

export function pricedLine(place: number, kind: Kind, [price, discount]: [number, number]): OrderLine {
  const stated = { price, discount, madeToMeasure: kind === "table" };
  return { ...sampleLine("1012", place, kind, defaultConfiguration(kind)), ...stated };
}

/**
 * An order of two pieces with everything an order can have, to show what a mail looks like:
 * 1491 + 194 − 19 − 75 (pick-up) + 65 (express) − 50 (voucher) = 1606 EUR.
 */
export function sampleOrder(language: Language, change: Partial<OrderDocument> = {}): OrderDocument {
  return {
    id: "order_01TEST",
    number: "1012",
    base: 1,
    placedAt: new Date("2026-11-21T10:00:00Z"),
    cancelled: false,
    disputed: null,
    unsettled: false,
    lost: false,
    email: "anna@example.test",
    language,
    record: {
      pay_by: "card",
      shipping: "pickup",
      express_build: true,
      outside_germany: false,
      voucher_code: "FREUNDE",
      goods: 1666,
      multi_item_discount: 19,
      pickup_deduction: 75,
      express_fee: 65,
      voucher_sum: 50,
      total: 1606,
      message: said(language).message,
    },
    lines: [pricedLine(1, "table", [1491, 0]), pricedLine(2, "stool", [194, 19])],
    foreign: false,
    ordinary: { lines: [], methods: [], delivery: 0, total: 0 },
    planks: [],
    reductions: [],
    methods: [],
    deliveryCost: 0,
    givenBack: 0,
    credited: 0,
    total: 1606,
    tax: 256.42,
    taxRates: [19],
    rates: new Map(),
    charged: new Map(),
    returned: new Map(),
    delivery: ADDRESS,
    billing: null,
    kept: [],
    outstanding: 0,
    due: 0,
    paidAt: null,
    versions: [],
    ...change,
  };
}
