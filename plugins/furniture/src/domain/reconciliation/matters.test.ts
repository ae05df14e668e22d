import { afterEach, expect, test } from "vitest";
import { setMarket } from "../../core/options/market";
import { findingOf, type Matter } from "./matters";

afterEach(() => setMarket({}));

const told = (kind: Matter["kind"], rest: Partial<Matter>): Matter => ({
  kind,
  id: "entry_1",
  order_id: "order_1",
  amount: 1491,
  status: "failed",
  ...rest,
});
const detail = (kind: Matter["kind"], rest: Partial<Matter>) =>
  findingOf(told(kind, rest)).detail.replace(/\s/g, " ");

test.each<[Matter["kind"], Partial<Matter>, string]>([
  [
    "refund_failed",
    { reason_in_words: { de: "Die Karte ist abgelaufen" } },
    "1.491,00 € sind nicht zurückgegangen. Die Karte ist abgelaufen.",
  ],
  ["refund_failed", {}, "1.491,00 € sind nicht zurückgegangen."],
  [
    "refund_waiting",
    { status: "asked" },
    "Auf die Erstattung von 1.491,00 € hat Stripe noch nicht geantwortet; sie wird wiederholt, bis es antwortet. Nicht noch einmal erstatten.",
  ],
  [
    "payment_waiting",
    { status: "processing", since: new Date("2026-11-01T12:00:00.000Z") },
    "Seit dem 01.11.2026 sind 1.491,00 € per Lastschrift unterwegs, länger als eine Bank dafür hat; Stripe sagt weiter, dass sie prüft. Frage bei Stripe nach. Ist das Geld nicht mehr zu erwarten, storniere die Bestellung; kommt es danach doch, geht es zurück.",
  ],
  [
    "dispute_open",
    {
      status: "needs_response",
      reason: "product_not_received",
      due_at: new Date("2026-12-01T23:30:00.000Z"),
    },
    "Der Zahler bestreitet bei seiner Bank 1.491,00 € (nicht erhalten). Belege bei Stripe einreichen bis 02.12.2026. Was noch in der Werkstatt ist, bis dahin nicht bauen und nicht herausgeben.",
  ],
  [
    "dispute_open",
    { status: "under_review", reason: "fraudulent" },
    "Der Zahler bestreitet bei seiner Bank 1.491,00 € (nicht von ihm bezahlt). Die Bank prüft die Belege. Was noch in der Werkstatt ist, bis dahin nicht bauen und nicht herausgeben.",
  ],
  [
    "dispute_lost",
    {},
    "Der Zahler hat den Streit um 1.491,00 € gewonnen. Das Geld ist abgezogen und bei der Bestellung gebucht. Was noch in der Werkstatt ist, nicht bauen und nicht herausgeben.",
  ],
  [
    "dispute_open",
    { status: "warning_under_review", reason: "new_reason" },
    "Der Zahler bestreitet bei seiner Bank 1.491,00 € (new_reason). Die Bank prüft die Belege. Was noch in der Werkstatt ist, bis dahin nicht bauen und nicht herausgeben.",
  ],
  [
    "dispute_open",
    { status: "needs_response" },
    "Der Zahler bestreitet bei seiner Bank 1.491,00 € (ohne Grund). Belege bei Stripe einreichen. Was noch in der Werkstatt ist, bis dahin nicht bauen und nicht herausgeben.",
  ],
  [
    "refund_waiting",
    { status: "requires_action" },
    "Die Erstattung von 1.491,00 € wartet bei Stripe darauf, dass der Kunde etwas angibt.",
  ],
  [
    "payment_unknown",
    {},
    "1.491,00 € kamen über eine Bezahlseite dieses Shops, aber zu keiner Bezahlung, die er kennt.",
  ],
  [
    "payment_unknown",
    { reason: "anna@example.test", due_at: new Date("2026-12-01T12:00:00.000Z") },
    "1.491,00 € von anna@example.test kamen über eine Bezahlseite dieses Shops, aber zu keiner Bezahlung, die er kennt. Ohne Entscheidung gehen sie am 01.12.2026 zurück.",
  ],
])("staff read what is the matter of a %s: %j", (kind, rest, expected) => {
  expect(detail(kind, rest)).toBe(expected);
});

test("a sum keeps the currency that the provider names, whichever the shop's is", () => {
  expect(detail("refund_failed", { currency_code: "chf" })).toBe("1.491,00 CHF sind nicht zurückgegangen.");
  setMarket({ currency: "chf" });
  expect(detail("refund_failed", { currency_code: "eur" })).toBe("1.491,00 € sind nicht zurückgegangen.");
  expect(detail("refund_failed", {})).toBe("1.491,00 CHF sind nicht zurückgegangen.");
});

test("an entry is flagged under its own id and belongs to its order", () => {
  expect(findingOf(told("dispute_lost", { id: "dp_1" }))).toMatchObject({
    code: "dispute_lost",
    outcome: "flagged",
    subject: "dp_1",
    order_id: "order_1",
  });
});

test("an entry keeps what it belongs to, and says nothing of what it has not", () => {
  const due_at = new Date("2026-12-01T12:00:00.000Z");
  const of = { payment_id: "pay_1", cart_id: "cart_1", due_at, url: "https://dashboard.stripe.example/1" };
  expect(findingOf(told("dispute_open", of))).toMatchObject({
    payment: "pay_1",
    cart_id: "cart_1",
    due_at: "2026-12-01T12:00:00.000Z",
    url: "https://dashboard.stripe.example/1",
  });
  expect(findingOf(told("refund_failed", { order_id: null }))).toMatchObject({
    payment: "entry_1",
    order_id: null,
    cart_id: null,
    due_at: null,
    url: null,
  });
});
