import { z } from "zod";
import { ApiError } from "../api/errors";
import { readCard } from "../payments/cards";
import { authenticate, type Confirmation, confirmCard, confirmMeans, type Payer } from "../payments/confirm";
import { readIban } from "../payments/debits";
import { METHOD_TYPES } from "../store/records";
import type { State } from "../store/state";

/** Stripe's own test account, whose debits the sandbox decides by a button. */
export const TEST_IBAN = "AT611904300234573201";

export const paySchema = z.strictObject({
  method: z.enum(METHOD_TYPES).default("card"),
  card: z.string().default("4242424242424242"),
  iban: z.string().default(TEST_IBAN),
  email: z.email().default("test@example.com"),
  name: z.string().default("Test"),
  /** What is answered to 3-D Secure, PayPal or Klarna. */
  authentication: z.enum(["complete", "fail"]).default("complete"),
});

type PayWish = z.infer<typeof paySchema>;

/** Pays a session as its page would. @returns nothing when there is no such session */
export function payWithoutPage(state: State, sessionId: string, wish: PayWish): unknown {
  const session = state.get("session", sessionId)?.session;
  if (session && !session.payment_method_types.includes(wish.method)) {
    const message = `This Checkout Session takes ${session.payment_method_types.join(", ")}, not ${wish.method}.`;
    throw new ApiError(400, { type: "invalid_request_error", message, param: "method" });
  }
  const first = begin(state, sessionId, wish, { email: wish.email, name: wish.name, form: null });
  if (first === undefined || "faults" in first) return first;
  const last =
    first.outcome === "authenticate"
      ? authenticate(state, sessionId, wish.authentication === "complete")
      : first;
  if (last?.outcome === "declined") return { outcome: last.outcome, error: last.error };
  return { outcome: last?.outcome, session: state.get("session", sessionId)?.session };
}

type Refused = { outcome: "declined"; faults: Record<string, string> };

function begin(
  state: State,
  sessionId: string,
  wish: PayWish,
  payer: Payer,
): Confirmation | Refused | undefined {
  if (wish.method === "card") {
    const form = { number: wish.card, expiry: "12/99", cvc: /^3[47]/.test(wish.card) ? "1234" : "123" };
    const read = readCard(form, new Date());
    if (!read.ok) return { outcome: "declined", faults: read.faults };
    return confirmCard(state, sessionId, read.card, payer);
  }
  if (wish.method === "sepa_debit") {
    const read = readIban(wish.iban);
    if (!read.ok) return { outcome: "declined", faults: { iban: read.fault } };
    return confirmMeans(state, sessionId, { ...payer, means: read.means });
  }
  return confirmMeans(state, sessionId, { ...payer, means: { type: wish.method, country: "DE" } });
}
