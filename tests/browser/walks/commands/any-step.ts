import fc from "fast-check";
import type { Expected } from "../expected";
import { BOUNDS, KINDS, type Side } from "../oracle/pieces";
import type { Shopper } from "../shopper";
import { wishes } from "./any-wish";
import { Abroad, Change, Count, Express, OpenCart, Pickup, ReadCard, Remove, Undo } from "./cart";
import { AskTooMuch, BringBack, ChooseKind, Design, OrderSample, PutIn, Wishes } from "./design";
import { Decline, Introduce, LeavePayment, Order, OrderTooSoon, Pay } from "./order";
import { PickPlank } from "./pick-plank";
import { GoBack, Reload, SecondTab, Speak, Visit } from "./travel";
import { Redeem, RedeemInVain, TakeOff } from "./voucher";

/** Of these about two in three can be taken where they come. */
const MOST_DRAWN = 50;

const kind = fc.constantFrom(...KINDS);
const which = fc.nat({ max: 11 });
const anyWishes = kind.chain((one) => wishes(one));
const tooMuch = kind
  .filter((one) => Object.keys(BOUNDS[one]).length > 0)
  .chain((one) => {
    const sides = Object.entries(BOUNDS[one]) as [Side, { min: number; max: number }][];
    return fc
      .record({
        side: fc.constantFrom(...sides),
        more: fc.boolean(),
        by: fc.integer({ min: 1, max: 300 }),
      })
      .map(
        ({ side: [side, { min, max }], more, by }) =>
          new AskTooMuch(one, side, more ? max + by : Math.max(0, min - by)),
      );
  });

/** What anybody may do in the shop; what is named twice is done twice as often. */
const steps: fc.Arbitrary<fc.AsyncCommand<Expected, Shopper>>[] = [
  kind.chain((one) => wishes(one).map((some) => new Design(one, some))),
  kind.chain((one) => wishes(one, 2).map((some) => new Design(one, some))),
  kind.map((one) => new ChooseKind(one)),
  anyWishes.map((some) => new Wishes(some)),
  fc.constantFrom(1, 1, 2, 3).map((count) => new PutIn(count)),
  fc.constant(new PickPlank()),
  fc.constant(new BringBack()),
  tooMuch,
  fc.constant(new OrderSample()),
  fc.constant(new OpenCart()),
  which.map((at) => new Remove(at)),
  fc.constant(new Undo()),
  fc.record({ at: which, some: anyWishes }).map(({ at, some }) => new Change(at, some)),
  which.map((at) => new ReadCard(at)),
  fc.record({ at: which, more: fc.boolean() }).map(({ at, more }) => new Count(at, more)),
  fc.boolean().map((pickup) => new Pickup(pickup)),
  fc.boolean().map((express) => new Express(express)),
  fc.boolean().map((abroad) => new Abroad(abroad)),
  fc.constantFrom(50, 50, 5000, 0).map((value) => new Redeem(value)),
  fc.constantFrom("unknown", "used", "nothing").map((code) => new RedeemInVain(code)),
  fc.constant(new TakeOff()),
  fc.constantFrom("de", "en").map((language) => new Speak(language)),
  fc.constant(new Reload()),
  fc.constant(new GoBack()),
  fc.constantFrom("/", "/faq", "/about", "/impressum").map((path) => new Visit(path)),
  fc.constantFrom("add", "remove", "express").map((does) => new SecondTab(does)),
  fc.constant(new OrderTooSoon()),
  fc.constant(new Introduce()),
  fc.constant(new Order()),
  fc.constant(new Pay()),
  fc.constant(new Decline()),
  fc.constantFrom("cancelling", "going back", "opening the cart").map((by) => new LeavePayment(by)),
];

/** @param replayPath as a failure printed it, to take the very same steps again */
export function walk(replayPath?: string) {
  return fc.commands(steps, {
    maxCommands: MOST_DRAWN,
    size: "max",
    ...(replayPath && { replayPath }),
  });
}
