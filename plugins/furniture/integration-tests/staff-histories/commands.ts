import fc from "fast-check";
import { expect } from "vitest";
import { type Answer, admin } from "../shop";
import { cancel, deliver, pack, refund, ship, takeBack, unpack } from "../staff-deeds";
import { expectAgreement } from "./agreement";
import { giveBack, isDone, left, type Model, onTheWay, type Piece, type Place, type Real } from "./model";

export type Deed = fc.AsyncCommand<Model, Real>;

/** A deed of staff, after which all books are compared. */
abstract class Compared implements Deed {
  abstract check(model: Model): boolean;
  abstract act(model: Model, real: Real): Promise<void>;
  abstract toString(): string;

  async run(model: Model, real: Real): Promise<void> {
    await this.act(model, real);
    await expectAgreement(model, real);
  }
}

/** Moves one piece on: of those in one place the one that an index picks. */
class Move extends Compared {
  constructor(
    private readonly which: number,
    private readonly from: Place,
    private readonly name: string,
    private readonly how: (piece: Piece, real: Real) => Promise<void>,
  ) {
    super();
  }

  private candidates({ pieces }: Model): Piece[] {
    return pieces.filter(({ place }) => place === this.from);
  }

  check(model: Model): boolean {
    return !model.cancelled && this.candidates(model).length > 0;
  }

  async act(model: Model, real: Real): Promise<void> {
    const candidates = this.candidates(model);
    const piece = candidates[this.which % candidates.length];
    if (piece) await this.how(piece, real);
  }

  toString(): string {
    return `${this.name} ${this.which}`;
  }
}

const MOVES: [name: string, from: Place, how: (piece: Piece, real: Real) => Promise<void>][] = [
  [
    "pack",
    "workshop",
    async (piece, { order }) => {
      const fulfillment = await pack(order, [piece.item]);
      Object.assign(piece, { place: "packed", sawn: true, fulfillment });
    },
  ],
  [
    "unpack",
    "packed",
    async (piece, { order }) => {
      await unpack(order, piece.fulfillment);
      Object.assign(piece, { place: "workshop", fulfillment: "" });
    },
  ],
  [
    "ship",
    "packed",
    async (piece, { order }) => {
      await ship(order, piece.fulfillment, [piece.item]);
      piece.place = "sent";
    },
  ],
  [
    "deliver",
    "sent",
    async (piece, { order }) => {
      await deliver(order, piece.fulfillment);
      piece.place = "delivered";
    },
  ],
  [
    "take back",
    "delivered",
    async (piece, { order }) => {
      await takeBack(order, [piece.item]);
      piece.place = "back";
    },
  ],
];

/** Gives back a share of what is left, in whole EUR. */
class Refund extends Compared {
  constructor(private readonly percent: number) {
    super();
  }

  private amount(model: Model): number {
    return Math.ceil((left(model) * this.percent) / 100);
  }

  check(model: Model): boolean {
    return this.amount(model) > 0;
  }

  async act(model: Model, { order }: Real): Promise<void> {
    const amount = this.amount(model);
    await refund(order, amount);
    giveBack(model, amount);
  }

  toString(): string {
    return `refund ${this.percent} %`;
  }
}

class Cancel extends Compared {
  check(): boolean {
    return true;
  }

  async act(model: Model, { order }: Real): Promise<void> {
    const { status } = await cancel(order);
    if (model.cancelled || onTheWay(model)) {
      expect(status).toBe(400);
      return;
    }
    expect(status).toBe(200);
    if (left(model) > 0) model.refunds.push(left(model));
    model.cancelled = true;
    for (const piece of model.pieces) if (!piece.sawn) piece.freed = true;
  }

  toString(): string {
    return "cancel";
  }
}

class FreePlank extends Compared {
  constructor(private readonly which: number) {
    super();
  }

  check(): boolean {
    return true;
  }

  async act(model: Model): Promise<void> {
    const piece = model.pieces[this.which % model.pieces.length];
    if (!piece) return;
    const { status } = await admin("POST", `/furniture/planks/${piece.plank.id}/free`);
    const may = isDone(model) && !piece.freed;
    expect(status).toBe(may ? 200 : 400);
    if (may) piece.freed = true;
  }

  toString(): string {
    return `free plank ${this.which}`;
  }
}

const HARM: Record<string, (real: Real) => Promise<Answer>> = {
  "edit it": ({ order }) => admin("POST", "/order-edits", { order_id: order.id }),
  "exchange a piece": ({ order }) => admin("POST", "/exchanges", { order_id: order.id }),
  "claim a piece": ({ order }) => admin("POST", "/claims", { order_id: order.id, type: "replace" }),
  "credit a sum": ({ order }) =>
    admin("POST", `/orders/${order.id}/credit-lines`, { amount: 5, reference: "x", reference_id: "x" }),
  "ask for more": ({ order }) => admin("POST", "/payment-collections", { order_id: order.id, amount: 5 }),
  "write another total": ({ order }) => admin("POST", `/orders/${order.id}`, { metadata: { total: 5 } }),
};

/** What only „Auftrag ändern“ may do. */
class Harm extends Compared {
  constructor(private readonly deed: string) {
    super();
  }

  check(): boolean {
    return true;
  }

  async act(_model: Model, real: Real): Promise<void> {
    expect((await HARM[this.deed]?.(real))?.status).toBe(400);
  }

  toString(): string {
    return `try to ${this.deed}`;
  }
}

const index = fc.nat(5);

/** Some deeds in any order; those that the order does not allow any more are left out. */
export function staffHistories(most: number): fc.Arbitrary<Iterable<Deed>> {
  const moves = MOVES.map(([name, from, how]) => index.map((which) => new Move(which, from, name, how)));
  return fc.commands(
    [
      ...moves,
      fc.constantFrom(1, 30, 50, 100, 100).map((percent) => new Refund(percent)),
      fc.constant(new Cancel()),
      index.map((which) => new FreePlank(which)),
      fc.constantFrom(...Object.keys(HARM)).map((deed) => new Harm(deed)),
    ],
    { maxCommands: most, size: "+1" },
  );
}

/** The ways that every run goes, whatever chance brings. */
export function certainHistories(): Deed[][] {
  const move = (name: string, which = 0): Deed => {
    const found = MOVES.find(([known]) => known === name);
    if (!found) throw new Error(`No move ${name}`);
    return new Move(which, found[1], name, found[2]);
  };
  const whole = ["pack", "ship", "deliver"].map((name) => move(name));
  return [
    [...whole, new Refund(30), move("take back"), new Refund(100), new FreePlank(0), new Cancel()],
    [new Refund(100), new FreePlank(0), move("pack"), move("unpack"), new Cancel(), new FreePlank(0)],
  ];
}
