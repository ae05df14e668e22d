import { DEFECT, SENT_AGAIN } from "../../domain/shipping/after-delivery";

/** What staff should know before they press one of Medusa's buttons on an order's page. Sums are written out. */
const DE = {
  changes:
    "Stücke, Preise, Versand und Adresse änderst du mit „Auftrag ändern“. Medusas eigene Knöpfe für Bearbeiten, Umtausch, Reklamation und „Als bezahlt markieren“ lehnt der Server ab; die Adresse unter „Zahlungslink kopieren“ führt ins Leere, den Zahlungslink zeigt „Auftrag ändern“.",
  lateTransfer:
    "Kommt die Überweisung doch noch, überweise sie zurück oder lass neu bestellen: Eine stornierte Bestellung lebt nicht wieder auf, ihre Planken sind frei, und das Geld gehört in keine Rechnung.",
  transferred: (sum: string) =>
    `Per Überweisung kamen ${sum}. Medusas „Erstattung“ bucht bei dieser Zahlung nur: Überweise das Geld zuerst selbst, denn mit der Buchung geht die E-Mail hinaus, dass es unterwegs ist.`,
  refundedSawn:
    "Alles ist erstattet. Die Planken sind gesägt und bleiben verkauft; ist eine noch ganz, gib sie auf der Seite „Planken“ frei.",
  refundedWhole:
    "Alles ist erstattet, doch die Bestellung ist nicht storniert. Storniere sie: Dann werden ihre Planken frei, soweit sie noch nicht gesägt sind.",
  defect: DEFECT,
  sentAgain: SENT_AGAIN,
};

/** Beside Medusa's buttons in English; our own pages and buttons are called what they are called there. */
const EN: typeof DE = {
  changes:
    "Change pieces, prices, delivery and address with „Auftrag ändern“. The server refuses Medusa's own buttons for editing, exchanges, claims and “Mark as paid”; the address under “Copy payment link” leads nowhere, „Auftrag ändern“ shows the payment link.",
  lateTransfer:
    "If the transfer arrives after all, transfer it back or let the customer order anew: a cancelled order does not come back to life, its planks are free, and the money belongs to no invoice.",
  transferred: (sum) =>
    `${sum} came by bank transfer. For this payment Medusa's “Refund” only books: transfer the money yourself first, because the e-mail that says it is on its way goes out with the booking.`,
  refundedSawn:
    "Everything is refunded. The planks are sawn and stay sold; if one is still whole, free it on the page „Planken“.",
  refundedWhole:
    "Everything is refunded, yet the order is not cancelled. Cancel it: its planks then become free, as far as they are not sawn yet.",
  defect:
    "If a piece has a defect, take it back in the „Werkstatt“ with a reason: it is repaired or built anew under its number, without a new invoice. Do not create a return for it, because its price would then be due for refund. Refund a reduction of the price with the payment.",
  sentAgain:
    "If a piece goes out once more, because its parcel was lost or came back, move it on in the „Werkstatt“, and enter the new tracking number with its parcel: the customer gets it by e-mail. If the customer does not want it any more, create a return and refund.",
};

/** Medusa keeps the language of its admin in this cookie. */
const ENGLISH = /(?:^|;\s*)lng=en(?:[-;]|$)/;

/** The hints in the language in which Medusa's buttons beside them are: German, unless staff chose English on their profile. */
export const hintsBeside = (cookies: string): typeof DE => (ENGLISH.test(cookies) ? EN : DE);
