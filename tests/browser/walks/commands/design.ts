import { eurosIn } from "../../cart";
import { type Expected, hasColor, hasRoom, MOST_PIECES, moveTo } from "../expected";
import {
  BOUNDS,
  built,
  FRAMES,
  type Kind,
  type Piece,
  PRESETS,
  pickedPlank,
  pieceInLink,
  SAMPLE,
  type Side,
} from "../oracle/pieces";
import { priceOf } from "../oracle/prices";
import { expect } from "../patience";
import type { Shopper } from "../shopper";
import { isOffered } from "./any-wish";
import { inShop, Step } from "./step";
import { showsPrice, type Wish, wishFor } from "./wishes";

/** Chooses a kind on the page of all kinds. */
export class ChooseKind extends Step {
  constructor(readonly kind: Kind) {
    super();
  }
  protected can(expected: Readonly<Expected>): boolean {
    return inShop(expected);
  }
  protected async take(expected: Expected, shopper: Shopper): Promise<void> {
    await openConfigurator(expected, shopper, this.kind);
  }
  toString(): string {
    return `choose ${this.kind}`;
  }
}

/** Chooses on the open configurator. */
export class Wishes extends Step {
  constructor(readonly wishes: readonly Wish[]) {
    super();
  }
  protected can({ place, piece }: Readonly<Expected>): boolean {
    return place === "configurator" && piece !== null;
  }
  protected async take(expected: Expected, shopper: Shopper): Promise<void> {
    await shopper.closePopup(expected);
    await wishAll(expected, shopper, this.wishes);
  }
  toString(): string {
    return `wish ${this.wishes.map((wish) => JSON.stringify(wish)).join(" ")}`;
  }
}

/** A piece from the page of all kinds to the cart. */
export class Design extends Step {
  constructor(
    readonly kind: Kind,
    readonly wishes: readonly Wish[],
  ) {
    super();
  }
  protected can(expected: Readonly<Expected>): boolean {
    return inShop(expected) && hasRoom(expected);
  }
  protected async take(expected: Expected, shopper: Shopper): Promise<void> {
    await openConfigurator(expected, shopper, this.kind);
    await wishAll(expected, shopper, this.wishes);
    await putIn(expected, shopper);
  }
  toString(): string {
    return `design ${this.kind} ${this.wishes.map((wish) => JSON.stringify(wish)).join(" ")}`;
  }
}

/** Brings back the last design of the kind, as the page offers it. */
export class BringBack extends Step {
  protected can({ place, waiting, changing }: Readonly<Expected>): boolean {
    return place === "configurator" && waiting !== null && changing === null;
  }
  protected async take(expected: Expected, shopper: Shopper): Promise<void> {
    const { waiting, language } = expected;
    const words = shopper.words(language);
    await shopper.closePopup(expected);
    const offer = shopper.button(words.bringBack);
    // Equal to what the page began with it is not offered.
    if (!waiting || (await offer.count()) === 0) return;
    await offer.click();
    expected.piece = waiting;
    expected.waiting = null;
    keepDesign(expected);
    await showsPrice(shopper, language, waiting, "bringing it back");
  }
  toString(): string {
    return "bring back the last design";
  }
}

/** Puts what the configurator shows into the cart, one or several, also when it lies there already. */
export class PutIn extends Step {
  constructor(readonly count: number) {
    super();
  }
  protected can(expected: Readonly<Expected>): boolean {
    const { place, piece, changing } = expected;
    return place === "configurator" && piece !== null && changing === null && hasRoom(expected);
  }
  protected async take(expected: Expected, shopper: Shopper): Promise<void> {
    await shopper.closePopup(expected);
    await putIn(expected, shopper, this.count);
  }
  toString(): string {
    return `put into the cart ${this.count}`;
  }
}

/** Types a measure that is not built: the page says so where it was typed, and nothing is put into the cart. */
export class AskTooMuch extends Step {
  constructor(
    readonly kind: Kind,
    readonly side: Side,
    readonly cm: number,
  ) {
    super();
  }
  protected can(expected: Readonly<Expected>): boolean {
    return inShop(expected) && BOUNDS[this.kind][this.side] !== undefined;
  }
  protected async take(expected: Expected, shopper: Shopper): Promise<void> {
    await openConfigurator(expected, shopper, this.kind);
    const words = shopper.words(expected.language);
    const field = shopper.main.getByRole("spinbutton", { name: words.sides[this.side] });
    await field.fill(String(this.cm));
    await expect(field).toHaveAttribute("aria-invalid", "true");
    const { min, max } = BOUNDS[this.kind][this.side] ?? { min: 0, max: 0 };
    await expect(
      shopper.main.getByText(new RegExp(`${min}\\D+${max} cm (angeben|\\.)|enter ${min} to ${max}`)).first(),
    ).toBeVisible();
    await shopper.button(words.addToCart).click();
    await expect(
      shopper.main.getByRole("alert").first(),
      "the page says why nothing was put in",
    ).toBeVisible();
    await expect(shopper.page.getByRole("dialog")).toHaveCount(0);
    expected.piece = null;
  }
  toString(): string {
    return `ask for a ${this.kind} with ${this.side} ${this.cm}`;
  }
}

