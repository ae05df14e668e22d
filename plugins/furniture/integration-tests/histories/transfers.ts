import { expect } from "vitest";
import { admin } from "../../../../tests/shopper/shop";
import { mayBeTransferred, mayCancel } from "./allowed";
import { cancelled, pressRefund } from "./staff-orders";
import { expectTaken, OfOrder } from "./step";
import { cents, due, isTransfer, keptOf, type Order, type Payment, refundedOf, type World } from "./world";

const isPlaced = ({ placed }: Order) => placed;

/** Staff see on the account what an order costs, an offer abroad or a change, and press „Zahlung eingegangen“ twice at once. */
export class BookTransfer extends OfOrder {
  readonly name = "book a transfer";
  readonly about = isPlaced;

  async deed(order: Order): Promise<void> {
    const book = () => admin("POST", `/furniture/orders/${order.id}/payment-received`);
    const answers = await Promise.all([book(), book()]);
    const may = mayBeTransferred(order);
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken.length, `${this.name}: ${JSON.stringify(answers.map(({ body }) => body.issues))}`).toBe(
      may ? 1 : 0,
    );
    expect(answers.filter(({ status }) => status === 400).length, this.name).toBe(may ? 1 : 2);
    if (may) transferred(order);
  }
}

/** The same with Medusa's own button beside the payment, which knows only of what was promised with the order. */
export class CaptureTransfer extends OfOrder {
  readonly name = "capture a transfer with Medusa's button";
  readonly about = (order: Order) =>
    order.way === "bank_transfer" && order.placed && order.payments.length === 0;

  async deed(order: Order): Promise<void> {
    const { body } = await admin("GET", `/orders/${order.id}?fields=payment_collections.payments.id`);
    const [promised] = body.order.payment_collections.at(0)?.payments ?? [];
    const answer = await admin("POST", `/payments/${promised?.id}/capture`, {});
    const may = mayBeTransferred(order);
    expectTaken(answer, may, this.name);
    if (may) transferred(order);
  }
}

function transferred(order: Order): void {
  const isOfChange = order.changes > 0;
  const amount = due(order);
  order.payments.push({
    ...{ session: "", amount, method: "transfer", state: "paid", mode: "succeed" },
    ...{ refunds: [], disputes: [], entered: true },
  });
  order.link = null;
  order.paidLater = true;
  order.mails.push({ template: "payment_received", ...(isOfChange && { amount }) });
}

/** Staff send back by hand what a change of the order has left too much of a transfer, or all that came, and enter that at the payment. */
export class SendBack extends OfOrder {
  readonly name: string;

  constructor(
    which: number,
    private readonly what: "what is owed" | "all",
  ) {
    super(which);
    this.name = `transfer back ${what}`;
  }

  private kept({ payments }: Order): Payment | undefined {
    return payments.findLast((one) => isTransfer(one) && keptOf(one) > 0);
  }

  readonly about = (order: Order) =>
    !order.cancelled && this.kept(order) !== undefined && (this.what === "all" || due(order) < 0);

  async deed(order: Order): Promise<void> {
    const payment = this.kept(order);
    if (!payment) return;
    const left = cents(payment.amount - refundedOf(payment));
    const amount = this.what === "all" ? left : Math.min(left, -due(order));
    await pressRefund(order, payment, amount, this.name);
  }
}

/** One member of staff cancels while another books the transfer: one of them comes first, and no money stays with a cancelled order. */
export class CancelWhileBooking extends OfOrder {
  readonly name = "cancel while a transfer is booked";
  readonly about = (order: Order) =>
    mayBeTransferred(order) && mayCancel(order) && order.payments.length === 0;

  async deed(order: Order, world: World): Promise<void> {
    const [booking, cancelling] = await Promise.all([
      admin("POST", `/furniture/orders/${order.id}/payment-received`),
      admin("POST", `/orders/${order.id}/cancel`),
    ]);
    const said = JSON.stringify([booking.body.issues, cancelling.body.issues]);
    expect([booking.status, cancelling.status].sort(), said).toEqual([200, 400]);
    if (booking.status === 200) transferred(order);
    else cancelled(order, world, "order_cancelled");
  }
}
