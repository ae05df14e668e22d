import { market } from "../../core/options/market";
import { Refusal, type RefusalIssue } from "../../core/refusal/refusal";
import type { OrderStanding } from "./plan";
import { owedBack } from "./settle-change";

/** What keeps an order as a whole from being changed, in sentences that say what to do instead; empty when nothing does. */
export function standingIssues(order: OrderStanding): RefusalIssue[] {
  const { record, paidAt, outstanding } = order;
  const issue = (code: string, message: string): RefusalIssue[] => [{ path: "", code, message }];
  if (order.cancelled)
    return issue("order_cancelled", "Diese Bestellung ist storniert und lässt sich nicht mehr ändern.");
  if (record.pay_by === "reservation")
    return issue(
      "payment_open",
      "Diese Reservierung ist noch nicht bezahlt. Storniere sie und lass neu reservieren, oder warte, bis das Angebot bezahlt ist.",
    );
  if (record.pay_by === "direct_debit" && !paidAt)
    return issue(
      "payment_open",
      "Die Lastschrift ist noch unterwegs. Warte, bis die Bank entschieden hat, oder storniere die Bestellung und lass neu bestellen.",
    );
  if (record.pay_by === "bank_transfer" && !paidAt)
    return issue(
      "payment_open",
      "Die Überweisung ist noch nicht da. Vermerke erst den Zahlungseingang, oder storniere die Bestellung und lass neu bestellen.",
    );
  if (order.editing)
    return issue(
      "order_edit_open",
      "Zu dieser Bestellung ist in Medusa eine Bearbeitung, Rückgabe oder Reklamation offen. Schließe sie erst ab oder brich sie ab.",
    );
  if (order.lost)
    return issue(
      "payment_lost",
      "Der Zahler hat das Geld bei seiner Bank zurückgeholt. Storniere diese Bestellung, und lass neu bestellen.",
    );
  if (order.unsettled)
    return issue(
      "payment_open",
      "Bei Stripe ist zu dieser Bestellung eine Erstattung oder ein Streit nicht erledigt. Kläre das erst unter „Abgleich“.",
    );
  if (order.lines.some(({ returned }) => returned))
    return issue(
      "returned",
      "Aus dieser Bestellung kommt oder kam etwas zurück: Sie lässt sich nicht mehr ändern. Ein weiteres Stück wird neu bestellt.",
    );
  if (order.credited > 0 && order.credited >= order.total)
    return issue(
      "refunded",
      "Zu dieser Bestellung ist alles erstattet. Storniere sie, oder lass neu bestellen.",
    );
  if (order.foreign)
    return issue(
      "not_furniture",
      "In dieser Bestellung steht etwas, das kein Möbel nach Maß ist. Sie lässt sich hier nicht ändern.",
    );
  const { byHand } = owedBack(order);
  if (byHand > 0 && byHand === -outstanding)
    return issue(
      "transfer_back_first",
      `Noch zu überweisen: ${sumText(byHand)}. Überweise das Geld, und erstatte es danach bei der Zahlung: Dann steht es in den Büchern, die E-Mail geht hinaus, und die Bestellung lässt sich wieder ändern.`,
    );
  if (outstanding !== 0 && !(outstanding > 0 && order.versions.length > 0))
    return issue(
      "payment_open",
      `Bezahltes und Summe der Bestellung gehen um ${sumText(Math.abs(outstanding))} auseinander. Kläre das erst unter „Abgleich“.`,
    );
  if (!Number.isInteger(outstanding))
    return issue(
      "payment_open",
      "Von dieser Bestellung ist ein Teil offen, der kein ganzer Betrag ist. Warte, bis er über den Link bezahlt ist, oder storniere sie und lass neu bestellen.",
    );
  return [];
}

/** While its customer's withdrawal is open, an order loses pieces at most: that is how one is settled before anything is sent. */
export function withdrawalIssues({ withdrawn }: Pick<OrderStanding, "withdrawn">): RefusalIssue[] {
  const message =
    "Zu dieser Bestellung ist ein Widerruf offen. Bis er unter „Widerrufe“ bearbeitet ist, kannst du hier nur herausnehmen, was noch nicht gepackt ist.";
  return withdrawn ? [{ path: "", code: "withdrawal_open", message }] : [];
}

/** Throws a {@link Refusal} with all of them. */
export function refuseAll([first, ...others]: readonly RefusalIssue[]): void {
  if (first) throw Refusal.of([first, ...others]);
}

/** A sum as "244 EUR" or "10,50 EUR". */
export function sumText(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return `${amount.toLocaleString("de-DE", { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${market().currency.toUpperCase()}`;
}
