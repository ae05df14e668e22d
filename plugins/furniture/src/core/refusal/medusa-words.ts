/*
 * Medusa's own pages show the server's refusals in Medusa's English. Staff read German: the refusals of the pages that they use stand
 * here in German, each with a way on.
 */

const RELOAD = "Lade die Seite neu und sieh nach, was jetzt gilt.";

/** What Medusa says, and what staff read; $1 and $2 are what Medusa names. The first that fits counts. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/^Invalid email or password/, "E-Mail-Adresse oder Passwort stimmt nicht."],
  [/conflicted with another request/, `Gerade wurde schon etwas daran geändert. ${RELOAD}`],
  // Orders, and what a colleague may have done meanwhile.
  [
    /^Cannot cancel a completed order/,
    "Diese Bestellung ist abgeschlossen und lässt sich nicht mehr stornieren. Für das, was zurückkommt, lege eine Rücksendung an und erstatte bei der Zahlung.",
  ],
  [/^\S+ with id \S+ has been canceled/, `Das ist inzwischen storniert. ${RELOAD}`],
  [
    /fulfillment has already been shipped|^Shipment has already been created/,
    "Das ist schon als verschickt vermerkt: Zurücknehmen lässt es sich nicht mehr. Was zurückkommt, legst du als Rücksendung an.",
  ],
  [
    /already has an existing active order change/,
    "An dieser Bestellung ist eine Rücksendung oder Änderung angefangen. Schließe sie zuerst ab; eine Rücksendung nimmst du auf der Seite der Bestellung mit „Rückgabe abbrechen“ zurück.",
  ],
  [/^An active Order Change is required/, `Daran ist nichts mehr offen. ${RELOAD}`],
  [
    /^Can't cancel a return which has returned items/,
    "Von dieser Rücksendung ist schon etwas zurück: Abbrechen lässt sie sich nicht mehr.",
  ],
  [
    /^Quantity (?:to fulfill )?of item \S+ (?:is required|must be greater than 0)/,
    "Trage eine ganze Zahl von Stücken ein, mindestens 1.",
  ],
  [
    /^Fulfillment with id \S+ already delivered/,
    "Das ist schon als zugestellt vermerkt: Zurücknehmen lässt es sich nicht mehr. Was zurückkommt, legst du als Rücksendung an.",
  ],
  [/already been marked delivered/, `Das ist schon als zugestellt vermerkt. ${RELOAD}`],
  [
    /fulfillment is already canceled|canceled fulfillment/,
    `Diese Lieferung ist schon zurückgenommen. ${RELOAD}`,
  ],
  [
    /^Cannot fulfill more items|^Quantity to fulfill exceeds|^No items to fulfill/,
    `So viele sind davon nicht mehr zu packen. ${RELOAD}`,
  ],
  [/^Cannot ship more items/, `So viele sind davon nicht gepackt. ${RELOAD}`],
  [
    /^Cannot request to return more items/,
    "Zurückkommen kann nur, was verschickt und noch nicht zurückgemeldet ist. Wähle weniger Stücke.",
  ],
  [
    /^Cannot receive more items/,
    "Empfangen lässt sich nur, was in der Rücksendung angemeldet ist. Trage weniger ein.",
  ],
  [
    /^(?:Items are required to create a return|Order return request should have at least 1 item)/,
    "Wähle mindestens ein Stück, das zurückkommt.",
  ],
  [
    /are completed, canceled, or in draft and cannot be archived/,
    "Ins Archiv kommt nur, was abgeschlossen ist: Diese Bestellung läuft noch. Schließe sie zuerst ab.",
  ],
  [
    /^Refund amount must be greater than 0|^Invalid request: Value for field 'amount' too small/,
    "Gib einen Betrag ein, der größer als 0 ist.",
  ],
  [
    /^You cannot refund more than what is captured/,
    "So viel ist von dieser Zahlung nicht da: Sie ist noch nicht eingegangen, oder etwas davon ist schon zurück. Lade die Seite neu, und trage ein, was zurückgehen soll.",
  ],
  [/^Order: \S+ already belongs to customer/, "Zu dieser E-Mail-Adresse gehört die Bestellung schon."],
  // People and settings.
  [/^A user cannot delete itself/, "Das eigene Konto lässt sich nicht löschen. Bitte jemand anderen darum."],
  [
    /^User account for following email\(s\) already exist: (.+)/,
    "Mit $1 ist schon jemand im Team: Eine Einladung braucht es nicht.",
  ],
  [
    /^(?:Customer with email: ([^\s,]+), .*already exists|Guest customer with this email already exists|Customer with this email already has an account)/,
    "Zu dieser E-Mail-Adresse gibt es schon einen Eintrag. Such unter „Kunden“ danach und ändere ihn.",
  ],
  [
    /^Countries with codes: (.+) are already assigned to a region/,
    "Zu einer anderen Region gehören schon: $1. Nimm sie dort zuerst heraus.",
  ],
  [
    /^Invalid product handle '(.*)'/,
    "„$1“ taugt nicht als Adresse des Produkts: Nimm Kleinbuchstaben, Ziffern und Bindestriche, ohne Leerzeichen und Umlaute.",
  ],
  [
    /^Cannot delete api keys that are not revoked/,
    "Widerrufe den Schlüssel zuerst; danach lässt er sich löschen.",
  ],
  [
    /^Promotion limit \(\d+\) cannot be less/,
    "Weniger, als schon eingelöst sind, lässt sich nicht erlauben.",
  ],
  [
    /^Deleting ProductCategory .* with category children/,
    "Diese Kategorie hat noch Unterkategorien: Verschiebe oder lösche sie zuerst.",
  ],
  [
    /^Tax rate with tax_region_id: .+, already exists/,
    "Diese Steuerregion hat schon einen Standardsatz. Ändere ihn, statt einen zweiten anzulegen.",
  ],
  [
    /^Cannot delete product options? that (?:is|are) associated/,
    "Diese Option gehört noch zu einem Produkt: Nimm sie dort zuerst heraus.",
  ],
  [
    /^Cannot delete product option values that are associated|^Cannot unassign product option from product/,
    "Varianten eines Produkts haben das noch: Ändere sie dort zuerst.",
  ],
  [
    /^Item \S+ is not stocked at location/,
    "An diesem Lagerort ist der Artikel nicht geführt: Trage dort zuerst einen Bestand ein.",
  ],
  [
    /^Cannot delete shipping option type because/,
    "Versandoptionen sind noch von dieser Art: Gib ihnen zuerst eine andere.",
  ],
  [/^.+ with [^:]+: (.+), already exists\.?$/, "Das gibt es schon: $1. Nimm einen anderen Namen."],
  [
    /\b(?:not found|do(?:es)? not exists?)\b|^Could not find /i,
    "Das gibt es nicht oder nicht mehr: Vielleicht hat es inzwischen jemand gelöscht. Geh zurück zur Liste und lade sie neu.",
  ],
  [/^(?:The email is not valid|.*Invalid email)/, "Das ist keine E-Mail-Adresse, wie sie sein muss."],
];

/** What Medusa finds wrong with a field, each fault by itself. */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/^Field '(.+)' is required/, "„$1“ fehlt"],
  [
    /^Value for field '(.+)' too small, expected at least: '(.+)'/,
    "„$1“ ist zu klein oder zu kurz: mindestens $2",
  ],
  [
    /^Value for field '(.+)' too big, expected at most: '(.+)'/,
    "„$1“ ist zu groß oder zu lang: höchstens $2",
  ],
  [/^Expected type: '.*' for field '(.+)', got: '.*'/, "„$1“ ist nicht von der erwarteten Art"],
  [/^Expected: '(.+)' for field '(.+)', but got: '.*'/, "„$2“ muss eines davon sein: $1"],
  [/^Unrecognized fields: '(.+)'/, "Unbekannt ist: $1"],
];
const INVALID = "Invalid request: ";

/** A sentence of Medusa's in German; as it is where there is none for it. */
export function inGerman(message: string): string {
  const sentence = translated(SENTENCES, message);
  if (sentence) return sentence;
  if (!message.startsWith(INVALID)) return message;
  const faults = message
    .slice(INVALID.length)
    .split("; ")
    .map((fault) => translated(FAULTS, fault) ?? fault);
  return `So nimmt Medusa das nicht an: ${faults.join("; ")}.`;
}

function translated(words: readonly (readonly [RegExp, string])[], message: string): string | undefined {
  for (const [said, german] of words) {
    const found = said.exec(message);
    if (found) return german.replace(/\$(\d)/g, (_, group) => found[Number(group)] ?? "");
  }
  return undefined;
}
