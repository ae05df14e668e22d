import { expect } from "vitest";
import {
  add,
  CONTACT,
  checkout,
  complete,
  enter,
  newCart,
  rows,
  sandbox,
  store,
  terms,
  until,
} from "../../../../tests/shopper/shop";
import { newAddress, storeFrom } from "../from-address";
import { from } from "../plank-stock";
import { isFree } from "./allowed";
import { sessionOf } from "./at-stripe";
import type { Kind } from "./kinds";
import { billOf, worthOf } from "./money";
import { Compared, expectTaken, OfOrder, pick, sweep } from "./step";
import { availableVoucher, plankFor } from "./supplies";
import { due, isPacked, type Order, type Payment, type Real, type World } from "./world";

/** One piece as a shopper wishes it. `pick`: from a plank of its own choice. */
export interface WishedPiece {
  kind: Kind;
  pick: boolean;
}

export interface OrderWish {
  way: Order["way"];
  pieces: WishedPiece[];
  pickup: boolean;
  express: boolean;
  /** How much a code is to take off; "promotion" is one of staff's. */
  voucher: "none" | "voucher" | "promotion";
  hears: Order["hears"];
  /** Stays on the payment page for now. */
  waits: boolean;
}

export const PICKABLE: readonly Kind[] = ["table", "bench", "stool"];
const VIENNA = { ...CONTACT.shipping_address, postal_code: "1010", city: "Wien", country_code: "at" };

/** A configuration with the plank that was picked for the first place. */
export function configured(kind: Kind, plank: { id: string } | null): object {
  if (!plank) return {};
  return kind === "table" ? from(plank, null, null) : from(plank);
}

/** A shopper fills a cart and goes to pay; most pay at once. */
export class PlaceOrder extends Compared {
  readonly name: string;

  constructor(private readonly wish: OrderWish) {
    super();
    this.name = `order ${JSON.stringify(wish)}`;
  }

  override check({ orders }: Readonly<World>): boolean {
    return orders.length < 3;
  }

  async act(world: World, real: Real): Promise<void> {
    const order = await real.prices.shop(() => this.fill(world, real));
    world.orders.push(order);
    world.touched.add(order);
    const [payment] = order.payments;
    if (!payment) await place(order);
    else if (!this.wish.waits) await pay(order, payment);
  }

  private async fill(world: World, real: Real): Promise<Order> {
    const { way, pickup, express, hears, pieces, voucher } = this.wish;
    const cart = await newCart();
    const order: Order = {
      ...{ id: "", cart, way, hears, pickup, express, placed: false, cancelled: false, pieces: [] },
      ...{
        lastNumber: 0,
        expressFee: real.prices.version.express,
        voucher: null,
        voucherWorth: 0,
        delivery: 0,
      },
      ...{
        link: null,
        payments: [],
        credits: 0,
        failures: [],
        changes: 0,
        released: false,
        paidLater: false,
      },
      ...{
        mails: [],
        withdrawals: [],
        street: CONTACT.shipping_address.address_1,
        sums: billOf({ pieces: [], pickup, express, expressFee: 0 }, 0),
      },
    };
    for (const { kind, pick } of pieces) {
      const plank = pick && PICKABLE.includes(kind) ? await plankFor(world, kind) : null;
      const { status, body } = await add(cart, kind, configured(kind, plank));
      expect(status, JSON.stringify(body)).toBe(200);
      if (plank) Object.assign(plank, { order, chosen: true });
      order.pieces.push({
        ...{ kind, plank, price: real.prices.priceOf(kind, plank !== null), number: ++order.lastNumber },
        ...{ place: "workshop", fulfillment: "", worth: 0 },
      });
    }
    const abroad = way === "reservation";
    await store("POST", `/carts/${cart}`, CONTACT);
    const chosen = {
      ...{ shipping: pickup ? "pickup" : "delivery", express_build: express },
      ...(way === "bank_transfer" && { payment_method: way }),
    };
    await terms(cart, { ...chosen, data_security: true, outside_germany: abroad });
    if (abroad) await store("POST", `/carts/${cart}`, { shipping_address: VIENNA });
    order.voucher = await availableVoucher(world, voucher);
    if (order.voucher) expect((await enter(cart, order.voucher.code)).status).toBe(200);
    order.sums = billOf(order, worthOf(order));
    order.voucherWorth = order.sums.voucher;
    const { status, body } = await checkout(cart);
    const isPaidOnline = way === "card" || way === "direct_debit";
    expect([status, body.next], JSON.stringify(body)).toEqual([200, isPaidOnline ? "redirect" : "complete"]);
    if (isPaidOnline) order.payments.push(await opened(order, body.url, order.sums.total));
    return order;
  }
}

/** A payment page that has just been opened. */
export async function opened(order: Order, url: string, amount: number): Promise<Payment> {
  const session = sessionOf(url);
  const HEARS = { deliver: {}, drop: { mode: "drop" }, hold: { mode: "hold" }, doubled: { copies: 3 } };
  await sandbox("PUT", `/checkout/sessions/${session}/webhooks`, HEARS[order.hears]);
  return {
    ...{ session, amount, method: order.way === "direct_debit" && !order.placed ? "sepa_debit" : "card" },
    ...{ state: "open", mode: "succeed", refunds: [], disputes: [], entered: true },
  };
}

