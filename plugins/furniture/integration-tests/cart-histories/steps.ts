import { priceOf } from "@planke46/furniture-rules";
import type { AsyncCommand } from "fast-check";
import { expect } from "vitest";
import { type Answer, CONTACT, checkout, store } from "../../../../tests/shopper/shop";
import type { FurnitureCase } from "../../../furniture-rules/src/furniture.cases";
import { newAddress, storeFrom } from "../from-address";
import { expectAgreement, FIELDS } from "./agreement";
import type { Coverage } from "./coverage";
import { chooseTerms, isOrderable, type Model, payByOf } from "./model";
import type { VoucherPool } from "./voucher-pool";

/** The running shop as one history meets it. */
export interface Real {
  cart: string;
  vouchers: VoucherPool;
  coverage: Coverage;
}

export type Step = AsyncCommand<Model, Real>;

/** A step does one thing to cart and model; afterwards both have to agree. */
abstract class CartStep implements Step {
  abstract readonly name: string;
  abstract act(model: Model, real: Real): Promise<Answer>;

  check(_model: Readonly<Model>): boolean {
    return true;
  }

  async run(model: Model, real: Real): Promise<void> {
    const answer = await this.act(model, real);
    expect(answer.status, `${this} answers ${JSON.stringify(answer.body).slice(0, 500)}`).toBeLessThan(500);
    real.coverage.note(this.name);
    real.coverage.see(model);
    await expectAgreement(model, real.cart, answer);
  }

  toString(): string {
    const { name, ...chosen } = this;
    return `${name} ${JSON.stringify(chosen)}`;
  }
}

export class Add extends CartStep {
  readonly name = "add";
  constructor(readonly piece: FurnitureCase) {
    super();
  }
  async act(model: Model, { cart }: Real): Promise<Answer> {
    return add(model, cart, this.piece);
  }
}

/** The same piece once more: two lines of one price. */
export class AddTwin extends CartStep {
  readonly name = "add twin";
  constructor(readonly of: number) {
    super();
  }
  override check({ lines }: Readonly<Model>): boolean {
    return lines.length > 0;
  }
  async act(model: Model, { cart }: Real): Promise<Answer> {
    const { kind, configuration } = pick(model.lines, this.of);
    return add(model, cart, { kind, configuration: configuration as FurnitureCase["configuration"] });
  }
}

async function add(model: Model, cart: string, { kind, configuration }: FurnitureCase): Promise<Answer> {
  const answer = await store("POST", `/carts/${cart}/furniture?${FIELDS}`, { kind, configuration });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { id } = answer.body.summary.lines.at(-1);
  model.lines.push({ id, kind, price: priceOf(kind, configuration, model.prices).price, configuration });
  if (!model.terms.outside_germany) model.country = "de";
  return answer;
}

export class Remove extends CartStep {
  readonly name: string;
  constructor(
    readonly which: number,
    readonly how: "delete" | "quantity 0",
  ) {
    super();
    this.name = `remove by ${how}`;
  }
  override check({ lines }: Readonly<Model>): boolean {
    return lines.length > 0;
  }
  async act(model: Model, { cart }: Real): Promise<Answer> {
    const { id } = pick(model.lines, this.which);
    model.lines = model.lines.filter((line) => line.id !== id);
    const path = `/carts/${cart}/line-items/${id}`;
    const answer =
      this.how === "delete" ? await store("DELETE", path) : await store("POST", path, { quantity: 0 });
    expect(answer.status).toBe(200);
    return { status: 200, body: {} };
  }
}

export class Terms extends CartStep {
  readonly name = "terms";
  constructor(readonly change: Partial<Model["terms"]>) {
    super();
  }
  async act(model: Model, { cart }: Real): Promise<Answer> {
    chooseTerms(model, this.change);
    const answer = await store("POST", `/carts/${cart}/terms?${FIELDS}`, this.change);
    expect(answer.status).toBe(200);
    return answer;
  }
}

