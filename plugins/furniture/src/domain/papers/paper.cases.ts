// Papers for the tests: any pieces as if they had been ordered and paid.
import type { Kind } from "@planke46/furniture-rules";
import type { Language } from "../../language/language";
import { SAMPLE_DETAILS } from "../../modules/shop-details/details";
import type { OrderDocument } from "../orders/order-document";
import { sampleLine } from "../orders/sample-line";
import { frameOf, orderContents } from "./freeze";
import type { PaperDocument } from "./frozen";

const ADDRESS = {
  first_name: "Anna",
  last_name: "Muster",
  company: null,
  phone: "030 123",
  address_1: "Musterstraße 1",
  address_2: null,
  postal_code: "10115",
  city: "Berlin",
  province: null,
  country_code: "de",
};

/** What an order is about, in whole EUR. Sums that are not given follow from the pieces. */
export interface OrderWish {
  language?: Language;
  pieces: { kind: Kind; given?: object; discount?: number }[];
  pickup?: number;
  express?: number;
  voucher?: number;
  delivery?: number;
  /** Percent; null beyond the EU. */
  rate?: number | null;
  vatId?: string;
  billing?: Partial<OrderDocument["billing"]>;
  address?: Partial<OrderDocument["delivery"]>;
  ordinary?: { title: string; quantity: number; total: number; rate?: number }[];
  /** What delivers the ordinary goods. */
  parcels?: { total: number; rate?: number }[];
}

/** An order as its document, complete but for what no paper asks. */
export function orderCase(wish: OrderWish): OrderDocument {
  const { pieces, pickup = 0, express = 0, voucher = 0, delivery = 0, rate = 19 } = wish;
  const { ordinary = [], parcels = [] } = wish;
  const lines = pieces.map(({ kind, given, discount = 0 }, index) => ({
    ...sampleLine("1046", index + 1, kind, given),
    discount,
  }));
  const goods = lines.reduce((sum, line) => sum + line.price - line.discount, 0);
  const products = ordinary.map((one, index) => ({ ...one, id: `ordinary_${index}` }));
  const methods = parcels.map((one, index) => ({ ...one, id: `parcel_${index}` }));
  const postage = methods.reduce((sum, one) => sum + one.total, 0);
  const beside = products.reduce((sum, one) => sum + one.total, postage);
  const total = Math.round((goods - pickup + express - voucher + delivery + beside) * 100) / 100;
  const address = { ...ADDRESS, ...wish.address };
  return {
    id: "order_1",
    number: "1046",
    base: 1,
    cancelled: false,
    placedAt: new Date("2026-11-24T22:30:00Z"),
    email: "anna@example.test",
    language: wish.language ?? "de",
    record: {
      pay_by: "card",
      shipping: pickup > 0 ? "pickup" : "delivery",
      express_build: express > 0,
      outside_germany: rate === null,
      goods,
      multi_item_discount: lines.reduce((sum, { discount }) => sum + discount, 0),
      pickup_deduction: pickup,
      express_fee: express,
      voucher_sum: voucher,
      total,
      promised_weeks: 8,
      ...(wish.vatId && { vat_id: wish.vatId }),
    },
    lines,
    foreign: false,
    ordinary: { lines: products, methods, delivery: postage, total: beside },
    planks: [],
    reductions: [],
    methods: [],
    deliveryCost: delivery,
    givenBack: 0,
    credited: 0,
    total,
    tax: 0,
    taxRates: rate === null ? [] : [rate],
    charged: new Map(),
    returned: new Map(),
    rates: new Map(
      [...products, ...methods].flatMap((one) => (one.rate === undefined ? [] : [[one.id, one.rate]])),
    ),
    delivery: address,
    billing: { ...address, ...wish.billing },
    kept: [],
    outstanding: 0,
    due: 0,
    paidAt: null,
    unsettled: false,
    lost: false,
    disputed: null,
    versions: [],
  };
}

/** The invoice of such an order; throws where its parts do not add up. */
export function invoiceCase(wish: OrderWish, rest: Partial<PaperDocument> = {}): PaperDocument {
  const order = orderCase(wish);
  const contents = orderContents(order);
  if (!contents) throw new Error("The parts of the order do not add up");
  return {
    ...frameOf(order, { ...SAMPLE_DETAILS, storefrontUrl: "http://localhost" }),
    ...contents,
    kind: "invoice",
    scope: "order",
    number: "RE-2026-0001",
    issuedAt: "2026-11-25T08:00:00.000Z",
    about: null,
    paidAt: "2026-11-24T22:31:00.000Z",
    paidBy: "online",
    ...rest,
  };
}

/** The credit note that takes an invoice back as a whole. */
export function cancellationCase(invoice: PaperDocument): PaperDocument {
  return {
    ...invoice,
    kind: "credit_note",
    scope: "cancellation",
    number: "GU-2026-0001",
    about: { number: invoice.number, issuedAt: invoice.issuedAt },
  };
}
