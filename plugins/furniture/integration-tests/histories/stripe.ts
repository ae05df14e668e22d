import { expect } from "vitest";
import { admin, sandbox } from "../../../../tests/shopper/shop";
import { mayCancel } from "./allowed";
import { deliverAll, refundsAt } from "./at-stripe";
import {
  askedOf,
  endRefund,
  giveBackAll,
  payOtherwise,
  payOutOtherwise,
  refund,
  retry,
  settleMadeUp,
} from "./refunding";
import { cancelled } from "./staff-orders";
import { expectTaken, OfOrder, pick, sweep } from "./step";
import {
  isDisputed,
  isPaid,
  isTransfer,
  keptOf,
  type Order,
  type Payment,
  type Refund,
  type RefundMode,
  type World,
} from "./world";

/** A deed about one payment of an order that Stripe has taken. */
abstract class OfPayment extends OfOrder {
  abstract readonly fits: (payment: Payment, order: Order) => boolean;
  abstract atPayment(payment: Payment, order: Order, world: World): Promise<void>;

  private payments(order: Order): Payment[] {
    return order.payments.filter((payment) => !isTransfer(payment) && this.fits(payment, order));
  }

  readonly about = (order: Order) => order.placed && this.payments(order).length > 0;

  async deed(order: Order, world: World): Promise<void> {
    const payment = pick(this.payments(order), this.which);
    if (!payment) return;
    await this.atPayment(payment, order, world);
    await sweep(order);
  }
}

/** The owner of the account gives money back in Stripe's dashboard. */
export class RefundInDashboard extends OfPayment {
  readonly name: string;
  readonly fits = (payment: Payment) => keptOf(payment) > 0;

  constructor(
    which: number,
    private readonly percent: number,
  ) {
    super(which);
    this.name = `refund ${percent} % in the dashboard`;
  }

  async atPayment(payment: Payment, order: Order): Promise<void> {
    const amount = Math.ceil((keptOf(payment) * this.percent) / 100);
    const { status } = await sandbox("POST", `/payments/${payment.session}/refunds`, {
      amount: amount * 100,
    });
    const asked = askedOf(payment);
    expect(status < 300, `${this.name}: ${status}`).toBe(asked !== "refused");
    if (asked !== "refused") refund(order, payment, amount);
  }
}

/** What becomes of the next refunds of a payment. */
export class SetRefundMode extends OfPayment {
  readonly name: string;
  readonly fits = isPaid;

  constructor(
    which: number,
    private readonly mode: RefundMode,
  ) {
    super(which);
    this.name = `refunds: ${mode}`;
  }

  async atPayment(payment: Payment): Promise<void> {
    await sandbox("PUT", `/payments/${payment.session}/refund-mode`, { mode: this.mode });
    payment.mode = this.mode;
  }
}

/** A refund that waits comes to its end; one that was sent comes back. */
export class EndRefund extends OfPayment {
  readonly name: string;
  readonly fits = (payment: Payment) => payment.entered && this.open(payment).length > 0;

  constructor(
    which: number,
    private readonly status: "succeeded" | "failed",
  ) {
    super(which);
    this.name = `refund ends: ${status}`;
  }

  private open({ refunds }: Payment): Refund[] {
    return refunds.filter(({ status }) => status !== "failed" && status !== this.status);
  }

  async atPayment(payment: Payment, order: Order): Promise<void> {
    const made = pick(this.open(payment), this.which);
    if (!made) return;
    const { id } = (await refundsAt(payment))[payment.refunds.indexOf(made)] ?? { id: "" };
    const { status } = await sandbox("POST", `/refunds/${id}`, { status: this.status });
    expect(status).toBe(200);
    endRefund(order, payment, made, this.status);
    settleMadeUp(order, payment);
  }
}

/** The customer disputes at the bank what has not come back. */
export class Dispute extends OfPayment {
  readonly name = "dispute";
  readonly fits = (payment: Payment) => keptOf(payment) > 0 && !isDisputed(payment);

  async atPayment(payment: Payment): Promise<void> {
    const { status, body } = await sandbox("POST", `/payments/${payment.session}/disputes`, {
      reason: "product_not_received",
    });
    expect(status, JSON.stringify(body)).toBe(200);
    payment.disputes.push({ id: body.id, amount: keptOf(payment), state: "open", settled: false });
  }
}

export class DecideDispute extends OfPayment {
  readonly name: string;
  readonly fits = ({ disputes }: Payment) => disputes.some(({ state }) => state === "open");

