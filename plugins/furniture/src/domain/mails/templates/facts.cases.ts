import { defaultConfiguration, KINDS, type Kind } from "@planke46/furniture-rules";
import type { Language } from "../../../core/language";
import { isToWorkshop, MAIL_TEMPLATES, type MailTemplate } from "../../../modules/mails/mail";
import { SAMPLE_DETAILS } from "../../../modules/shop-details/details";
import type { StoredAddress } from "../../orders/address";
import type { OrderDocument } from "../../orders/order-document";
import { lineCase } from "../../orders/order-line.cases";
import type { OrderLine } from "../../orders/order-lines";
import { customerFooter, workshopFooter } from "../document/footer";
import type { MailFacts } from "../facts/mail-facts";
import { WORDS } from "../words/words";

/** An order of two pieces with everything an order can have, and mails about it, for tests. */
const ADDRESS: StoredAddress = {
  first_name: "Anna",
  last_name: "Muster",
  company: "",
  address_1: "Musterstraße 1",
  address_2: null,
  province: null,
  postal_code: "10115",
  city: "Berlin",
  country_code: "de",
  phone: "+49 30 1234",
};

function line(place: number, kind: Kind, [price, discount]: [number, number]): OrderLine {
  const stated = { price, discount, madeToMeasure: kind === "table" };
  return { ...lineCase("1012", place, kind, defaultConfiguration(kind)), ...stated };
}

/** 1491 + 194 − 19 − 75 (pick-up) + 65 (express) − 50 (voucher) = 1606 EUR. */
export function orderCase(language: Language, change: Partial<OrderDocument> = {}): OrderDocument {
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
      message: "Bitte klingeln\nzweiter Stock",
    },
    lines: [line(1, "table", [1491, 0]), line(2, "stool", [194, 19])],
    foreign: false,
    ordinary: { lines: [], delivery: 0, total: 0 },
    planks: [],
    reductions: [],
    methods: [],
    deliveryCost: 0,
    givenBack: 0,
    credited: 0,
    total: 1606,
    tax: 256.42,
    taxRates: [19],
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

const DATA: Partial<Record<MailTemplate, Record<string, unknown>>> = {
  payment_link: { url: "https://planke46.example/pay/cs_1?a=1&b=2" },
  order_changed: { before: 1491, after: 1735, amount: 244, url: "https://planke46.example/pay/cs_2" },
  refund: { amount: 1606 },
  refund_failed: { amount: 1606 },
  order_lost: { planks: ["Planke 07 · Nagelreihe"], amount: 1491 },
  message_received: { name: "Anna", text: "Passt der Tisch\ndurch die Tür?", piece: "Tisch" },
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
    text: "Passt der Tisch\ndurch die Tür?",
    sent_at: "2026-11-21T10:00:00.000Z",
    piece: "Tisch",
    details: [{ label: "Maße", value: "220 × 80 × 75 cm" }],
  },
  withdrawal_received: withdrawal(),
  design: {
    kind: "table",
    configuration: { ...defaultConfiguration("table") },
    details: [{ label: "Maße", value: "220 × 80 × 75 cm" }],
    price: 1491,
    priced_at: "2026-11-21T10:00:00.000Z",
    url: "https://planke46.example/configuratorTableDesktop?chosen=dining&lng=de",
  },
  workshop_withdrawal: withdrawal(),
};

function withdrawal() {
  return {
    withdrawal_id: "wdraw_01TEST",
    name: "Anna Muster",
    email: "anna@example.test",
    order_number: "1012",
    scope: "some",
    pieces: "1012.2 Hocker",
    text: "Er wackelt.",
    confirmed_at: "2026-11-21T10:00:00.000Z",
    confirmed_at_words: "21. November 2026, 11:00:00 Uhr",
  };
}

export function factsCase(
  template: MailTemplate,
  language: Language,
  change: Partial<MailFacts> = {},
): MailFacts {
  const shop = { ...SAMPLE_DETAILS, storefrontUrl: "https://planke46.example" };
  const adminUrl = "https://planke46.example/app";
  return {
    language,
    words: WORDS[language],
    shop,
    adminUrl,
    footer: isToWorkshop(template)
      ? workshopFooter(shop, adminUrl)
      : customerFooter(WORDS[language], shop, language),
    order: orderCase(language),
    data: DATA[template] ?? {},
    ...change,
  };
}

/** Every kind of furniture in one order, for mails that must get along with all of them. */
export function orderOfEverything(language: Language): OrderDocument {
  return orderCase(language, {
    lines: KINDS.map((kind, index) => line(index + 1, kind, [100, 0])),
  });
}

export const EVERY_MAIL = MAIL_TEMPLATES.flatMap((template) =>
  (["de", "en"] as const).map((language) => ({ template, language })),
);