/** Contact data by Medusa's own route; a country that does not fit the terms is refused. */
export class Contact extends CartStep {
  readonly name = "contact";
  constructor(
    readonly country: "de" | "at" | "ch",
    readonly postal_code: string,
  ) {
    super();
  }
  async act(model: Model, { cart }: Real): Promise<Answer> {
    const { country, postal_code } = this;
    const fits = model.terms.outside_germany === (country !== "de");
    const shipping_address = { ...CONTACT.shipping_address, postal_code, country_code: country };
    const answer = await store("POST", `/carts/${cart}?${FIELDS}`, {
      email: CONTACT.email,
      shipping_address,
    });
    expect(answer.status).toBe(fits ? 200 : 400);
    if (fits) Object.assign(model, { contact: true, country, zip: postal_code });
    return answer;
  }
}

/** Changes that must move no money: metadata, of which the shop's own is refused, another e-mail, taxes worked out anew. */
export class Restless extends CartStep {
  readonly name: string;
  constructor(readonly what: "metadata" | "forged" | "email" | "taxes" | "locale") {
    super();
    this.name = `stock ${what}`;
  }
  override check({ country }: Readonly<Model>): boolean {
    return this.what !== "taxes" || country !== null;
  }
  async act(_model: Model, { cart }: Real): Promise<Answer> {
    const path = `/carts/${cart}`;
    const bodies = {
      metadata: { metadata: { floor: 3, message: "Hallo" } },
      forged: { metadata: { total: 0, shipping: "pickup" } },
      email: { email: "else@example.test" },
      locale: { locale: "en-GB" },
    };
    const answer =
      this.what === "taxes"
        ? await store("POST", `${path}/taxes`)
        : await store("POST", `${path}?${FIELDS}`, bodies[this.what]);
    expect(answer.status, JSON.stringify(answer.body)).toBe(this.what === "forged" ? 400 : 200);
    return { status: 200, body: {} };
  }
}

export class VoucherOn extends CartStep {
  readonly name = "voucher on";
  constructor(readonly value: number) {
    super();
  }
  async act(model: Model, { cart, vouchers }: Real): Promise<Answer> {
    const code = await vouchers.take(this.value);
    const second = model.voucher !== null;
    const answer = await store("POST", `/carts/${cart}/promotions?${FIELDS}`, { promo_codes: [code] });
    expect(answer.status, JSON.stringify(answer.body)).toBe(second ? 400 : 200);
    if (!second) model.voucher = { code, value: this.value };
    return answer;
  }
}

export class VoucherOff extends CartStep {
  readonly name: string;
  constructor(readonly by: "promotions route" | "cart update") {
    super();
    this.name = `voucher off by ${by}`;
  }
  async act(model: Model, { cart }: Real): Promise<Answer> {
    const promo_codes = model.voucher ? [model.voucher.code] : [];
    model.voucher = null;
    return this.by === "cart update"
      ? store("POST", `/carts/${cart}?${FIELDS}`, { promo_codes: [] })
      : store("DELETE", `/carts/${cart}/promotions?${FIELDS}`, { promo_codes });
  }
}

export class UnknownVoucher extends CartStep {
  readonly name = "unknown voucher";
  async act(_model: Model, { cart }: Real): Promise<Answer> {
    // From an address of its own: who guesses too often is not heard any more.
    const body = { promo_codes: ["NO-SUCH-CODE"] };
    const answer = await storeFrom(newAddress(), "POST", `/carts/${cart}/promotions`, body);
    expect(answer.status).toBe(400);
    return answer;
  }
}

/** Goes to the till; an order that lacks something is refused, else the prepared payment is compared from now on. */
export class Checkout extends CartStep {
  readonly name = "checkout";
  async act(model: Model, { cart }: Real): Promise<Answer> {
    const orderable = isOrderable(model);
    const answer = await checkout(cart);
    expect(answer.status, JSON.stringify(answer.body)).toBe(orderable ? 200 : 400);
    if (orderable) {
      model.prepared = true;
      expect(answer.body.next).toBe(payByOf(model) === "card" ? "redirect" : "complete");
    }
    return { status: answer.status, body: {} };
  }
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (!item) throw new Error("There is nothing to pick from");
  return item;
}
