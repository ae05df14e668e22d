import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaRequestHandler,
  MedusaResponse,
} from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { Language } from "../language/texts";
import { closed, withCartLock } from "../settlement/cart-lock";
import { failureIn, type OwnReason, refundReason } from "../staff/refund-reasons";
import { staffLanguage, staffWords } from "../staff/words";
import { configuredOptions, stripeClient } from "../stripe/client";
import { StripeSilent } from "../stripe/failure";
import { isCancellable } from "./cancellable";
import { convergeRefunds } from "./converge";
import { refundOrder, withOrderLock } from "./order-book";
import { paymentsOf, type StripePayment } from "./payments";

/** Why staff are refused, and what to do instead. */
interface Refusal {
  type: "not_allowed";
  message: string;
  issues: { path: string; message: string; code: string; params: Record<string, unknown> }[];
}

/**
 * Medusa's own route for a refund: what Stripe knows is entered first. Where that was news, staff have decided by an old
 * picture and look again.
 */
export const refundInTurn: MedusaRequestHandler = (request, response, next) => {
  const about = { payment: request.params.id ?? "" };
  inTurn(request, response, next, about, async (_payments, isNew) =>
    isNew ? refusal(request, "refunds_changed", {}) : undefined,
  );
};

/**
 * Medusa's own route that cancels an order. Its workflow enters a refund even where the provider has refused; so all money
 * goes back before, and where it does not, the order is not cancelled.
 */
export const cancelInTurn: MedusaRequestHandler = (request, response, next) => {
  const order = request.params.id ?? "";
  inTurn(request, response, next, { order }, async (payments) => {
    if (!(await isCancellable(request.scope, order))) return undefined;
    for (const { id, kept, currency_code } of payments) {
      if (kept <= 0) continue;
      const failure = await refundAll(request.scope, order, id, kept);
      if (failure === undefined) continue;
      const language = staffLanguage(request.headers["accept-language"]);
      const amount = inMoney(kept, currency_code, language);
      return refusal(request, "not_cancelled", { amount, reason: refundReason(failure, language) });
    }
    return undefined;
  });
};

/** Runs a route of Medusa's about money while nothing else touches its payments, compared with Stripe before and after. */
function inTurn(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
  about: { payment: string } | { order: string },
  prepare: (payments: StripePayment[], isNew: boolean) => Promise<Refusal | undefined>,
): void {
  const answered = closed(response);
  const container = request.scope;
  const proceed = async (): Promise<void> => {
    const shown = await paymentsOf(container, about);
    await compare(container, shown);
    const payments = await paymentsOf(container, about);
    const isNew = payments.some(({ kept }, place) => kept !== shown[place]?.kept);
    const refused = await prepare(payments, isNew).catch(async (error: unknown) => {
      await compareQuietly(container, payments);
      throw error;
    });
    // What was refused is staff's to see before they read of it.
    if (refused) {
      await compare(container, payments);
      response.status(400).json(refused);
      return;
    }
    const routeIsDone = answerAfter(request, response, () => compareQuietly(container, payments));
    const order = "order" in about ? about.order : payments.find(({ order_id }) => order_id)?.order_id;
    await withOrderLock(container, order, () => {
      next();
      return Promise.race([routeIsDone, answered]);
    });
    await answered;
  };
  paymentsOf(container, about)
    .then((payments) => withCartLock(container, subjectsOf(payments, about), proceed))
    .catch((error) => {
      if (response.headersSent) return;
      if (error instanceof StripeSilent) response.status(502).json(refusal(request, "stripe_silent", {}));
      else next(error);
    });
}

/**
 * The answer leaves when the books are right: staff read them next. It says in their language why a refund is not made.
 * @returns resolves when the route itself is done, before the books are compared
 */
function answerAfter(
  request: MedusaRequest,
  response: MedusaResponse,
  work: () => Promise<void>,
): Promise<void> {
  let tellDone = () => {};
  const done = new Promise<void>((resolve) => {
    tellDone = resolve;
  });
  const send = response.json.bind(response);
  response.json = (body) => {
    tellDone();
    const failure = response.statusCode < 400 ? undefined : failureOf(body);
    // Medusa calls it a fault of the shop's own.
    if (failure === ("stripe_silent" satisfies OwnReason)) response.status(502);
    const language = staffLanguage(request.headers["accept-language"]);
    const said =
      failure === undefined
        ? body
        : refusal(request, "refund_refused", { reason: refundReason(failure, language) });
    work().finally(() => send(said));
    return response;
  };
  return done;
}

/** A shop's own error handler may have put its words for Stripe's silence in the place of the message. */
function failureOf(body: unknown): string | undefined {
  const { message, issues } = Object(body);
  const silent: OwnReason = "stripe_silent";
  return Object(issues)[0]?.code === silent ? silent : failureIn(message);
}

async function compareQuietly(container: MedusaContainer, payments: readonly StripePayment[]): Promise<void> {
  try {
    await compare(container, payments);
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    logger.warn(`Refunds are compared with Stripe by the job: ${(error as Error).message}`);
  }
}

function subjectsOf(
  payments: readonly StripePayment[],
  about: { payment: string } | { order: string },
): string[] {
  return [
    ...Object.values(about),
    ...payments.flatMap(({ intent, cart_id }) => (cart_id ? [intent, cart_id] : [intent])),
  ];
}

/** Without a payment of Stripe it needs no account there. */
async function compare(container: MedusaContainer, payments: readonly StripePayment[]): Promise<void> {
  if (payments.length === 0) return;
  const stripe = stripeClient(configuredOptions(container));
  for (const { intent } of payments) await convergeRefunds(container, stripe, intent);
}

/**
 * @returns why it was refused
 * @throws what went wrong otherwise, such as the database: the money may have gone back all the same
 */
async function refundAll(
  container: MedusaContainer,
  orderId: string,
  paymentId: string,
  amount: number,
): Promise<string | undefined> {
  try {
    await refundOrder(container, orderId, { payment_id: paymentId, amount });
    return undefined;
  } catch (error) {
    const isTold = typeof error === "object" && error !== null && "message" in error;
    const failure = failureIn(isTold ? error.message : error);
    if (failure === undefined) throw error;
    return failure;
  }
}

function inMoney(amount: number, currency: string, language: Language): string {
  return new Intl.NumberFormat(language, { style: "currency", currency }).format(amount);
}

function refusal(
  request: MedusaRequest,
  code: "refunds_changed" | "refund_refused" | "stripe_silent" | "not_cancelled",
  params: Record<string, unknown>,
): Refusal {
  const message = staffWords(request.headers["accept-language"])[code](params);
  return { type: "not_allowed", message, issues: [{ path: "payment", message, code, params }] };
}
