import type { FurnitureKind } from "../../schemas/kinds/kinds.ts";
import { ranksFor } from "../../schemas/order/ranks.ts";
import { localized } from "./localized.ts";

/**
 * Placeholders, recognisable as such: a number from the range the Bundesnetzagentur keeps free for films, the example
 * domain, the example IBAN of the banks' own documentation.
 */
export const shopSettings = {
  _id: "shopSettings",
  _type: "shopSettings",
  name: "Planke 46",
  street: "Musterstraße 46",
  zip: "10999",
  city: "Berlin",
  country: "Deutschland",
  phone: "+49 30 23125 046",
  mail: "werkstatt@planke46.example",
  bankHolder: "Planke 46 (Beispiel, bitte nicht überweisen)",
  bankName: "Musterbank (Beispielkonto)",
  iban: "DE89 3704 0044 0532 0130 00",
  bic: "MUSTDEFFXXX",
  bankTransfer: true,
  deliveryWeeks: 8,
  expressWeeks: 4,
  sampleDays: 5,
  makerName: "Planke 46 (Beispiel)",
  safetyMail: "werkstatt@planke46.example",
  company: "Planke 46 (Beispiel)",
  vatId: "DE123456789",
  weeeNumber: "DE12345678",
};

export const homePage = {
  _id: "homePage",
  _type: "homePage",
  title: localized("localeString", {
    de: "Möbel mit Vergangenheit. Maß für Maß deine.",
    en: "Furniture with a past. Made to your measure.",
  }),
  intro: localized("localeText", {
    de: "Jahrelang haben sie Menschen getragen, die Häuser gebaut haben. Jetzt werden aus den Planken Tische, Bänke und Regale. Du entwirfst dein Möbel auf den Zentimeter genau, wir bauen es in unserer Berliner Werkstatt und liefern es dir innerhalb von {Lieferzeit} bis an die Bordsteinkante.",
    en: "For years they carried the people who build houses. Now the planks become tables, benches and shelves. You design your furniture to the centimetre; we build it in our Berlin workshop and deliver it to your kerb within {Lieferzeit}.",
  }),
  aboutTeaser: localized("localeText", {
    de: "Stahl, Holz, Bienenwachs, und Hände, die wissen, was sie tun. Wir schweißen jedes Gestell selbst und schleifen jede Planke, bis sie sich gut anfühlt, aber nicht so lange, dass sie vergisst, woher sie kommt.",
    en: "Steel, wood, beeswax, and hands that know what they are doing. We weld every frame ourselves and sand every plank until it feels good, but not for so long that it forgets where it came from.",
  }),
  teasers: [
    teaser(
      "table",
      "Zwei bis vier Planken, jedes Maß bis 220 cm.",
      "Two to four planks, any size up to 220 cm.",
    ),
    teaser("bench", "Eine Planke, auf der alle Platz finden.", "One plank with room for everybody."),
    teaser("shelf", "Böden, die auch Schallplatten tragen.", "Boards that carry records, too."),
    teaser(
      "tableOffice",
      "Höhenverstellbar, auf Knopfdruck vom Sitzen zum Stehen.",
      "Height-adjustable, from sitting to standing at a button.",
    ),
    teaser("stool", "Klein, ehrlich, überall zu Hause.", "Small, honest, at home anywhere."),
    teaser("frame", "Spiegel, Kreidetafel oder dein Bild.", "A mirror, a blackboard or your picture."),
  ],
};

/** Without a picture of its own: the shop shows its rendered one. */
function teaser(kind: FurnitureKind, de: string, en: string) {
  return {
    _type: "kindTeaser",
    _key: kind,
    kind,
    text: localized("localeString", { de, en }),
  };
}

const DARK = "#1D1B18";
const WHITE = "#FFFFFF";

/** The three colours of the specification; none of them costs extra. */
const [first, second, third] = ranksFor(3);
export const standardColors = [
  color(first, "graphit", { de: "Graphit", en: "Graphite" }, "#27292B", "RAL 9011", WHITE, {
    de: "matt, tief und ruhig",
    en: "matt, deep and calm",
  }),
  color(second, "weiss", { de: "Weiß", en: "White" }, "#FFFFFF", "RAL 9016", DARK, {
    de: "matt, hell und freundlich",
    en: "matt, bright and friendly",
  }),
  color(third, "roh", { de: "Roh, Klarlack", en: "Raw, clear lacquer" }, "#383430", undefined, WHITE, {
    de: "blanker Stahl, mit Schweißnähten und allen Spuren der Arbeit",
    en: "bare steel, with its welds and every trace of the work",
  }),
];

function color(
  orderRank: string | undefined,
  slug: string,
  name: { de: string; en: string },
  hex: string,
  ral: string | undefined,
  textColor: string,
  appearance: { de: string; en: string },
) {
  return {
    _id: `standardColor-${slug}`,
    _type: "standardColor",
    name: localized("localeString", name),
    hex,
    ...(ral ? { ral } : {}),
    appearance: localized("localeString", appearance),
    price: 0,
    textColor,
    image: {
      _type: "image",
      _sanityAsset: `image@file://./images/gestell-${slug}.jpg`,
      alt: localized("localeString", {
        de: `Zeichnung: Tisch mit Gestell in ${name.de}`,
        en: `Drawing: table with its frame in ${name.en.toLowerCase()}`,
      }),
    },
    orderRank,
  };
}
