import { expect } from "vitest";
import { admin } from "../../../../tests/shopper/shop";
import { formOf, preview } from "../changed-orders";
import { isFree, mayChange } from "./allowed";
import type { Kind } from "./kinds";
import { billOf } from "./money";
import { giveBackDifference } from "./refunding";
import { configured, isOpenReservation, PICKABLE } from "./shopper";
import { expectTaken, OfOrder, pick, sweep } from "./step";
import { plankFor } from "./supplies";
import {
  agreed,
  due,
  isPacked,
  isWithdrawn,
  type Order,
  type Piece,
  type Plank,
  type Real,
  type World,
} from "./world";

interface NewPiece {
  kind: Kind;
  pick: boolean;
  which: number;
}
export type Change =
  | ({ deed: "add" } & NewPiece)
  | ({ deed: "replace" } & NewPiece)
  | { deed: "take a taken plank"; which: number }
  | { deed: "remove"; which: number }
  | { deed: "pickup" }
  | { deed: "express" };

interface Planned {
  wish: object;
  pieces: Piece[];
  pickup: boolean;
  express: boolean;
  /** Why it is refused, beside what keeps the order as a whole from being changed. */
  refused: boolean;
}

/** „Auftrag ändern“: one thing at a time. */
export class ChangeOrder extends OfOrder {
  readonly name: string;

  constructor(
    which: number,
    private readonly change: Change,
  ) {
    super(which);
    this.name = `change: ${JSON.stringify(change)}`;
  }

  readonly about = ({ placed }: Order) => placed;

  async deed(order: Order, world: World, real: Real): Promise<void> {
    await real.prices.shop(() => this.ask(order, world, real));
    await sweep(order);
  }

  private async ask(order: Order, world: World, real: Real): Promise<void> {
    const planned = await this.plan(order, world, real);
    if (!planned) return;
    const sums = billOf({ ...planned, expressFee: order.expressFee }, order.voucherWorth);
    const after = sums.total + order.delivery;
    // An open withdrawal lets an order lose pieces, and change in no other way.
    const isKept = isWithdrawn(order) && this.change.deed !== "remove";
    const may = mayChange(order) && !planned.refused && !isKept && after > order.credits;
    const shown = (await preview(order.id, planned.wish)).body.preview;
    const { version, difference } = shown;
    if (may) expect(shown.after.total, this.name).toBe(after);
    const said = { reason: "Am Telefon besprochen", version, difference };
    expectTaken(
      await admin("POST", `/orders/${order.id}/change`, { ...planned.wish, ...said }),
      may,
      this.name,
    );
    if (may) await this.follow(order, world, planned);
  }

  private async follow(order: Order, world: World, planned: Planned): Promise<void> {
    const { pieces, pickup, express } = planned;
    Object.assign(order, {
      pieces: [...pieces].sort((one, other) => one.number - other.number),
      pickup,
      express,
    });
    order.lastNumber = Math.max(order.lastNumber, ...pieces.map(({ number }) => number));
    order.sums = billOf(order, order.voucherWorth);
    order.changes += 1;
    const built = new Set(pieces.map(({ plank }) => plank));
    for (const plank of world.planks)
      if (plank.order === order && !built.has(plank) && !plank.sawnFor.has(order)) plank.order = null;
    for (const plank of built) if (plank) Object.assign(plank, { order, chosen: true });
    giveBackDifference(order);
    const amount = due(order);
    if (amount > 0) await this.readLink(order, amount);
    else order.link = null;
    order.mails.push({ template: "order_changed", costs: new Set(), ...(amount > 0 && { amount }) });
    order.mails.push({ template: "workshop_order_changed" });
  }

  private async readLink(order: Order, amount: number): Promise<void> {
    const { link } = await formOf(order.id);
    expect(link?.amount).toBe(amount);
    order.link = { token: String(link?.url.split("/").at(-1)), amount };
  }

  private async plan(order: Order, world: World, real: Real): Promise<Planned | undefined> {
    const { change } = this;
    const { pieces, pickup, express } = order;
    const lines: Record<string, unknown>[] = (await formOf(order.id)).lines.map(({ id }: { id: string }) => ({
      line_id: id,
    }));
    const same = { pieces, pickup, express, refused: false };
    if (change.deed === "pickup") {
      const next = { ...same, pickup: !pickup, wish: { lines, shipping: pickup ? "delivery" : "pickup" } };
      return { ...next, refused: isPacked(order) || order.way === "reservation" };
    }
    if (change.deed === "express")
      return {
        ...same,
        express: !express,
        wish: { lines, express_build: !express },
        refused: isPacked(order),
      };
    const at = change.which % pieces.length;
    const present = pieces[at];
    if (!present) return undefined;
    const isFixed = present.place !== "workshop";
    if (change.deed === "remove") {
      const refused = isFixed || pieces.length === 1;
      return {
        ...same,
        refused,
        pieces: pieces.filter((one) => one !== present),
        wish: { lines: lines.toSpliced(at, 1) },
      };
    }
    if (change.deed === "take a taken plank") {
      const plank = pick(
        world.planks.filter(
          (one) => !isFree(one) && one.order !== order && PICKABLE.includes(one.list as Kind),
        ),
        change.which,
      );
      if (!plank) return undefined;
      const line = { kind: plank.list, configuration: configured(plank.list as Kind, plank) };
      return { ...same, refused: true, wish: { lines: [...lines, line] } };
    }
    const { kind } = change;
    const plank: Plank | null = change.pick && PICKABLE.includes(kind) ? await plankFor(world, kind) : null;
    const price = real.prices.priceOf(kind, plank !== null);
    const line = { kind, configuration: configured(kind, plank) };
    const fresh = { kind, plank, price, place: "workshop", fulfillment: "", worth: 0 } as const;
    if (change.deed === "add") {
      const next = [...pieces, { ...fresh, number: order.lastNumber + 1 }];
      return { ...same, pieces: next, wish: { lines: [...lines, line] } };
    }
    // The same piece again is no change, whatever it costs today.
    const isSame = present.kind === kind && present.plank === plank;
    const next = isSame ? pieces : pieces.with(at, { ...fresh, number: present.number });
    const wish = { lines: lines.with(at, { ...lines[at], ...line }) };
    return { ...same, pieces: next, wish, refused: isSame || isFixed };
  }
}

/** Staff say what the delivery abroad costs; the customer gets an address to pay at. */
export class OfferDelivery extends OfOrder {
  readonly name: string;

  constructor(
    which: number,
    private readonly cost: number,
  ) {
    super(which);
    this.name = `offer delivery for ${cost}`;
  }

  readonly about = isOpenReservation;

  async deed(order: Order): Promise<void> {
    const path = `/furniture/reservations/${order.id}/offer`;
    const { status, body } = await admin("POST", path, { delivery_cost: this.cost });
    expect(status, JSON.stringify(body)).toBe(200);
    order.delivery = this.cost;
    order.link = { token: body.reservation.token, amount: agreed(order) };
    order.mails.push({ template: "payment_link", amount: agreed(order) });
  }
}
