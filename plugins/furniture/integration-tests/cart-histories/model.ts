import { type CartMoney, cartMoney, type Kind, type Prices } from "@planke46/furniture-rules";

export interface ModelLine {
  id: string;
  kind: Kind;
  price: number;
  configuration: unknown;
}

/** What a cart should be after the steps so far: a small state of the test's own, priced by the rules. */
export interface Model {
  prices: Prices;
  lines: ModelLine[];
  terms: {
    shipping: "delivery" | "pickup";
    express_build: boolean;
    outside_germany: boolean;
    data_security: boolean;
  };
  voucher: { code: string; value: number } | null;
  /** Whether contact data have been given. */
  contact: boolean;
  /** The country of delivery; null is not said yet. */
  country: string | null;
  /** The postcode that was typed last. */
  zip: string;
  /** Whether a payment has been prepared at some time. */
  prepared: boolean;
}

export function emptyCart(prices: Prices): Model {
  return {
    prices,
    lines: [],
    terms: { shipping: "delivery", express_build: false, outside_germany: false, data_security: false },
    voucher: null,
    contact: false,
    country: null,
    zip: "",
    prepared: false,
  };
}

export function moneyOf({ lines, terms, voucher, prices }: Model): CartMoney {
  const { shipping, express_build: expressBuild } = terms;
  return cartMoney(lines, { shipping, expressBuild }, voucher?.value ?? 0, prices);
}

export function payByOf(model: Model): "card" | "bank_transfer" | "reservation" | "free" {
  if (model.terms.outside_germany) return "reservation";
  if (model.lines.length > 0 && moneyOf(model).total === 0) return "free";
  return model.voucher?.value === 0 ? "bank_transfer" : "card";
}

/** Samples alone go by post: what was chosen for furniture counts again once there is some. */
export function countingTerms({ lines, terms }: Model): Model["terms"] {
  const samplesOnly = lines.length > 0 && lines.every(({ kind }) => kind === "sample");
  return samplesOnly ? { ...terms, shipping: "delivery", express_build: false } : terms;
}

/** Germany has postcodes of five digits, Austria and Switzerland, where else the model goes, of four. */
export function isOrderable(model: Model): boolean {
  const { lines, contact, country, zip } = model;
  const terms = countingTerms(model);
  const addressFits =
    terms.shipping === "pickup" ||
    (terms.outside_germany ? country !== null && /^\d{4}$/.test(zip) : /^\d{5}$/.test(zip));
  return lines.length > 0 && contact && terms.data_security && addressFits;
}

/** Moves the country along with the terms, as the shop does. */
export function chooseTerms(model: Model, change: Partial<Model["terms"]>): void {
  model.terms = { ...model.terms, ...change };
  if (!model.terms.outside_germany) model.country = "de";
  else if (model.country === "de") model.country = null;
}
