import { randomUUID } from "node:crypto";
import { container as app } from "@medusajs/framework";
import type {
  AuthorizePaymentInput,
  AuthorizePaymentOutput,
  CancelPaymentInput,
  CancelPaymentOutput,
  CapturePaymentInput,
  CapturePaymentOutput,
  DeletePaymentInput,
  DeletePaymentOutput,
  GetPaymentStatusInput,
  GetPaymentStatusOutput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
  Logger,
  ProviderWebhookPayload,
  RefundPaymentInput,
  RefundPaymentOutput,
  RetrievePaymentInput,
  RetrievePaymentOutput,
  UpdatePaymentInput,
  UpdatePaymentOutput,
  WebhookActionResult,
} from "@medusajs/framework/types";
import {
  AbstractPaymentProvider,
  ContainerRegistrationKeys,
  MedusaError,
  Modules,
  PaymentSessionStatus,
} from "@medusajs/framework/utils";
import type Stripe from "stripe";
import {
  firstData,
  type KnownSession,
  knownSession,
  readWishes,
  requireSession,
  sessionData,
} from "../../checkout-session/data";
import { checkoutParameters } from "../../checkout-session/parameters";
import {
  closeSession,
  paymentIntentId,
  type Standing,
  standingOf,
  WITH_CHARGE,
} from "../../checkout-session/standing";
import { webhookAction } from "../../checkout-session/webhook-action";
import type { Connection } from "../../database/connection";
import { REFUND_REFUSED } from "../../matters/events";
import { askForRefund } from "../../refunds/ask-for-refund";
import { refundBeingEntered } from "../../refunds/order-book";
import { type RefundBook, StoredRefundBook } from "../../refunds/refund-book";
import { shopId } from "../../shop-id/own";
import { notRefunded, type OwnReason } from "../../staff/refund-reasons";
import { smallestUnit } from "../../stripe/amount";
import { stripeClient } from "../../stripe/client";
import { calling, StripeSilent } from "../../stripe/failure";
import { readOptions, type StripeCheckoutOptions } from "../../stripe/options";

const STATUS: Record<Standing, PaymentSessionStatus> = {
  open: PaymentSessionStatus.REQUIRES_MORE,
  // The order is placed and has no payment until the bank has paid.
  underway: PaymentSessionStatus.PENDING_AUTHORIZATION,
  expired: PaymentSessionStatus.CANCELED,
  paid: PaymentSessionStatus.CAPTURED,
  // Given-back money pays for no order.
  refunded: PaymentSessionStatus.CANCELED,
  failed: PaymentSessionStatus.CANCELED,
};

/** What the provider keeps in the database. */
export interface Store {
  refunds: RefundBook;
  /** See `shopId`. */
  shopId(): Promise<string>;
  /** Reports the refusal, so that the payment is compared and the list of open matters is sent again. */
  refused(intent: string): Promise<void>;
}

type Dependencies = {
  logger: Logger;
  [ContainerRegistrationKeys.PG_CONNECTION]?: Connection;
};

/** Takes payments on Stripe's hosted Checkout page; the money is captured at once. */
export class StripeCheckoutProvider extends AbstractPaymentProvider<StripeCheckoutOptions> {
  static override identifier = "stripe-checkout";

  private readonly stripe: Stripe;
  private readonly options: StripeCheckoutOptions;
  private readonly logger: Logger;
  private readonly store: Store;

  static override validateOptions(options: Record<string, unknown>): void {
    readOptions(options);
  }

  /** @param store the shop's database unless a test brings its own */
  constructor(container: Dependencies, options: StripeCheckoutOptions, store?: Store) {
    super(container, options);
    this.logger = container.logger;
    this.options = readOptions(options);
    this.stripe = stripeClient(this.options);
    this.store = store ?? storeIn(container, this.options);
  }

  async initiatePayment(input: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    const session = await this.createSession(input);
    return { id: session.id, status: PaymentSessionStatus.PENDING, data: firstData(input.data, session) };
  }

  /** Another amount is another Checkout Session: Stripe's cannot be changed once created. */
  async updatePayment(input: UpdatePaymentInput): Promise<UpdatePaymentOutput> {
    const known = requireSession(input.data);
    const amount = smallestUnit(input.amount, input.currency_code);
    if (known.amount === amount && known.currency === input.currency_code.toLowerCase())
      return { data: input.data };
    await calling("change the payment", () => this.close(known));
    const session = await this.createSession(input, known);
    return { status: PaymentSessionStatus.PENDING, data: sessionData(input.data, session) };
  }

  async deletePayment(input: DeletePaymentInput): Promise<DeletePaymentOutput> {
    const known = knownSession(input.data);
    if (known) await calling("withdraw the payment page", () => this.close(known));
    return { data: input.data };
  }

  async authorizePayment(input: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    const known = requireSession(input.data);
    const session = await this.findSession("check the payment", known);
    const data = sessionData(input.data, session);
    const standing = standingOf(session);
    const isWhatWasAsked = session.amount_total === known.amount && session.currency === known.currency;
    if (standing === "paid" && !isWhatWasAsked) {
      this.logger.error(
        `Checkout Session ${session.id} was paid with ${session.amount_total} ${session.currency} instead of ${known.amount} ${known.currency}.`,
      );
      return { status: PaymentSessionStatus.ERROR, data: input.data };
    }
    return { status: STATUS[standing], data };
  }

  async getPaymentStatus(input: GetPaymentStatusInput): Promise<GetPaymentStatusOutput> {
    const session = await this.findSession("check the payment", requireSession(input.data));
    return { status: STATUS[standingOf(session)], data: sessionData(input.data, session) };
  }

