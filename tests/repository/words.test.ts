import { expect, test } from "vitest";
import { linesWith, sources } from "./files.ts";

/** Where words for shoppers, editors and staff are written. Tests may quote what they like. */
const TEXTS = [
  "storefront/app",
  "plugins/furniture/src",
  "plugins/furniture-rules/src",
  "commerce/src",
  "cms/sample/source",
  "cms/schemas",
];

/** Words that texts do not use, and what they say in their place: docs/decisions/2026-11-23-words-and-look.md. */
const NOT_SAID: [RegExp, string][] = [
  [/\bBrett(er|ern|s)?\b/, "a shelf has Böden, everything else is made of Planken"],
  [/[Bb]ohlen?\b/, "Planken, Gerüstplanken"],
  [/\bmassive[nrs]? (Tischp|P)latte/i, "the top is durchgehend; massiv is a frame"],
  [/\bSofatisch|\bsofa table/, "Couchtisch, coffee table"],
  [/[Gg]eölt|\boiled\b|Leinöl|linseed/, "gewachst: nothing but beeswax goes onto the wood"],
  [/vierzehn Tage|fourteen days/, "14 Tage, 14 days"],
  [/Express-Fertigung|Schneller bauen|Build it sooner/, "Expressbau, express build"],
  [/frei im Raum|in the middle of a room/, "every shelf is fixed to the wall"],
  [/\bmassive frame/, "heavy frame"],
  [
    /(werden ihre Planken|ihre Planken werden|wird die Planke von selbst) frei(?!, (soweit|wenn))|storniert Planken/,
    "cancelling frees the planks that are not sawn: docs/decisions/2026-11-23-planks.md",
  ],
  [
    /(?<!„)innerhalb von (?!14\b)(zwei|drei|\d+) (Werkt|T|W)|within (?!14\b)(two|three|\d+) (working|days|weeks)/,
    "times that the shop promises are settings: {Lieferzeit}, {{time}}",
  ],
  [/als Nächstes|build it next/, "an order waits its turn, and samples are built by nobody"],
  [
    /Teil der Bestellung ist schon unterwegs|>schon unterwegs/,
    "gepackt oder unterwegs: staff can take back what is only packed",
  ],
  [
    /war etwas aus deinem Warenkorb schon vergeben|something in your cart was taken/,
    "a payment goes back for several reasons, and each is named beside it",
  ],
  [
    /“ ist (leider schon|schon|inzwischen) vergeben|planks.*inzwischen vergeben|been taken by somebody else/,
    "nicht mehr zu haben, no longer available: the workshop may have retired the plank, and nobody bought it",
  ],
  [
    /dazu schreiben wir dir noch einmal|write to you about that again/,
    "staff may have refunded a cancelled order before, and then nothing more is sent",
  ],
  [
    /Spätestens in einer Stunde/,
    "a payment page is looked at for an hour after its half hour, and no hour ends a refund that Stripe refuses",
  ],
  [/geliefert und voll erstattet/, "gepackt und voll erstattet: a plank is freed by hand from then on"],
  [
    /(werden uns|uns werden sie) nicht geschickt|are not sent to us/,
    "the server draws the designs that are kept on a device, and is asked for each by what it is made of",
  ],
  [
    /[Dd]ein Muster\b|"Das Muster\b|\b[Yy]our sample\b|"The sample\b/,
    "Muster, samples: an order may hold several",
  ],
];

test.each(NOT_SAID)("no text says %s: %s", (word) => {
  const files = sources(...TEXTS).filter((file) => !file.includes("/scene/"));
  const found = linesWith(word, files);
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