  constructor(
    which: number,
    private readonly end: "won" | "lost",
  ) {
    super(which);
    this.name = `dispute ${end}`;
  }

  async atPayment(payment: Payment, order: Order): Promise<void> {
    const dispute = payment.disputes.find(({ state }) => state === "open");
    if (!dispute) return;
    expect((await sandbox("POST", `/disputes/${dispute.id}`, { status: this.end })).status).toBe(200);
    dispute.state = this.end;
    settleMadeUp(order, payment);
  }
}

/** The bank decides on a debit. */
export class DecideDebit extends OfPayment {
  readonly name: string;
  readonly fits = ({ state }: Payment) => state === "processing";

  constructor(
    which: number,
    private readonly result: "succeed" | "fail",
  ) {
    super(which);
    this.name = `debit: ${result}`;
  }

  async atPayment(payment: Payment, order: Order, world: World): Promise<void> {
    const { status } = await sandbox("POST", `/payments/${payment.session}/delayed`, {
      result: this.result,
    });
    expect(status).toBe(200);
    payment.state = this.result === "succeed" ? "paid" : "failed";
    if (this.result === "fail") {
      if (!order.cancelled) cancelled(order, world, "payment_failed");
    } else if (order.cancelled) {
      payment.entered = false;
      payment.refunds.push({ amount: payment.amount, status: "pending", told: false });
    } else {
      order.paidLater = true;
      order.mails.push({ template: "payment_received" });
    }
  }
}

/** What Stripe has told already comes once more, and in another order; what was held or lost comes late. */
export class EventsAgain extends OfPayment {
  readonly name = "events again, newest first";
  readonly fits = ({ state }: Payment) => state !== "open";

  async atPayment(payment: Payment): Promise<void> {
    await deliverAll(payment);
  }
}

/** Staff press a button of „Abgleich“ beside a refund that failed. */
export class DealWithFailure extends OfOrder {
  readonly name: string;
  readonly about = ({ failures }: Order) => failures.length > 0;

  constructor(
    which: number,
    private readonly how: "retry" | "settle",
  ) {
    super(which);
    this.name = `failed refund: ${how}`;
  }

  async deed(order: Order): Promise<void> {
    const { body } = await admin("GET", `/stripe-checkout/orders/${order.id}`);
    const [matter] = body.matters.filter(({ kind }: { kind: string }) => kind === "refund_failed");
    const answer = await admin("POST", `/stripe-checkout/refunds/${matter?.id}/${this.how}`);
    expectTaken(answer, true, this.name);
    const [failure] = order.failures;
    if (!failure) return;
    if (this.how === "retry") retry(order, failure);
    else payOtherwise(order, failure);
  }
}

/** Stripe refuses for good: staff pay the money out otherwise, enter that and cancel the order. */
export class PayOutAndCancel extends OfOrder {
  readonly name = "failed refund: paid out otherwise, and cancelled";
  readonly about = ({ failures }: Order) => failures.length > 0;

  async deed(order: Order, world: World): Promise<void> {
    const { body } = await admin("GET", `/stripe-checkout/orders/${order.id}`);
    const [matter] = body.matters.filter(({ kind }: { kind: string }) => kind === "refund_failed");
    const answer = await admin("POST", `/stripe-checkout/refunds/${matter?.id}/paid-out`);
    const [failure] = order.failures;
    const isOpen = failure?.payment.disputes.some(({ state }) => state === "open");
    const taken = mayCancel(order) && !isOpen;
    expectTaken(answer, taken, this.name);
    if (!taken || !failure) return;
    payOutOtherwise(order, failure);
    const cancelling = await admin("POST", `/orders/${order.id}/cancel`);
    const isCancelled = giveBackAll(order);
    expectTaken(cancelling, isCancelled, this.name);
    if (isCancelled) cancelled(order, world, "order_cancelled");
  }
}

export class SettleLostDispute extends OfOrder {
  readonly name = "lost dispute: dealt with";
  private readonly open = ({ payments }: Order) =>
    payments.flatMap(({ disputes }) => disputes).filter(({ state, settled }) => state === "lost" && !settled);
  readonly about = (order: Order) => this.open(order).length > 0;

  async deed(order: Order): Promise<void> {
    const [dispute] = this.open(order);
    expectTaken(await admin("POST", `/stripe-checkout/disputes/${dispute?.id}/settle`), true, this.name);
    if (dispute) dispute.settled = true;
  }
}