  async retrievePayment(input: RetrievePaymentInput): Promise<RetrievePaymentOutput> {
    const session = await this.findSession("find the payment", requireSession(input.data));
    return { data: sessionData(input.data, session) };
  }

  /** Stripe captures when the shopper pays, so this confirms it. */
  async capturePayment(input: CapturePaymentInput): Promise<CapturePaymentOutput> {
    const session = await this.findSession("capture the payment", requireSession(input.data));
    if (session.payment_status !== "paid") {
      throw new MedusaError(
        MedusaError.Types.NOT_ALLOWED,
        `Checkout Session ${session.id} has not been paid.`,
      );
    }
    return { data: sessionData(input.data, session) };
  }

  /**
   * Refunds the requested amount, or what is left of it: earlier refunds count as done. Repeated calls with Medusa's
   * idempotency key of one refund give the money back once. A missing answer is no failure: the request is repeated
   * until Stripe decides.
   * @throws MedusaError when Stripe declined, or could not be asked what is left
   */
  async refundPayment(input: RefundPaymentInput): Promise<RefundPaymentOutput> {
    try {
      return await this.refund(input);
    } catch (error) {
      if (!(error instanceof StripeSilent)) throw error;
      this.logger.error(error.message);
      throw new StripeSilent(notRefunded("stripe_silent" satisfies OwnReason));
    }
  }

  private async refund(input: RefundPaymentInput): Promise<RefundPaymentOutput> {
    const known = requireSession(input.data);
    const key = input.context?.idempotency_key;
    const entered = refundBeingEntered();
    if (entered && key) {
      await this.store.refunds.enter(entered.stripeId, key);
      return { data: input.data };
    }
    const session = await this.findSession("refund the payment", known);
    const intent = paymentIntentId(session);
    if (!intent) {
      throw new MedusaError(
        MedusaError.Types.NOT_ALLOWED,
        `Checkout Session ${session.id} has not been paid.`,
      );
    }
    const { currency } = known;
    const attempt = key ?? `unnamed:${randomUUID()}`;
    const amount = smallestUnit(input.amount, currency);
    const { status, failure } = await calling("refund the payment", () =>
      askForRefund(this.stripe, this.store.refunds, { attempt, intent, amount, currency }),
    );
    if (status === "refused" || status === "failed" || status === "canceled") {
      await this.store.refused(intent);
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, notRefunded(failure ?? status));
    }
    return { data: input.data };
  }

  /** Withdraws the page of an unpaid session. @throws MedusaError when it was paid: that needs a refund */
  async cancelPayment(input: CancelPaymentInput): Promise<CancelPaymentOutput> {
    return this.deletePayment(input);
  }

  /** @throws MedusaError when the signature is not Stripe's */
  async getWebhookActionAndData(payload: ProviderWebhookPayload["payload"]): Promise<WebhookActionResult> {
    const signature = String(payload.headers["stripe-signature"] ?? "");
    const event = await calling("verify the event", async () =>
      this.stripe.webhooks.constructEvent(payload.rawData as string, signature, this.options.webhookSecret),
    );
    return webhookAction(event);
  }

  private async createSession(
    input: InitiatePaymentInput | UpdatePaymentInput,
    replaced?: KnownSession,
  ): Promise<Stripe.Checkout.Session> {
    const wishes = readWishes(input.data);
    const order = {
      amount: smallestUnit(input.amount, input.currency_code),
      currency: input.currency_code,
      customerEmail: input.context?.customer?.email,
      shopId: await this.store.shopId(),
    };
    // A replaced session gets a key of its own: the same amount may come back later in the life of one cart.
    const key = [wishes.session_id, order.amount, replaced?.id]
      .filter((part) => part !== undefined)
      .join(":");
    const parameters = checkoutParameters(this.options, wishes, order, new Date());
    return calling("start the payment", () =>
      this.stripe.checkout.sessions.create(parameters, { idempotencyKey: `checkout:${key}` }),
    );
  }

  private async close(known: KnownSession): Promise<void> {
    return closeSession(this.stripe, known, await this.store.shopId());
  }

  private async findSession(deed: string, known: KnownSession): Promise<Stripe.Checkout.Session> {
    const session = await calling(deed, () => this.stripe.checkout.sessions.retrieve(known.id, WITH_CHARGE));
    if (session.metadata?.session_id !== known.session_id) {
      const message = `Checkout Session ${known.id} does not belong to payment session ${known.session_id}.`;
      throw new MedusaError(MedusaError.Types.INVALID_DATA, message);
    }
    const { shop_id } = session.metadata;
    if (!shop_id || shop_id === (await this.store.shopId())) return session;
    this.logger.info(`Checkout Session ${known.id} is another shop's (${shop_id}) and is left alone.`);
    const message = `Could not ${deed}: it is another shop's, whose database was copied here.`;
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, message);
  }
}

function storeIn(container: Dependencies, { successUrl }: StripeCheckoutOptions): Store {
  const connection = container[ContainerRegistrationKeys.PG_CONNECTION];
  if (!connection) throw new Error("The payment provider needs the shop's database.");
  let known: Promise<string> | undefined;
  const ask = (): Promise<string> => {
    known ??= shopId(connection, successUrl).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  // Medusa gives a payment provider no event bus.
  const refused = async (intent: string): Promise<void> => {
    try {
      await app.resolve(Modules.EVENT_BUS).emit({ name: REFUND_REFUSED, data: { intent } });
    } catch (error) {
      container.logger.warn(`A refused refund is told by the job: ${(error as Error).message}`);
    }
  };
  return { refunds: new StoredRefundBook(connection), shopId: ask, refused };
}
