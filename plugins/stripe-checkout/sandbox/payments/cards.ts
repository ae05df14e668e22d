import type { DisputeReason, Means, RefundMode } from "../store/records";

/** Stripe's test cards: https://docs.stripe.com/testing */
interface TestCard {
  declineCode?: string;
  authentication?: "required";
  /** Decline that follows a completed authentication. */
  thenDecline?: string;
  country?: string;
  funding?: string;
  /** What becomes of refunds of such a payment; decided later by a button, never by time. */
  refunds?: RefundMode;
  /** The cardholder disputes the payment at once. */
  dispute?: DisputeReason;
}

const TEST_CARDS: Record<string, TestCard> = {
  "4242424242424242": {},
  "4000056655665556": { funding: "debit" },
  "4000002760000016": { country: "DE" },
  "4000000000000077": {},
  "4000000000007726": { refunds: "pend" },
  "4000000000005126": {},
  "4000000000000259": { dispute: "fraudulent" },
  "4000000000002685": { dispute: "product_not_received" },
  "5555555555554444": {},
  "2223003122003222": {},
  "5200828282828210": {},
  "378282246310005": {},
  "6011111111111117": {},
  "3056930009020004": {},
  "3566002020360505": {},
  "4000000000000002": { declineCode: "generic_decline" },
  "4000000000009995": { declineCode: "insufficient_funds" },
  "4000000000009987": { declineCode: "lost_card" },
  "4000000000009979": { declineCode: "stolen_card" },
  "4000000000000069": { declineCode: "expired_card" },
  "4000000000000127": { declineCode: "incorrect_cvc" },
  "4000000000000119": { declineCode: "processing_error" },
  "4000002500003155": { authentication: "required" },
  "4000002760003184": { authentication: "required" },
  "4000000000003220": { authentication: "required" },
  "4000008400001629": { authentication: "required", thenDecline: "generic_decline" },
  "4000008260003178": { authentication: "required", thenDecline: "insufficient_funds" },
};

/** Any other number is a real card as far as the sandbox can tell; Stripe's test mode declines those too. */
const NOT_A_TEST_CARD: TestCard = { declineCode: "test_mode_live_card" };

/** Fields of the card form as typed. */
export interface CardForm {
  number: string;
  /** Month and year as printed on the card: `MM / YY`. */
  expiry: string;
  cvc: string;
}

export interface Card extends TestCard {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

/** What is kept of a card that pays. */
export function cardMeans(card: Card): Extract<Means, { type: "card" }> {
  return {
    type: "card",
    brand: card.brand,
    last4: card.last4,
    expMonth: card.expMonth,
    expYear: card.expYear,
    country: card.country ?? "US",
    funding: card.funding ?? "credit",
    isAuthenticated: card.authentication === "required",
    thenDecline: card.thenDecline ?? null,
    refunds: card.refunds ?? null,
    dispute: card.dispute ?? null,
  };
}

export type CardFault =
  | "incomplete_number"
  | "invalid_number"
  | "incomplete_expiry"
  | "invalid_expiry_month"
  | "past_expiry"
  | "incomplete_cvc";

export type CardFaults = Partial<Record<keyof CardForm, CardFault>>;

/** Reads a card form; faults are those that Stripe's form finds before it asks the bank. */
export function readCard(
  form: CardForm,
  now: Date,
): { ok: true; card: Card } | { ok: false; faults: CardFaults } {
  const number = form.number.replace(/[\s-]/g, "");
  const brand = brandOf(number);
  const expiry = readExpiry(form.expiry);
  const faults: CardFaults = {};

  const numberFault = faultOfNumber(number, brand);
  if (numberFault) faults.number = numberFault;
  const expiryFault = faultOfExpiry(expiry, now);
  if (expiryFault) faults.expiry = expiryFault;
  if (!new RegExp(`^\\d{${brand === "amex" ? 4 : 3}}$`).test(form.cvc.trim())) faults.cvc = "incomplete_cvc";

  if (Object.keys(faults).length > 0 || !expiry) return { ok: false, faults };
  const behaviour = TEST_CARDS[number] ?? NOT_A_TEST_CARD;
  return {
    ok: true,
    card: { ...behaviour, brand, last4: number.slice(-4), expMonth: expiry.month, expYear: expiry.year },
  };
}

function brandOf(number: string): string {
  if (/^4/.test(number)) return "visa";
  if (/^(5[1-5]|2[2-7])/.test(number)) return "mastercard";
  if (/^3[47]/.test(number)) return "amex";
  if (/^(6011|65|64[4-9])/.test(number)) return "discover";
  if (/^3(0|6|8)/.test(number)) return "diners";
  if (/^35/.test(number)) return "jcb";
  return "unknown";
}

function faultOfNumber(number: string, brand: string): CardFault | undefined {
  if (!/^\d*$/.test(number)) return "invalid_number";
  const length = brand === "amex" ? 15 : 16;
  if (number.length < length) return "incomplete_number";
  if (number.length > 19 || brand === "unknown" || !passesLuhn(number)) return "invalid_number";
  return undefined;
}

/** The check digit of ISO/IEC 7812. */
function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, position) => {
    const value = Number(digit) * (position % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function readExpiry(text: string): { month: number; year: number } | undefined {
  const match = /^\s*(\d{1,2})\s*[/\-. ]?\s*(\d{2}|\d{4})\s*$/.exec(text);
  if (!match) return undefined;
  const year = Number(match[2]);
  return { month: Number(match[1]), year: year < 100 ? 2000 + year : year };
}

function faultOfExpiry(
  expiry: { month: number; year: number } | undefined,
  now: Date,
): CardFault | undefined {
  if (!expiry) return "incomplete_expiry";
  if (expiry.month < 1 || expiry.month > 12) return "invalid_expiry_month";
  const isPast = expiry.year * 12 + expiry.month < now.getFullYear() * 12 + now.getMonth() + 1;
  return isPast ? "past_expiry" : undefined;
}
