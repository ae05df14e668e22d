import { cards } from "../../cart";
import { shop } from "../../shop";
import type { Language } from "../../words";
import { type Expected, groups, hasRoom, hasTerms, moveTo, orderWord, type Place } from "../expected";
import { firstPiece } from "../oracle/pieces";
import { expect } from "../patience";
import type { Shopper } from "../shopper";
import { wordsOf } from "../words";
import { inShop, Step } from "./step";

export class Speak extends Step {
  constructor(readonly language: Language) {
    super();
  }
  protected can(expected: Readonly<Expected>): boolean {
    return inShop(expected) && expected.language !== this.language;
  }
  protected async take(expected: Expected, shopper: Shopper): Promise<void> {
    await shopper.closePopup(expected);
    await shopper.page
      .getByRole("banner")
      .getByRole("button", { name: wordsOf(this.language).switchTo })
      .click();
    await expect(shopper.page.locator("html")).toHaveAttribute("lang", this.language);
    expected.language = this.language;
    // Whether rows of what was taken out survive this is not promised: with one more, which of them to press is open.
    if (expected.removed.length > 0) expected.removed.push([]);
  }
  toString(): string {
    return `speak ${this.language}`;
  }
}

export class Reload extends Step {
  protected can({ place }: Readonly<Expected>): boolean {
    return place !== "elsewhere";
  }
  protected async take(expected: Expected, shopper: Shopper): Promise<void> {
    await shopper.page.reload();
    expected.removed = [];
  }
  toString(): string {
    return "reload";
  }
}

export class GoBack extends Step {
  protected can(expected: Readonly<Expected>): boolean {
    return inShop(expected);
  }
  protected async take(expected: Expected, shopper: Shopper): Promise<void> {
    await shopper.closePopup(expected);
    await shopper.page.goBack().catch(async (error: unknown) => {
      // The browser does not send a card that was declined a second time by itself: it says so on a page of its own, a moment later.
      if (!String(error).includes("ERR_CACHE_MISS")) throw error;
      await expect(shopper.page).toHaveURL(/^chrome-error:/);
    });
    // Before the first page there is none, and what a payment page that was left shows is Stripe's own matter.
    if (!shopper.page.url().startsWith(`${shop.storefront}/`)) {
      expected.place = "elsewhere";
      await shopper.toCart({ ...expected, place: "elsewhere" });
      moveTo(expected, "cart");
      return;
    }
    const place = placeOf(shopper.page.url());
    if (place === "cart") {
      expected.place = "elsewhere";
      await shopper.onCart(expected);
    } else moveTo(expected, place);
  }
  toString(): string {
    return "go back";
  }
}

function placeOf(address: string): Place {
  const { pathname } = new URL(address);
  if (pathname.startsWith("/cart")) return "cart";
  return "elsewhere";
}

/** Looks at another page of the shop. */
export class Visit extends Step {
  constructor(readonly path: string) {
    super();
  }
  protected can(expected: Readonly<Expected>): boolean {
    return inShop(expected);
  }
  protected async take(expected: Expected, shopper: Shopper): Promise<void> {
    await shopper.page.goto(shop.storefront + this.path);
    moveTo(expected, "elsewhere");
  }
  toString(): string {
    return `visit ${this.path}`;
  }
}

/** Does something to the cart in a second window, closes it, and comes back to the first one. */
export class SecondTab extends Step {
  constructor(readonly does: "add" | "remove" | "express") {
    super();
  }
  protected can(expected: Readonly<Expected>): boolean {
    if (!inShop(expected)) return false;
    if (this.does === "add") return hasRoom(expected);
    // A piece that is open for changing is not pulled away from under one.
    return this.does === "remove"
      ? groups(expected).length > 1 && expected.changing === null
      : hasTerms(expected);
  }
  protected async take(expected: Expected, shopper: Shopper): Promise<void> {
    const words = shopper.words(expected.language);
    const first = shopper.page;
    const other = await shopper.context.newPage();
    shopper.page = other;
    if (this.does === "add") {
      // A link that says a piece: opened bare, the configurator would bring back a stool designed before.
      await other.goto(`${shop.storefront}/configuratorStoolDesktop?chosen=normal`);
      await shopper.closePopup(expected);
      await shopper.button(words.addToCart).click();
      await expect(other.getByRole("dialog")).toBeVisible();
      expected.lines.push(firstPiece("stool"));
    } else {
      await other.goto(`${shop.storefront}/cartDesktop`);
      if (this.does === "remove") {
        await cards(other).first().getByRole("button", { name: words.remove }).click();
        const [gone = []] = groups(expected);
        expected.lines = expected.lines.filter((_piece, at) => !gone.includes(at));
        await expect(cards(other)).toHaveCount(groups(expected).length);
      } else {
        await shopper.main.getByRole("checkbox", { name: words.express }).setChecked(!expected.express);
        expected.express = !expected.express;
      }
      await expect(
        shopper.button(words[orderWord(expected)]),
        "the change in the second window has come through",
      ).toBeEnabled();
    }
    // What a page has sent is through when the answer to a later question is.
    await other.evaluate(async () => await (await fetch("/cart/offer")).text());
    await other.close();
    shopper.page = first;
    await first.bringToFront();
    await first.evaluate(() => window.dispatchEvent(new Event("focus")));
    expected.removed = [];
  }
  toString(): string {
    return `${this.does} in a second window`;
  }
}
