import { type Language, WORDS } from "../words";
import type { Kind, Side } from "./oracle/pieces";

/** Everything that a walk reads and presses, in each language. A label that is renamed is renamed here, and nowhere else. */
interface WalkWords {
  configurator: RegExp;
  cartEntry: RegExp;
  /** The page on which a kind is chosen, and its entries. */
  chooser: RegExp;
  kinds: Record<Kind, RegExp>;
  presets: Record<string, RegExp>;
  sides: Record<Side, RegExp>;
  frames: Record<string, RegExp>;
  tops: Record<"single" | "solid", RegExp>;
  fillings: Record<string, RegExp>;
  standardColors: readonly RegExp[];
  ownColorField: RegExp;
  boards: RegExp;
  pillars: Record<2 | 3, RegExp>;
  pickPlanks: RegExp;
  workshopPicks: RegExp;
  /** The first place for a plank. */
  plank: RegExp;
  price: RegExp;
  bringBack: RegExp;
  close: RegExp;
  saveChange: RegExp;
  change: RegExp;
  /** One of several equal pieces. */
  changeOne: RegExp;
  /** How many are put into the cart at once. */
  count: RegExp;
  more: RegExp;
  fewer: RegExp;
  /** The text above the order button when fields are marked. */
  markedFields: RegExp;
  voucherOff: RegExp;
  undo: RegExp;
  emptyCart: RegExp;
  delivery: RegExp;
  /** Rows of the bill, in the order in which they stand. */
  rows: Record<"goods" | "discount" | "pickup" | "express" | "voucher" | "total", RegExp>;
  /** What a card says of its price. */
  card: Record<"price" | "discount" | "after", RegExp>;
  summary: RegExp;
  backToCart: RegExp;
  restored: RegExp;
  switchTo: RegExp;
  orderNumber: RegExp;
  orderTotal: RegExp;
  payment: Record<"number" | "expiry" | "code" | "name" | "pay" | "leave", RegExp>;
}

