import { expect } from "vitest";
import { admin } from "../../../../tests/shopper/shop";
import { deliver, medusaOrder, type PaidOrder, pack, ship, takeBack, unpack } from "../staff-deeds";
import { mayCancel, mayFree } from "./allowed";
import { giveBackAll, refund, release } from "./refunding";
import { Compared, expectTaken, OfOrder, pick } from "./step";
import {
  cents,
  isLive,
  isPaid,
  keptOf,
  type Order,
  type Payment,
  type Piece,
  type Plank,
  type Refund,
  refundedOf,
  type World,
} from "./world";

/** Lines of Medusa's by their number in the order. */
export async function itemOf({ id }: Order, number: number): Promise<string> {
  const { body } = await admin("GET", `/furniture/orders/${id}`);
  const lines: { id: string; number: string }[] = body.order.lines;
  return lines.find((line) => Number(line.number.split(".").at(-1)) === number)?.id ?? "";
}

/** What the deeds of `staff-deeds` need to know of an order. */
const asPaid = ({ id }: Order) => ({ id }) as PaidOrder;

type Move = (order: Order, piece: Piece, item: string) => Promise<void>;

const MOVES: Record<string, { from: Piece["place"]; to: Piece["place"]; how: Move }> = {
  pack: {
    from: "workshop",
    to: "packed",
    how: async (order, piece, item) => {
      piece.fulfillment = await pack(asPaid(order), [item]);
      piece.plank?.sawnFor.add(order);
    },
  },
  unpack: {
    from: "packed",
    to: "workshop",
    how: (order, piece) => unpack(asPaid(order), piece.fulfillment),
  },
  ship: {
    from: "packed",
    to: "sent",
    how: (order, piece, item) => ship(asPaid(order), piece.fulfillment, [item]),
  },
  deliver: {
    from: "sent",
    to: "delivered",
    how: (order, piece) => deliver(asPaid(order), piece.fulfillment),
  },
  "take back": {
    from: "delivered",
    to: "back",
    how: async (order, piece, item) => {
      const items: { id: string; total: number }[] = (await medusaOrder(order.id)).items;
      piece.worth = cents(items.find(({ id }) => id === item)?.total ?? 0);
      await takeBack(asPaid(order), [item]);
    },
  },
};
export const MOVE_NAMES = Object.keys(MOVES);

/** Moves one piece of an order on. */
export class MovePiece extends OfOrder {
  constructor(
    which: number,
    private readonly piece: number,
    readonly name: string,
  ) {
    super(which);
  }

  private candidates({ pieces }: Order): Piece[] {
    return pieces.filter(({ place }) => place === MOVES[this.name]?.from);
  }

  readonly about = (order: Order) =>
    order.placed && !order.cancelled && this.candidates(order).length > 0 && order.payments.some(isPaid);

  async deed(order: Order): Promise<void> {
    const piece = pick(this.candidates(order), this.piece);
    const move = MOVES[this.name];
    if (!piece || !move) return;
    await move.how(order, piece, await itemOf(order, piece.number));
    piece.place = move.to;
  }
}

/** Gives back a share of what is left of a payment, in whole EUR; 100 % is all of it. */
export class RefundPayment extends OfOrder {
  readonly name: string;

  constructor(
    which: number,
    private readonly percent: number,
  ) {
    super(which);
    this.name = `refund ${percent} %`;
  }

  readonly about = (order: Order) =>
    order.placed && !order.cancelled && order.payments.some((one) => keptOf(one) > 0);

  async deed(order: Order): Promise<void> {
    const payment = order.payments.filter((one) => keptOf(one) > 0).at(-1);
    if (!payment) return;
    const left = payment.amount - refundedOf(payment);
    const amount = Math.ceil((left * this.percent) / 100);
    await pressRefund(order, payment, amount, this.name);
  }
}

/** The refunds that were made by Medusa's button. */
const pressed = new WeakMap<Payment, Refund[]>();

/**
 * Medusa's button for refunds. The sum of an earlier one is taken for that one pressed again, and nothing goes back: always where the
 * button made it, and where Stripe did as soon as Medusa knows.
 */
