import { expect, test } from "vitest";
import { inGerman } from "./medusa-words";

test.each([
  [
    "Customer with email: mia@example.com, has_account: false, already exists.",
    "Zu dieser E-Mail-Adresse gibt es schon einen Eintrag. Such unter „Kunden“ danach und ändere ihn.",
  ],
  ["A user cannot delete itself", "Das eigene Konto lässt sich nicht löschen. Bitte jemand anderen darum."],
  [
    "Order with id order_1 has been canceled.",
    "Das ist inzwischen storniert. Lade die Seite neu und sieh nach, was jetzt gilt.",
  ],
  [
    "The fulfillment has already been shipped. Shipped fulfillments cannot be canceled",
    "Das ist schon als verschickt vermerkt: Zurücknehmen lässt es sich nicht mehr. Was zurückkommt, legst du als Rücksendung an.",
  ],
  [
    'Countries with codes: "de, at" are already assigned to a region',
    'Zu einer anderen Region gehören schon: "de, at". Nimm sie dort zuerst heraus.',
  ],
  [
    "Orders order_1 are completed, canceled, or in draft and cannot be archived",
    "Ins Archiv kommt nur, was abgeschlossen ist: Diese Bestellung läuft noch. Schließe sie zuerst ab.",
  ],
  [
    "Order (order_1) already has an existing active order change",
    "An dieser Bestellung ist eine Rücksendung oder Änderung angefangen. Schließe sie zuerst ab; eine Rücksendung nimmst du auf der Seite der Bestellung mit „Rückgabe abbrechen“ zurück.",
  ],
  [
    "An active Order Change is required to proceed",
    "Daran ist nichts mehr offen. Lade die Seite neu und sieh nach, was jetzt gilt.",
  ],
  [
    "Can't cancel a return which has returned items",
    "Von dieser Rücksendung ist schon etwas zurück: Abbrechen lässt sie sich nicht mehr.",
  ],
  [
    "Fulfillment with id ful_1 already delivered",
    "Das ist schon als zugestellt vermerkt: Zurücknehmen lässt es sich nicht mehr. Was zurückkommt, legst du als Rücksendung an.",
  ],
  [
    "You cannot refund more than what is captured on the payment.",
    "So viel ist von dieser Zahlung nicht da: Sie ist noch nicht eingegangen, oder etwas davon ist schon zurück. Lade die Seite neu, und trage ein, was zurückgehen soll.",
  ],
  [
    "Order: order_1 already belongs to customer: cus_1",
    "Zu dieser E-Mail-Adresse gehört die Bestellung schon.",
  ],
  [
    "Cannot unassign product option from product which has variants for that option",
    "Varianten eines Produkts haben das noch: Ändere sie dort zuerst.",
  ],
  [
    "Item iitem_1 is not stocked at location sloc_1",
    "An diesem Lagerort ist der Artikel nicht geführt: Trage dort zuerst einen Bestand ein.",
  ],
  [
    "Quantity to fulfill of item ordli_1 is required.",
    "Trage eine ganze Zahl von Stücken ein, mindestens 1.",
  ],
  [
    "Tax rate with tax_region_id: txreg_1, already exists.",
    "Diese Steuerregion hat schon einen Standardsatz. Ändere ihn, statt einen zweiten anzulegen.",
  ],
  [
    "Cannot delete product options that are associated with products.",
    "Diese Option gehört noch zu einem Produkt: Nimm sie dort zuerst heraus.",
  ],
  [
    "Cannot delete shipping option type because some shipping options are using it.",
    "Versandoptionen sind noch von dieser Art: Gib ihnen zuerst eine andere.",
  ],
  ["Product with handle: tin, already exists.", "Das gibt es schon: tin. Nimm einen anderen Namen."],
  ["Invalid request: Invalid email address", "Das ist keine E-Mail-Adresse, wie sie sein muss."],
  [
    "Invalid request: Value for field 'amount' too small, expected at least: '0'",
    "Gib einen Betrag ein, der größer als 0 ist.",
  ],
  [
    "Invalid request: Field 'type' is required; Unrecognized fields: 'a, b'",
    "So nimmt Medusa das nicht an: „type“ fehlt; Unbekannt ist: a, b.",
  ],
  [
    "Invalid request: Expected: 'active, draft' for field 'status', but got: 'x'",
    "So nimmt Medusa das nicht an: „status“ muss eines davon sein: active, draft.",
  ],
])("staff read in German what Medusa refuses: %s", (english, german) => {
  expect(inGerman(english)).toBe(german);
});

test.each([
  "Order id not found: order_1",
  "Product not found",
  "Customer with id: cus_1 not found",
  'Sales channel with id "sc_1" not found',
  "ProductCategory with id: pcat_1 was not found",
  "The following invites do not exist: a",
])("what is gone is said to be gone, and where to look: %s", (english) => {
  expect(inGerman(english)).toMatch(/^Das gibt es nicht oder nicht mehr: .* lade sie neu\.$/);
});

test("what an address of a product may not be is repeated as it was typed, dollar signs too", () => {
  expect(inGerman("Invalid product handle '$& ä'. It must contain URL safe characters")).toMatch(
    /^„\$& ä“ taugt nicht/,
  );
});

test.each(["Von dieser Zahlung lassen sich höchstens 194,00 € erstatten", "", "Something new of Medusa's"])(
  "German sentences and what is not known stay as they are: %s",
  (message) => {
    expect(inGerman(message)).toBe(message);
  },
);
