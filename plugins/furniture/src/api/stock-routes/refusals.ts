import { Refusal } from "../../core/refusal/refusal";
import type { ClosedFor } from "./decision";

const CHANGE = "„Auftrag ändern“";

/** What staff (in German) or a shopper's client (in English) do instead. */
const INSTEAD: Record<ClosedFor, string> = {
  order_edit: `Eine Bestellung wird hier nicht bearbeitet: Rechnung, Produktionsblatt, Mails und Planken blieben beim alten Stand. Nimm ${CHANGE} auf der Seite der Bestellung.`,
  draft_order: `Bestellungen werden nicht von Hand angelegt: Möbel ohne Konfiguration kann niemand bauen. Bestelle im Shop für den Kunden, oder nimm ${CHANGE} bei einer vorhandenen Bestellung.`,
  claim: `Reklamationen werden hier nicht angelegt: Ersatz käme ohne Konfiguration. Kommt etwas zurück, lege eine Rücksendung an, Geld gibst du bei der Zahlung zurück; ein anderes Stück kommt über ${CHANGE} dazu.`,
  exchange: `Umtausch wird hier nicht angelegt: Das neue Stück käme ohne Konfiguration. Nimm ${CHANGE} auf der Seite der Bestellung, und für das Stück, das zurückkommt, eine Rücksendung.`,
  credit_line: `Eine Gutschrift würde die Summe der Bestellung ändern, ohne dass Rechnung und Mails davon wissen. Gib Geld bei der Zahlung zurück, oder nimm ${CHANGE}.`,
  order_transfer: "Kunden haben hier kein Konto. Ändere die E-Mail-Adresse auf der Seite der Bestellung.",
  order_payment: `Zahlungen einer Bestellung werden hier nicht angelegt, bezahlt gemeldet oder gelöscht. Eine Überweisung bestätigst du bei der Bestellung mit „Zahlung eingegangen“; einen Zahlungslink verschickst du unter „Reservierungen“ oder mit ${CHANGE}.`,
  bare_fulfillment: "Lieferungen werden auf der Seite der Bestellung angelegt, verschickt und storniert.",
  product_import:
    "Produkte werden hier nicht aus einer Datei eingelesen: Darin könnten Möbel mit Bestand stehen, die bezahlt, aber nie bestellt werden. Ändere Produkte einzeln.",
  workflow_run: "Abläufe werden nicht von Hand gestartet. Nimm die Seite, auf der es diesen Schritt gibt.",
  shopper_return: "Orders are not returned this way: use POST /store/withdrawals or write to the shop",
  shopper_transfer: "Orders are not handed to another customer here; write to the shop",
  shipping_quote: "Delivery is part of the prices; POST /store/carts/:id/terms decides",
};

const SHOPPERS: readonly ClosedFor[] = ["shopper_return", "shopper_transfer", "shipping_quote"];

/** What a closed route answers: 400, with what to do instead. */
export function closedRoute(reason: ClosedFor): Refusal {
  return Refusal.single("", INSTEAD[reason], SHOPPERS.includes(reason) ? "closed_route" : reason);
}

/** A route that came with an upgrade of Medusa stays closed until the table lists it. */
export function undecidedRoute(route: string): Refusal {
  const message = `Über ${route} ist noch nicht entschieden: Diese Funktion von Medusa ist neu und bleibt geschlossen.`;
  return Refusal.single("", message, "undecided_route");
}