const WALK_WORDS: Record<Language, WalkWords> = {
  de: {
    configurator: /^Konfigurator$/,
    cartEntry: /^Warenkorb/,
    chooser: /^Was dürfen wir dir bauen/,
    kinds: {
      table: /^Tisch\b/,
      tableOffice: /^(Schreibtisch|Höhenverstellbarer Schreibtisch)\b/,
      bench: /^Bank\b/,
      stool: /^Hocker\b/,
      shelf: /^Regal\b/,
      frame: /^(Bilder)?[Rr]ahmen\b/,
    },
    presets: {
      individual: /^Eigenes Maß/,
      dining: /^Esstisch/,
      office: /^Arbeitstisch/,
      sofa: /^Couchtisch/,
      twoPerson: /^Für zwei/,
      threePerson: /^Für drei/,
      normal: /^Sitzhöhe/,
      high: /^Barhöhe/,
    },
    sides: { length: /^Länge$/, width: /^Breite$/, height: /^Höhe$/ },
    frames: {
      open: /^offen/,
      closed: /^geschlossen/,
      diagonal: /^diagonal/,
      simple: /^einfach/,
      massive: /^massiv/,
    },
    tops: { single: /^einzelne Planken/, solid: /^durchgehend/ },
    fillings: {
      none: /^(ohne|keine)/,
      mirror: /^Spiegel/,
      blackboard: /^Kreidetafel/,
      whiteboard: /^Whiteboard/,
      passepartout: /^Passepartout/,
    },
    standardColors: [/^Graphit/, /^Weiß/, /^Roh/],
    ownColorField: /^RAL oder Hex/,
    boards: /^Anzahl der Böden$/,
    pillars: { 2: /^2 Stützen/, 3: /^3 Stützen/ },
    pickPlanks: /^Ich suche selbst aus/,
    workshopPicks: /^Die Werkstatt sucht aus/,
    plank: /^Planke( 1)?$/,
    price: /^Preis:/,
    bringBack: /^Letzten Entwurf holen/,
    close: /^(Schließen|Zurück)$/,
    saveChange: /^Änderung übernehmen$/,
    change: /ändern$/,
    changeOne: /^Eines von .* ändern/,
    count: /^Anzahl$/,
    more: /^Eins mehr/,
    fewer: /^Eins weniger/,
    markedFields: /markierten Angaben/,
    voucherOff: /^Gutschein .* entfernen$/,
    undo: /wieder in den Warenkorb legen$/,
    emptyCart: /^Zum Konfigurator$/,
    delivery: /^(Per Spedition|Bis zur Bordsteinkante|Lieferung)/,
    rows: {
      goods: /^(Möbel|Muster)/,
      discount: /^Mengenrabatt/,
      pickup: /^Abzug für Abholung/,
      express: /^Expressbau/,
      voucher: /^Gutschein/,
      total: /^Gesamt/,
    },
    card: {
      price: /^(Preis|Ursprünglicher Preis)$/,
      discount: /^(auf .* )?Mengenrabatt/,
      after: /^Mit Mengenrabatt$/,
    },
    summary: /^Zusammenfassung$/,
    backToCart: /^Zurück zum Warenkorb$/,
    restored: /Zahlung wurde noch nicht abgeschlossen/,
    switchTo: /^Deutsch$/,
    orderNumber: /^(Bestell|Reservierungs)nummer$/,
    orderTotal: /^Gesamt$/,
    payment: {
      number: /^Kartennummer$/,
      expiry: /^Ablaufdatum/,
      code: /^Prüfziffer/,
      name: /^Name auf der Karte$/,
      pay: /^Bezahlen/,
      leave: /^.?\s?Zurück zum Shop/,
    },
  },
  en: {
    configurator: /^Configurator$/,
    cartEntry: /^Cart/,
    chooser: /^What may we build for you/,
    kinds: {
      table: /^Table\b/,
      tableOffice: /^(Desk|Height-adjustable desk|Standing desk)\b/,
      bench: /^Bench\b/,
      stool: /^Stool\b/,
      shelf: /^Shelf\b/,
      frame: /^(Picture )?[Ff]rame\b/,
    },
    presets: {
      individual: /^Your own size/,
      dining: /^Dining table/,
      office: /^Work table/,
      sofa: /^Coffee table/,
      twoPerson: /^Seats two/,
      threePerson: /^Seats three/,
      normal: /^Seat height/,
      high: /^Bar height/,
    },
    sides: { length: /^Length$/, width: /^Width$/, height: /^Height$/ },
    frames: {
      open: /^open/,
      closed: /^closed/,
      diagonal: /^diagonal/,
      simple: /^simple/,
      massive: /^heavy/,
    },
    tops: { single: /^single/, solid: /^solid/ },
    fillings: {
      none: /^(none|without)/,
      mirror: /^mirror/,
      blackboard: /^blackboard/,
      whiteboard: /^whiteboard/,
      passepartout: /^mount/,
    },
    standardColors: [/^Graphite/, /^White/, /^Raw/],
    ownColorField: /^RAL or hex/,
    boards: /^Number of boards$/,
    pillars: { 2: /^2 pillars/, 3: /^3 pillars/ },
    pickPlanks: /^I pick them myself/,
    workshopPicks: /^The workshop picks/,
    plank: /^Plank( 1)?$/,
    price: /^Price:/,
    bringBack: /^Bring back last design/,
    close: /^(Close|Back)$/,
    saveChange: /^Save the change$/,
    change: /^Change /,
    changeOne: /^Change one of/,
    count: /^Quantity$/,
    more: /^One more/,
    fewer: /^One less/,
    markedFields: /marked fields/,
    voucherOff: /^Remove voucher/,
    undo: /^Put .* back into the cart$/,
    emptyCart: /^To the configurator$/,
    delivery: /^(Delivered|Delivery)/,
    rows: {
      goods: /^(Furniture|Samples?)/,
      discount: /^Multi-item discount/,
      pickup: /^Pick-up deduction/,
      express: /^Express build/,
      voucher: /^Voucher/,
      total: /^Total/,
    },
    card: {
      price: /^(Price|Original price)$/,
      discount: /^(on .* )?Multi-item discount/,
      after: /^With multi-item discount$/,
    },
    summary: /^Summary$/,
    backToCart: /^Back to the cart$/,
    restored: /payment has not been completed/,
    switchTo: /^English$/,
    orderNumber: /^(Order|Reservation) number$/,
    orderTotal: /^Total$/,
    payment: {
      number: /^Card number$/,
      expiry: /^Expiry/,
      code: /^Security code/,
      name: /^Name on card$/,
      pay: /^Pay/,
      leave: /^.?\s?Back to the shop/,
    },
  },
};

export type Words = WalkWords & Omit<(typeof WORDS)[Language], keyof WalkWords>;

/** The words of a language, those of the other browser tests among them. */
export function wordsOf(language: Language): Words {
  return { ...WORDS[language], ...WALK_WORDS[language] };
}
