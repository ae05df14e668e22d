import type { Locator } from "@playwright/test";
import { cards } from "../../cart";
import { hydrated } from "../../shop";
import { type Expected, groups, hasRoom, hasTerms, MOST_PIECES, moveTo } from "../expected";
import { built, pickedPlank } from "../oracle/pieces";
import { expect } from "../patience";
import type { Shopper } from "../shopper";
import type { Words } from "../words";
import { wishAll } from "./design";
import { inShop, Step } from "./step";
import type { Wish } from "./wishes";

export class OpenCart extends Step {
  protected can(expected: Readonly<Expected>): boolean {
    return inShop(expected) && expected.place !== "cart";
  }
  protected async take(expected: Expected, shopper: Shopper): Promise<void> {
    await shopper.toCart(expected);
  }
  toString(): string {
    return "open the cart";
  }
}

/** A step with one of the cards in the cart, counted round. */
abstract class WithCard extends Step {
  constructor(readonly which: number) {
    super();
  }
  protected can(expected: Readonly<Expected>): boolean {
    return inShop(expected) && expected.lines.length > 0;
  }
  /** The card, and the lines that it stands for. */
  protected at(shopper: Shopper, expected: Expected): { card: Locator; lines: readonly number[] } {
    const all = groups(expected);
    const which = this.which % all.length;
    return { card: cards(shopper.page).nth(which), lines: all[which] ?? [] };
  }
}

/** Takes a card out of the cart, with all equal pieces on it. */
export class Remove extends WithCard {
  protected async take(expected: Expected, shopper: Shopper): Promise<void> {
    await shopper.toCart(expected);
    const { card, lines } = this.at(shopper, expected);
    // Pressed before the page is alive, it takes the card out as well, but the page that comes then brings back this one alone.
    await hydrated(shopper.page);
    await card.getByRole("button", { name: shopper.words(expected.language).remove }).click();
    expected.removed.push(expected.lines.filter((_piece, at) => lines.includes(at)));
    expected.lines = expected.lines.filter((_piece, at) => !lines.includes(at));
    await expect(cards(shopper.page)).toHaveCount(groups(expected).length);
  }
  toString(): string {
    return `remove card ${this.which}`;
  }
}

/** Brings back what was just taken out; it comes to the end of the cart. */
export class Undo extends Step {
  protected can({ place, removed, lines }: Readonly<Expected>): boolean {
    const [pieces] = removed;
    return (
      place === "cart" &&
      removed.length === 1 &&
      pieces !== undefined &&
      lines.length + pieces.length <= MOST_PIECES
    );
  }
  protected async take(expected: Expected, shopper: Shopper): Promise<void> {
    await shopper.button(shopper.words(expected.language).undo).click();
    expected.lines.push(...expected.removed.flat());
    expected.removed = [];
    await expect(cards(shopper.page)).toHaveCount(groups(expected).length);
  }
  toString(): string {
    return "undo";
  }
}

/** Changes a piece in its place; of several equal ones the last. */
export class Change extends WithCard {
  constructor(
    which: number,
    readonly wishes: readonly Wish[],
  ) {
    super(which);
  }
  protected async take(expected: Expected, shopper: Shopper): Promise<void> {
    await shopper.toCart(expected);
    const { card, lines } = this.at(shopper, expected);
    const at = lines.at(-1) ?? 0;
    const words = shopper.words(expected.language);
    const piece = expected.lines[at] ?? null;
    // A sample has nothing to be changed.
    if (piece?.kind === "sample") return;
    await card.getByRole("link", { name: lines.length > 1 ? words.changeOne : words.change }).click();
    const save = shopper.button(words.saveChange);
    await expect(save).toBeVisible();
    moveTo(expected, "configurator", piece);
    expected.changing = at;
    await shopper.closePopup(expected);
    await wishAll(expected, shopper, this.wishes);
    await save.click();
    if (expected.piece) expected.lines[at] = built(expected.piece);
    await shopper.onCart(expected);
  }
  toString(): string {
    return `change card ${this.which} ${this.wishes.map((wish) => JSON.stringify(wish)).join(" ")}`;
  }
}

