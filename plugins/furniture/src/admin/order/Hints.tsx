import type { AdminOrder } from "@medusajs/framework/types";
import { Text } from "@medusajs/ui";
import { DEFECT, SENT_AGAIN } from "../../domain/shipping/after-delivery";
import { money } from "./money";

interface HintsProps {
  order: AdminOrder;
  /** What of its money came by bank transfer and has not gone back, EUR. */
  transferred: number;
  /** It was to be paid by bank transfer, and no money came. */
  awaited: boolean;
}

/** What staff should know before they press one of Medusa's own buttons on this page. */
export function Hints({ order, transferred, awaited }: HintsProps) {
  const hints = [
    ...transferHint(transferred),
    ...lateHint(order, awaited),
    ...refundHint(order),
    ...sentHint(order),
    ...changeHint(order),
  ];
  if (hints.length === 0) return null;
  return (
    <section className="flex flex-col gap-2 px-6 py-4" data-testid="furniture-hints">
      {hints.map((hint) => (
        <Text key={hint} size="small" className="text-ui-fg-subtle">
          {hint}
        </Text>
      ))}
    </section>
  );
}

/** What is not looked for among Medusa's buttons: they have no way for it. */
function sentHint({ status, fulfillments }: AdminOrder): string[] {
  const sent = (fulfillments ?? []).some((one) => !one.canceled_at && (one.shipped_at || one.delivered_at));
  return sent && status !== "canceled" ? [DEFECT, SENT_AGAIN] : [];
}

function changeHint({ status }: AdminOrder): string[] {
  if (status === "canceled") return [];
  return [
    "Stücke, Preise, Versand und Adresse änderst du mit „Auftrag ändern“. Medusas eigene Knöpfe für Bearbeiten, Umtausch, Reklamation und „Als bezahlt markieren“ lehnt der Server ab; die Adresse unter „Zahlungslink kopieren“ führt ins Leere, den Zahlungslink zeigt „Auftrag ändern“.",
  ];
}

/** The reminder may lead to a transfer on the very day on which the order is cancelled. */
function lateHint({ status }: AdminOrder, awaited: boolean): string[] {
  if (!awaited || status !== "canceled") return [];
  return [
    "Kommt die Überweisung doch noch, überweise sie zurück oder lass neu bestellen: Eine stornierte Bestellung lebt nicht wieder auf, ihre Planken sind frei, und das Geld gehört in keine Rechnung.",
  ];
}

/** Nobody but staff can send a transfer back, and the mail about a refund goes out when it is booked. */
function transferHint(transferred: number): string[] {
  if (transferred === 0) return [];
  return [
    `Per Überweisung kamen ${money(transferred)}. Medusas „Erstattung“ bucht bei dieser Zahlung nur: Überweise das Geld zuerst selbst, denn mit der Buchung geht die E-Mail hinaus, dass es unterwegs ist.`,
  ];
}

/** Money that is back does not say what becomes of the pieces. */
function refundHint({ status, payment_status, fulfillments }: AdminOrder): string[] {
  if (payment_status !== "refunded" || status === "canceled") return [];
  const packed = (fulfillments ?? []).some(({ canceled_at }) => !canceled_at);
  return [
    packed
      ? "Alles ist erstattet. Die Planken sind gesägt und bleiben verkauft; ist eine noch ganz, gib sie auf der Seite „Planken“ frei."
      : "Alles ist erstattet, doch die Bestellung ist nicht storniert. Storniere sie: Dann werden ihre Planken frei, soweit sie noch nicht gesägt sind.",
  ];
}
