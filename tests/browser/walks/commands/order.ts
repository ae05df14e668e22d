import { z } from "zod";
import { eurosIn } from "../../cart";
import { CARDS, introduce, shop } from "../../shop";
import { orderOf } from "../../staff";
import { afterOrdering, type Expected, endOfOrder, moveTo, orderWord, sums } from "../expected";
import { expect } from "../patience";
import type { Shopper } from "../shopper";
import { inShop, Step } from "./step";

/** Presses the order button without a name: the page says what is missing, where one looks. */
export class OrderTooSoon extends Step {
  protected can(expected: Readonly<Expected>): boolean {
    return inShop(expected) && expected.lines.length > 0 && !expected.introduced;
  }
  protected async take(expected: Expected, shopper: Shopper): Promise<void> {
    await shopper.toCart(expected);
    // What was typed for an earlier order may be there.
    await shopper.main
      .getByRole("textbox", { name: nameField(expected, shopper) })
      .first()
      .fill("");
    await pressOrder(expected, shopper);
    const marked = shopper.main.getByRole("textbox").and(shopper.page.locator("[aria-invalid=true]")).first();
    await expect(marked, "a field is marked").toBeVisible();
    await expect(marked, "a marked field is in sight").toBeInViewport();
  }
  toString(): string {
    return "order without a name";
  }
}

/** Says who one is. */
export class Introduce extends Step {
  protected can(expected: Readonly<Expected>): boolean {
    return inShop(expected) && expected.lines.length > 0;
  }
  protected async take(expected: Expected, shopper: Shopper): Promise<void> {
    await shopper.toCart(expected);
    await sayWho(expected, shopper);
  }
  toString(): string {
    return "say who one is";
  }
}

/** Orders what lies in the cart. */
export class Order extends Step {
  protected can(expected: Readonly<Expected>): boolean {
    return inShop(expected) && expected.lines.length > 0;
  }
  protected async take(expected: Expected, shopper: Shopper): Promise<void> {
    await order(expected, shopper);
  }
  toString(): string {
    return "order";
  }
}

/** Pays on the payment page. */
export class Pay extends Step {
  protected can({ place }: Readonly<Expected>): boolean {
    return place === "payment";
  }
  protected async take(expected: Expected, shopper: Shopper): Promise<void> {
    await pay(expected, shopper);
  }
  toString(): string {
    return "pay";
  }
}

/** Tries a card that the bank declines. */
export class Decline extends Step {
  protected can({ place }: Readonly<Expected>): boolean {
    return place === "payment";
  }
  protected async take(expected: Expected, shopper: Shopper): Promise<void> {
    await enterCard(expected, shopper, CARDS.declined);
    await expect(shopper.page.getByRole("alert")).toBeVisible();
  }
  toString(): string {
    return "pay with a card that is declined";
  }
}

/** Leaves the payment page: by its link, with the browser, or by opening the cart. */
export class LeavePayment extends Step {
  constructor(readonly by: "cancelling" | "going back" | "opening the cart") {
    super();
  }
  protected can({ place }: Readonly<Expected>): boolean {
    return place === "payment";
  }
  protected async take(expected: Expected, shopper: Shopper): Promise<void> {
    const words = shopper.words(expected.language);
    if (this.by === "cancelling") {
      await shopper.page.getByRole("link", { name: words.payment.leave }).click();
      await expect(shopper.page).toHaveURL(/\/orderCancelled/);
      await shopper.main.getByRole("link", { name: words.backToCart }).click();
    } else if (this.by === "going back") {
      await shopper.page.goBack();
      if (!shopper.page.url().includes("/cartDesktop"))
        await shopper.page.goto(`${shop.storefront}/cartDesktop`);
    } else {
      await shopper.page.goto(`${shop.storefront}/cartDesktop`);
      await expect(
        shopper.main.getByText(words.restored),
        "the unfinished payment is spoken of",
      ).toBeVisible();
    }
    await shopper.onCart(expected);
    const name = shopper.main.getByRole("textbox", { name: nameField(expected, shopper) }).first();
    await expect(name, "what was typed is still there").toHaveValue("Gang");
  }
  toString(): string {
    return `leave the payment page by ${this.by}`;
  }
}

/** From any place to the end of an order. The last thing in every walk: whatever lies in a cart can be ordered. */
export async function orderToTheEnd(expected: Expected, shopper: Shopper): Promise<void> {
  if (expected.place !== "payment") {
    if (expected.lines.length === 0) return;
    await order(expected, shopper);
  }
  if (expected.place === "payment") await pay(expected, shopper);
}

async function sayWho(expected: Expected, shopper: Shopper): Promise<void> {
  const words = shopper.words(expected.language);
  await introduce(shopper.page, "Gang", expected.language);
  if (expected.abroad) {
    await shopper.main
      .getByRole("combobox", { name: new RegExp(`^${words.country}`) })
      .first()
      .selectOption({ label: words.austria });
    await shopper.main
      .getByRole("textbox", { name: new RegExp(`^${words.zip}`) })
      .first()
      .fill("1010");
  }
  expected.introduced = true;
}