/** One more or one less of equal pieces. */
export class Count extends WithCard {
  constructor(
    which: number,
    readonly more: boolean,
  ) {
    super(which);
  }
  protected override can(expected: Readonly<Expected>): boolean {
    return super.can(expected) && hasRoom(expected);
  }
  protected async take(expected: Expected, shopper: Shopper): Promise<void> {
    await shopper.toCart(expected);
    const { card, lines } = this.at(shopper, expected);
    const piece = expected.lines[lines.at(-1) ?? 0];
    // There is one of each picked plank, and not less than one of anything.
    if (!piece || pickedPlank(piece) !== null || (!this.more && lines.length === 1)) return;
    const words = shopper.words(expected.language);
    await card.getByRole("button", { name: this.more ? words.more : words.fewer }).click();
    if (this.more) expected.lines.push(piece);
    else expected.lines.splice(lines.at(-1) ?? 0, 1);
  }
  toString(): string {
    return `one ${this.more ? "more" : "less"} of card ${this.which}`;
  }
}

/** Looks closely at one card: a picked plank is named on it. */
export class ReadCard extends WithCard {
  protected async take(expected: Expected, shopper: Shopper): Promise<void> {
    await shopper.toCart(expected);
    const { card, lines } = this.at(shopper, expected);
    const piece = expected.lines[lines[0] ?? 0];
    const plank = piece && pickedPlank(piece);
    if (plank) await expect(card).toContainText(plank);
    const entry = shopper.page
      .getByRole("banner")
      .getByRole("link", { name: shopper.words(expected.language).cartEntry });
    await expect(entry, "pieces in the bar at the top").toContainText(String(expected.lines.length));
  }
  toString(): string {
    return `read card ${this.which}`;
  }
}

/** A choice about the order as a whole, which a cart of samples only does not offer. */
abstract class Terms extends Step {
  protected can(expected: Readonly<Expected>): boolean {
    return inShop(expected) && hasTerms(expected);
  }
  protected async take(expected: Expected, shopper: Shopper): Promise<void> {
    await shopper.toCart(expected);
    await this.choose(shopper, shopper.words(expected.language));
    Object.assign(expected, this.chosen());
  }
  protected abstract choose(shopper: Shopper, words: Words): Promise<void>;
  protected abstract chosen(): Partial<Pick<Expected, "pickup" | "express" | "abroad">>;
}

/** Fetching instead of delivery, and back. */
export class Pickup extends Terms {
  constructor(readonly pickup: boolean) {
    super();
  }
  protected async choose({ main }: Shopper, words: Words): Promise<void> {
    await main.getByRole("radio", { name: this.pickup ? words.pickup : words.delivery }).check();
  }
  protected chosen() {
    return { pickup: this.pickup };
  }
  toString(): string {
    return this.pickup ? "fetch it" : "have it delivered";
  }
}

export class Express extends Terms {
  constructor(readonly express: boolean) {
    super();
  }
  protected async choose({ main }: Shopper, words: Words): Promise<void> {
    await main.getByRole("checkbox", { name: words.express }).setChecked(this.express);
  }
  protected chosen() {
    return { express: this.express };
  }
  toString(): string {
    return this.express ? "sooner" : "not sooner";
  }
}

export class Abroad extends Terms {
  constructor(readonly abroad: boolean) {
    super();
  }
  protected async choose({ main }: Shopper, words: Words): Promise<void> {
    await main.getByRole("checkbox", { name: words.abroad }).setChecked(this.abroad);
  }
  protected chosen() {
    return { abroad: this.abroad };
  }
  toString(): string {
    return this.abroad ? "live abroad" : "live in Germany";
  }
}
