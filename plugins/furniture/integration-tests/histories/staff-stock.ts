import { expect } from "vitest";
import { admin } from "../../../../tests/shopper/shop";
import type { PriceVersion } from "./price-gate";
import { Compared, expectTaken, pick } from "./step";
import { addPlank } from "./supplies";
import type { Plank, Real, Voucher, World } from "./world";

const there = ({ planks }: Readonly<World>) => planks.filter(({ deleted }) => !deleted);

/** A plank comes into the stock. */
export class AddPlank extends Compared {
  readonly name: string;

  constructor(private readonly list: string) {
    super();
    this.name = `new plank for ${list}`;
  }

  override check({ planks }: Readonly<World>): boolean {
    return planks.length < 8;
  }

  async act(world: World): Promise<void> {
    await addPlank(world, this.list);
  }
}

/** Staff move, retire, bring back or delete a plank. A sold or held plank stays with its cart or order. */
export class ChangePlank extends Compared {
  readonly name: string;

  constructor(
    private readonly which: number,
    private readonly how: "move" | "retire" | "bring back" | "delete",
  ) {
    super();
    this.name = `${how} plank ${which}`;
  }

  override check(world: Readonly<World>): boolean {
    return there(world).length > 0;
  }

  async act(world: World): Promise<void> {
    const plank = pick(there(world), this.which);
    if (plank) await this[this.how](plank);
  }

  private async move(plank: Plank): Promise<void> {
    const list = plank.list === "stool" ? "bench" : "stool";
    const may = plank.order === null;
    expectTaken(await admin("POST", `/furniture/planks/${plank.id}`, { list }), may, this.name);
    if (may) plank.list = list;
  }

  private async retire(plank: Plank): Promise<void> {
    expectTaken(await admin("POST", `/furniture/planks/${plank.id}`, { retired: true }), true, this.name);
    plank.retired = true;
  }

  private async "bring back"(plank: Plank): Promise<void> {
    expectTaken(await admin("POST", `/furniture/planks/${plank.id}`, { retired: false }), true, this.name);
    plank.retired = false;
  }

  private async delete(plank: Plank): Promise<void> {
    const may = !plank.chosen && plank.order === null;
    expectTaken(await admin("DELETE", `/furniture/planks/${plank.id}`), may, this.name);
    plank.deleted = may;
  }
}

/** A new version of the prices; what is ordered keeps its own. */
export class NewPrices extends Compared {
  readonly name: string;

  constructor(private readonly version: PriceVersion) {
    super();
    this.name = `prices ${JSON.stringify(version)}`;
  }

  async act(_world: World, { prices }: Real): Promise<void> {
    await prices.change(this.version);
  }
}

/** Staff remove a promotion, but not during a payment with it. Placed orders keep their discount. */
export class RemoveVoucher extends Compared {
  readonly name: string;

  constructor(private readonly which: number) {
    super();
    this.name = `remove voucher ${which}`;
  }

  override check({ vouchers }: Readonly<World>): boolean {
    return vouchers.some(({ deleted }) => !deleted);
  }

  async act({ vouchers, orders }: World): Promise<void> {
    const voucher: Voucher | undefined = pick(
      vouchers.filter(({ deleted }) => !deleted),
      this.which,
    );
    if (!voucher) return;
    const isPaidWith = orders.some((order) => !order.placed && order.voucher === voucher);
    const answer = await admin("DELETE", `/promotions/${voucher.promotion}`);
    expect(answer.status === 200, `${this.name}: ${JSON.stringify(answer.body)}`).toBe(!isPaidWith);
    voucher.deleted = !isPaidWith;
  }
}
