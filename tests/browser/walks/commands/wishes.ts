import type { Language } from "../../words";
import { type Piece, type Side, withPreset, withSide } from "../oracle/pieces";
import { priceOf } from "../oracle/prices";
import { expect } from "../patience";
import type { Shopper } from "../shopper";

/** One choice in a configurator. */
export type Wish =
  | { what: "preset"; to: string }
  | { what: "side"; side: Side; cm: number }
  | { what: "frame"; to: string }
  | { what: "top"; solid: boolean }
  | { what: "filling"; to: string }
  | { what: "boards"; count: number }
  | { what: "pillars"; count: 2 | 3 }
  | { what: "color"; own: string | null; standard: number }
  | { what: "planks"; picked: boolean };

/** What the piece is after a choice. */
export function after(piece: Piece, wish: Wish): Piece {
  switch (wish.what) {
    case "preset":
      return withPreset(piece, wish.to);
    case "side":
      return withSide(piece, wish.side, wish.cm);
    case "frame":
      return { ...piece, frame: wish.to };
    case "top":
      return { ...piece, solidTop: wish.solid };
    case "filling":
      return { ...piece, filling: wish.to };
    case "boards":
      return { ...piece, boards: wish.count };
    case "pillars":
      return { ...piece, pillars: wish.count };
    case "color":
      return {
        ...piece,
        ownColor: wish.own !== null,
        color: wish.own?.toUpperCase() ?? `standard ${wish.standard}`,
      };
    case "planks":
      return { ...piece, picksPlanks: wish.picked };
  }
}

/** Makes a choice on the open configurator and waits for the price that goes with it. */
export async function wishFor(
  shopper: Shopper,
  language: Language,
  piece: Piece,
  wish: Wish,
): Promise<Piece> {
  const words = shopper.words(language);
  const { main } = shopper;
  const choose = (name: RegExp | undefined) => main.getByRole("radio", { name: name ?? /^$/ }).check();
  const type = (name: RegExp, value: number) => main.getByRole("spinbutton", { name }).fill(String(value));
  switch (wish.what) {
    case "preset":
      await choose(words.presets[wish.to]);
      break;
    case "side":
      await type(words.sides[wish.side], wish.cm);
      break;
    case "frame":
      await choose(words.frames[wish.to]);
      break;
    case "top":
      await choose(words.tops[wish.solid ? "solid" : "single"]);
      break;
    case "filling":
      await choose(words.fillings[wish.to]);
      break;
    case "boards":
      await type(words.boards, wish.count);
      break;
    case "pillars":
      await choose(words.pillars[wish.count]);
      break;
    case "color":
      await chooseColor(shopper, language, wish);
      break;
    case "planks":
      await choose(wish.picked ? words.pickPlanks : words.workshopPicks);
  }
  const made = after(piece, wish);
  await showsPrice(shopper, language, made, JSON.stringify(wish));
  return made;
}

/** Waits until the configurator says the price of a piece. */
export async function showsPrice(
  shopper: Shopper,
  language: Language,
  piece: Piece,
  done: string,
): Promise<void> {
  const price = new Intl.NumberFormat(language === "de" ? "de-DE" : "en-GB").format(priceOf(piece));
  await expect(
    shopper.main
      .getByRole("status")
      .filter({ hasText: shopper.words(language).price })
      .first(),
    `the price of ${JSON.stringify(piece)} after ${done}`,
  ).toContainText(price);
}

async function chooseColor(
  { main, words }: Shopper,
  language: Language,
  { own, standard }: Extract<Wish, { what: "color" }>,
): Promise<void> {
  const said = words(language);
  if (own === null) {
    await main.getByRole("radio", { name: said.standardColors[standard] ?? /^$/ }).check();
    return;
  }
  await main.getByRole("radio", { name: said.ownColor }).check();
  await main.getByRole("combobox", { name: said.ownColorField }).fill(own);
}