async function order(expected: Expected, shopper: Shopper): Promise<void> {
  await shopper.toCart(expected);
  const name = shopper.main.getByRole("textbox", { name: nameField(expected, shopper) }).first();
  if (expected.introduced) await expect(name, "what was typed is still there").toHaveValue("Gang");
  await sayWho(expected, shopper);
  const end = endOfOrder(expected);
  await pressOrder(expected, shopper);
  if (end === "payment") await onPaymentPage(expected, shopper);
  else await thanks(expected, shopper, end);
}

function nameField({ language }: Expected, shopper: Shopper): RegExp {
  return new RegExp(`^${shopper.words(language).lastName}`);
}

async function pressOrder(expected: Expected, shopper: Shopper): Promise<void> {
  const words = shopper.words(expected.language);
  await shopper.button(words[orderWord(expected)]).click();
}

/** What the page said when it did not lead on. */
async function saidInstead(shopper: Shopper): Promise<string> {
  const alerts = await shopper.page.getByRole("alert").allTextContents();
  const marked = await shopper.page.locator("[aria-invalid=true]").count();
  return `the order button leads on (${new URL(shopper.page.url()).pathname}: ${marked} fields marked, said: ${alerts.join(" / ")})`;
}

async function onPaymentPage(expected: Expected, shopper: Shopper): Promise<void> {
  const button = shopper.page.getByRole("button", { name: shopper.words(expected.language).payment.pay });
  // The cart itself has such a button while a payment is unfinished.
  const { origin } = new URL(shop.stripeSandbox);
  await shopper.page
    .waitForURL((url) => url.origin === origin)
    .then(() => button.waitFor())
    .catch(async (error: unknown) => {
      throw new Error(await saidInstead(shopper), { cause: error });
    });
  expect(eurosIn(decimalsOff(await button.textContent())), "the sum on the payment page").toBe(
    sums(expected).total,
  );
  expected.pending = true;
  moveTo(expected, "payment");
}

/** "1.653,00 €" and "€1,653.00" as whole euros are written. */
function decimalsOff(text: string | null): string {
  return (text ?? "").replace(/[.,]\d\d(?=\D|$)/, "");
}

async function enterCard(expected: Expected, shopper: Shopper, card: string): Promise<void> {
  const { payment } = shopper.words(expected.language);
  const field = (name: RegExp) => shopper.page.getByRole("textbox", { name });
  await field(payment.number).fill(card);
  await field(payment.expiry).fill("12 / 34");
  await field(payment.code).fill("123");
  await field(payment.name).fill("Mia Gang");
  await shopper.page.getByRole("button", { name: payment.pay }).click();
}

const Charges = z.array(z.object({ session: z.string().nullable(), amount: z.number().nullable() }));

async function pay(expected: Expected, shopper: Shopper): Promise<void> {
  const session = new URL(shopper.page.url()).pathname.split("/").at(-1);
  const { total } = sums(expected);
  await enterCard(expected, shopper, CARDS.success);
  await thanks(expected, shopper, "completed");
  await expect
    .poll(() => chargedIn(session), { message: `what Stripe has charged in ${session}, cents` })
    .toEqual([total * 100]);
}

async function chargedIn(session: string | undefined): Promise<(number | null)[]> {
  const answer = await fetch(`${shop.stripeSandbox}/_sandbox/events?type=checkout.session.completed`);
  const charges = Charges.parse(await answer.json()).filter((event) => event.session === session);
  return charges.map(({ amount }) => amount);
}

/** The page after an order names it, and page, address and staff's order say one sum. */
async function thanks(expected: Expected, shopper: Shopper, end: "completed" | "reserved"): Promise<void> {
  const words = shopper.words(expected.language);
  const { total } = sums(expected);
  await shopper.page
    .waitForURL(end === "completed" ? /\/orderCompleted\?/ : /\/orderReserved/)
    .catch(async (error: unknown) => {
      throw new Error(await saidInstead(shopper), { cause: error });
    });
  const query = new URL(shopper.page.url()).searchParams;
  const shown = async (name: RegExp) =>
    shopper.main
      .locator("dt", { hasText: name })
      .first()
      .evaluate((term) => term.nextElementSibling?.textContent ?? "");
  const number = await shown(words.orderNumber);
  expect(eurosIn(await shown(words.orderTotal)), "the total on the page after the order").toBe(total);
  if (end === "completed") expect(Number(query.get("orderValue")), "the total in the address").toBe(total);
  const order = await orderOf(number);
  expect(order.total, "the total of the order as staff see it").toBe(total);
  expect(order.lines.length, "the pieces of the order").toBe(expected.lines.length);
  shopper.orders.push(number);
  shopper.usedCode = expected.voucher?.code ?? shopper.usedCode;
  afterOrdering(expected);
}
