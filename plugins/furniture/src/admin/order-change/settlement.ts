import { money } from "../order/money";
import type { Preview } from "./requests";

/** What the change means for the customer's money; null while something stands in its way: then nothing is counted. */
export function settlement({
  difference,
  to_pay,
  refund,
  outstanding,
  issues,
}: Pick<Preview, "difference" | "to_pay" | "refund" | "outstanding" | "issues">): string | null {
  if (issues.length > 0 && difference === 0) return null;
  const said = [costs(difference)];
  if (to_pay > 0) said.push(`Zu bezahlen sind ${money(to_pay)}, über einen Link in der E-Mail.`);
  if (to_pay > 0 && outstanding > 0) said.push(`Darin sind ${money(outstanding)}, die noch offen waren.`);
  if (refund > 0)
    said.push(
      `${money(refund)} gehen auf dem Weg zurück, auf dem bezahlt wurde; eine Überweisung überweist ihr selbst zurück.`,
    );
  if (difference !== 0 && to_pay === 0 && refund === 0)
    said.push("Zu bezahlen oder zu erstatten ist nichts.");
  return said.join(" ");
}

function costs(difference: number): string {
  if (difference === 0) return "Die Summe bleibt gleich.";
  return `Der Auftrag kostet ${money(Math.abs(difference))} ${difference > 0 ? "mehr" : "weniger"}.`;
}