/** Orders a sample from a configurator. */
export class OrderSample extends Step {
  protected can(expected: Readonly<Expected>): boolean {
    const { place, piece, changing } = expected;
    const kind = piece?.kind;
    return (
      place === "configurator" &&
      kind !== undefined &&
      kind !== "sample" &&
      hasColor(kind) &&
      changing === null &&
      hasRoom(expected)
    );
  }
  protected async take(expected: Expected, shopper: Shopper): Promise<void> {
    await shopper.closePopup(expected);
    await shopper.button(shopper.words(expected.language).sample).click();
    // Its steel has the colour that was chosen.
    const { ownColor = false, color = SAMPLE.color } = expected.piece ?? {};
    await isPutIn(expected, shopper, { ...SAMPLE, ownColor, color });
  }
  toString(): string {
    return "order a sample";
  }
}

async function openConfigurator(expected: Expected, shopper: Shopper, kind: Kind): Promise<void> {
  await shopper.closePopup(expected);
  const words = shopper.words(expected.language);
  await shopper.page.getByRole("banner").getByRole("link", { name: words.configurator }).click();
  await expect(shopper.page).toHaveURL(/\/configurator(Desktop|Mobile)?$/);
  await expect(shopper.main.getByRole("heading", { level: 1, name: words.chooser })).toBeVisible();
  const entry = shopper.main.getByRole("link", { name: words.kinds[kind] }).first();
  const shown = pieceInLink(kind, (await entry.getAttribute("href")) ?? "");
  expect(eurosIn(await entry.textContent()), `the price beside the picture of a ${kind}`).toBe(
    priceOf(shown),
  );
  await entry.click();
  await expect(shopper.page).toHaveURL(new RegExp(`/configurator${ADDRESS[kind]}(Desktop|Mobile)`));
  await expect(shopper.button(words.addToCart)).toBeVisible();
  moveTo(expected, "configurator", shown);
  expected.waiting = expected.designs[kind] ?? null;
  if (expected.waiting && JSON.stringify(built(expected.waiting)) !== JSON.stringify(built(shown)))
    await expect(shopper.button(words.bringBack), "an earlier design waits").toBeVisible();
}

const ADDRESS: Record<Kind, string> = {
  table: "Table",
  tableOffice: "TableOffice",
  bench: "Bench",
  stool: "Stool",
  shelf: "Shelf",
  frame: "Frame",
};

/** Makes all the choices that the page offers. */
export async function wishAll(expected: Expected, shopper: Shopper, wishes: readonly Wish[]): Promise<void> {
  for (const wish of wishes) {
    if (!expected.piece || !belongs(expected.piece, wish) || !isOffered(expected.piece, wish)) continue;
    expected.piece = await wishFor(shopper, expected.language, expected.piece, wish);
    keepDesign(expected);
  }
}

/** What a shopper has changed comes back the next time; what is changed in the cart is kept there. */
function keepDesign({ piece, changing, designs }: Expected): void {
  if (piece && piece.kind !== "sample" && changing === null) designs[piece.kind] = piece;
}

/** Whether the configurator of a piece has such a choice. */
function belongs({ kind }: Piece, wish: Wish): boolean {
  if (kind === "sample") return false;
  switch (wish.what) {
    case "preset":
      return PRESETS[kind] !== undefined && (wish.to === "individual" || wish.to in PRESETS[kind]);
    case "side": {
      const bounds = BOUNDS[kind][wish.side];
      return bounds !== undefined && wish.cm >= bounds.min && wish.cm <= bounds.max;
    }
    case "frame":
      return FRAMES[kind]?.includes(wish.to) ?? false;
    case "top":
      return kind === "table";
    case "filling":
      return kind === "frame";
    case "boards":
    case "pillars":
      return kind === "shelf";
    case "color":
    case "planks":
      return kind !== "frame";
  }
}

async function putIn(expected: Expected, shopper: Shopper, wanted = 1): Promise<void> {
  const { piece, lines } = expected;
  if (!piece) return;
  // Of a picked plank there is one.
  const count = pickedPlank(piece) === null ? Math.min(wanted, MOST_PIECES - lines.length) : 1;
  if (count > 1)
    await shopper.main
      .getByRole("combobox", { name: shopper.words(expected.language).count })
      .selectOption(String(count));
  await shopper.button(shopper.words(expected.language).addToCart).click();
  await isPutIn(expected, shopper, piece, count);
}

/** The popup says so, with the price. */
async function isPutIn(expected: Expected, shopper: Shopper, piece: Piece, count = 1): Promise<void> {
  const popup = shopper.page.getByRole("dialog");
  await expect(popup, "the popup says that the piece lies in the cart").toBeVisible();
  expect(eurosIn(await popup.textContent()), "the price in the popup").toBe(count * priceOf(piece));
  expected.lines.push(...Array.from({ length: count }, () => built(piece)));
}