export async function pressRefund(
  order: Order,
  payment: Payment,
  amount: number,
  what: string,
): Promise<void> {
  const answer = await admin("POST", `/payments/${await idOf(order, payment)}/refund`, { amount });
  if (answer.body.issues?.[0]?.code === "refunded_just_now") {
    expect(payment.refunds.map((one) => one.amount)).toContain(amount);
    return;
  }
  const before = pressed.get(payment) ?? [];
  expect(before.filter(isLive).map((one) => one.amount)).not.toContain(amount);
  const asked = refund(order, payment, amount);
  const isMade = asked !== "refused" && asked !== "failed";
  expectTaken(answer, isMade, what);
  if (isMade) pressed.set(payment, [...before, ...payment.refunds.slice(-1)]);
}

/** Medusa's payment. */
export async function idOf(order: Order, payment: Payment): Promise<string> {
  const { body } = await admin("GET", `/orders/${order.id}?fields=payment_collections.payments.*`);
  const all: { payments: MedusaPayment[] }[] = body.order.payment_collections;
  const captured = all
    .flatMap(({ payments }) => payments)
    .filter((one) => one.captured_at)
    .sort((one, other) => one.captured_at.localeCompare(other.captured_at));
  return captured.at(order.payments.filter(isPaid).indexOf(payment))?.id ?? "";
}

interface MedusaPayment {
  id: string;
  captured_at: string;
}

export class CancelOrder extends OfOrder {
  readonly name = "cancel";
  readonly about = ({ placed }: Order) => placed;

  async deed(order: Order, world: World): Promise<void> {
    const answer = await admin("POST", `/orders/${order.id}/cancel`);
    const taken = mayCancel(order) && giveBackAll(order);
    expectTaken(answer, taken, this.name);
    if (taken) cancelled(order, world, "order_cancelled");
  }
}

/** What follows from the end of an order. */
export function cancelled(order: Order, world: World, template: string): void {
  order.cancelled = true;
  order.link = null;
  order.mails.push({ template });
  for (const plank of world.planks)
    if (plank.order === order && !plank.sawnFor.has(order)) plank.order = null;
  release(order);
}

export class FreePlank extends Compared {
  readonly name: string;

  constructor(private readonly which: number) {
    super();
    this.name = `free plank ${which}`;
  }

  override check({ planks }: Readonly<World>): boolean {
    return planks.some(({ order }) => order?.placed);
  }

  async act({ planks }: World): Promise<void> {
    const plank: Plank | undefined = pick(
      planks.filter(({ order }) => order?.placed),
      this.which,
    );
    if (!plank) return;
    const may = mayFree(plank);
    expectTaken(await admin("POST", `/furniture/planks/${plank.id}/free`), may, this.name);
    if (may) plank.order = null;
  }
}

const HARM: Record<string, (id: string) => [path: string, body: object]> = {
  "edit it": (order_id) => ["/order-edits", { order_id }],
  "exchange a piece": (order_id) => ["/exchanges", { order_id }],
  "claim a piece": (order_id) => ["/claims", { order_id, type: "replace" }],
  "draft an order": (order_id) => ["/draft-orders", { order_id }],
  "make a draft an order": (id) => [`/draft-orders/${id}/convert-to-order`, {}],
  "credit a sum": (id) => [`/orders/${id}/credit-lines`, { amount: 5, reference: "x", reference_id: "x" }],
  "ask for more": (order_id) => ["/payment-collections", { order_id, amount: 5 }],
  "write another total": (id) => [`/orders/${id}`, { metadata: { total: 5 } }],
};
export const HARMFUL = Object.keys(HARM);

/** What only „Auftrag ändern“ may do. */
export class TryHarm extends OfOrder {
  readonly name: string;

  constructor(
    which: number,
    private readonly what: string,
  ) {
    super(which);
    this.name = `try to ${what}`;
  }

  readonly about = ({ placed }: Order) => placed;

  async deed({ id }: Order): Promise<void> {
    const [path, body] = HARM[this.what]?.(id) ?? ["", {}];
    expectTaken(await admin("POST", path, body), false, this.name);
  }
}