/** Pays a page; the first one of a cart makes it an order. */
export async function pay(order: Order, payment: Payment): Promise<void> {
  const isDebit = payment.method === "sepa_debit";
  const { body } = await sandbox("POST", `/checkout/sessions/${payment.session}/pay`, {
    method: payment.method,
  });
  expect(body.outcome, JSON.stringify(body)).toBe(isDebit ? "processing" : "paid");
  payment.state = isDebit ? "processing" : "paid";
  if (!order.placed) await place(order);
}

async function place(order: Order): Promise<void> {
  let answer = await complete(order.cart);
  // The webhook may be at it.
  await until(async () => {
    if (answer.body.type !== "order") answer = await complete(order.cart);
    return answer.body.type === "order";
  });
  order.id = answer.body.order.id;
  order.placed = true;
  if (order.voucher) order.voucher.used += 1;
  order.mails.push({ template: CONFIRMATIONS[order.way] }, { template: "workshop_order" });
}

const CONFIRMATIONS: Record<Order["way"], string> = {
  card: "order_confirmation",
  direct_debit: "order_confirmation",
  bank_transfer: "bank_transfer_details",
  reservation: "reservation_confirmation",
};

/** Comes back to a payment page that was left open. */
export class PayOpenPage extends OfOrder {
  readonly name = "pay the page that waits";
  readonly about = ({ placed }: Order) => !placed;

  async deed(order: Order): Promise<void> {
    const [payment] = order.payments;
    if (payment) await pay(order, payment);
  }
}

/** Pays what staff have sent a link for: an offer abroad, or what a change costs more. */
export class PayLink extends OfOrder {
  readonly name = "pay by link";
  readonly about = (order: Order) => order.link?.amount === due(order) && !order.cancelled;

  async deed(order: Order): Promise<void> {
    const { link } = order;
    if (!link) return;
    const { status, body } = await store("POST", `/furniture/payment-links/${link.token}`, { locale: "de" });
    expect([status, body.message]).toEqual([200, undefined]);
    const payment = await opened(order, body.url, link.amount);
    order.payments.push(payment);
    await pay(order, payment);
    const isOffer = order.way === "reservation" && !order.paidLater;
    order.link = null;
    order.mails.push(
      isOffer ? { template: "payment_received" } : { template: "payment_received", amount: link.amount },
    );
    if (isOffer) order.paidLater = true;
    if (order.hears === "drop" || order.hears === "hold")
      await store("POST", `/stripe-checkout/sessions/${payment.session}/settle`);
    await sweep(order);
  }
}

/** A second shopper wants a plank that is taken: the shop sells it once. */
export class WantTakenPlank extends Compared {
  readonly name: string;

  constructor(private readonly which: number) {
    super();
    this.name = `want taken plank ${which}`;
  }

  private taken({ planks }: Readonly<World>) {
    return planks.filter(
      (plank) => !plank.deleted && !isFree(plank) && PICKABLE.includes(plank.list as Kind),
    );
  }

  override check(world: Readonly<World>): boolean {
    return this.taken(world).length > 0;
  }

  async act(world: World): Promise<void> {
    const plank = pick(this.taken(world), this.which);
    if (!plank) return;
    const cart = await newCart();
    const added = await add(cart, plank.list as Kind, configured(plank.list as Kind, plank));
    if (added.status === 200) {
      plank.chosen = true;
      await store("POST", `/carts/${cart}`, CONTACT);
      await terms(cart, { data_security: true });
    }
    const { status } = added.status === 200 ? await checkout(cart) : added;
    expect(status).toBe(400);
  }
}

export const isOpenReservation = (order: Order): boolean =>
  order.placed && order.way === "reservation" && !order.paidLater && !order.cancelled;

const STREETS = ["Neuer Weg 9", CONTACT.shipping_address.address_1];

/** A shopper has moved, and says so on the page of the order. */
export class MoveHouse extends OfOrder {
  readonly name: string;
  readonly about = ({ placed }: Order) => placed;

  constructor(
    which: number,
    private readonly street: number,
  ) {
    super(which);
    this.name = `move to street ${street}`;
  }

  async deed(order: Order): Promise<void> {
    const [page] = await rows("select token from furniture_order_page where order_id = $1", order.id);
    const { first_name, last_name, postal_code, city } =
      order.way === "reservation" ? VIENNA : CONTACT.shipping_address;
    const address_1 = pick(STREETS, this.street) ?? "";
    const path = `/furniture/order-page/${page?.token}/delivery-address`;
    const wished = { first_name, last_name, address_1, postal_code, city };
    const may = !order.cancelled && !order.pickup && !isPacked(order);
    expectTaken(await storeFrom(newAddress(), "POST", path, wished), may, this.name);
    if (!may || order.street === address_1) return;
    order.street = address_1;
    for (const template of ["address_changed", "workshop_address_changed"]) order.mails.push({ template });
  }
}
