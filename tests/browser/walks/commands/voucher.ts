import { newVoucher } from "../../staff";
import { type Expected, voucherIsAsked } from "../expected";
import { expect } from "../patience";
import type { Shopper } from "../shopper";
import { inShop, Step } from "./step";

/** A step at the cart's field for vouchers. */
abstract class AtVoucherField extends Step {
  protected can(expected: Readonly<Expected>): boolean {
    return inShop(expected) && expected.lines.length > 0 && voucherIsAsked(expected);
  }
}

/** Enters a voucher that counts; one worth 0 EUR makes a bank transfer the payment. */
export class Redeem extends AtVoucherField {
  constructor(readonly value: number) {
    super();
  }
  protected async take(expected: Expected, shopper: Shopper): Promise<void> {
    await shopper.toCart(expected);
    const code = await newVoucher(this.value);
    await enterCode(expected, shopper, code);
    await expect(shopper.main.getByText(code).first(), "the voucher that counts is named").toBeVisible();
    expected.voucher = { code, value: this.value };
  }
  toString(): string {
    return `redeem a voucher of ${this.value}`;
  }
}

/** Enters what is no voucher, or no longer one: the page says so, and nothing changes. */
export class RedeemInVain extends AtVoucherField {
  constructor(readonly code: "unknown" | "used" | "nothing") {
    super();
  }
  protected async take(expected: Expected, shopper: Shopper): Promise<void> {
    await shopper.toCart(expected);
    const codes = { unknown: "GIBT-ES-NICHT", used: shopper.usedCode ?? "NICHT-MEHR", nothing: "" };
    await enterCode(expected, shopper, codes[this.code]);
    // What an order in vain said may stand there still.
    const { markedFields } = shopper.words(expected.language);
    const alert = shopper.main.getByRole("alert").filter({ hasNotText: markedFields }).first();
    await expect(alert, "the page says why the voucher does not count").toBeVisible();
    await expect(alert, "and says it where one looks").toBeInViewport();
  }
  toString(): string {
    return `redeem in vain: ${this.code}`;
  }
}

/** Takes the voucher off again. */
export class TakeOff extends Step {
  protected can(expected: Readonly<Expected>): boolean {
    return inShop(expected) && expected.lines.length > 0 && expected.voucher !== null;
  }
  protected async take(expected: Expected, shopper: Shopper): Promise<void> {
    await shopper.toCart(expected);
    await shopper.button(shopper.words(expected.language).voucherOff).click();
    expected.voucher = null;
  }
  toString(): string {
    return "take the voucher off";
  }
}

async function enterCode(expected: Expected, shopper: Shopper, code: string): Promise<void> {
  const words = shopper.words(expected.language);
  await shopper.main.getByRole("textbox", { name: words.voucherCode }).fill(code);
  await shopper.button(words.redeem).click();
}
