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
