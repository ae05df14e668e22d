import { Button, Heading, Label, Text, Textarea, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { isReason, REASON_LENGTH } from "../../core/staff/reason";
import { Fault } from "../Notice";
import { money } from "../order/money";
import { useDeed } from "../useDeed";
import { SAVED } from "../useUnsaved";
import { confirmChange, type Preview, type Wish } from "./requests";

interface Props {
  orderId: string;
  wish: Wish;
  preview: Preview;
  /** The preview is of an earlier draft, and a newer one is being asked for. */
  stale: boolean;
  /** Kept by the page: a preview that fails takes this part away for a while, and another version of the order begins anew. */
  reason: string;
  onReason(reason: string): void;
  onRefused(message: string): void;
}

/** What the change means for the customer's money, why it is made, and the button that makes it. */
export function Confirm({ orderId, wish, preview, stale, reason, onReason, onRefused }: Props) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { version, difference, issues } = preview;
  const { mutate, isPending, error } = useDeed({
    mutationFn: () => confirmChange(orderId, { ...wish, reason, version, difference }),
    onSuccess: async () => {
      await queries.invalidateQueries();
      toast.success("Auftrag geändert", { description: "Die Kundin oder der Kunde bekommt eine E-Mail." });
      navigate(`/orders/${orderId}`, SAVED);
    },
    // Other staff were faster, or a plank is gone: the page shows how it stands now, and the reason stays in view.
    onError: async ({ message }) => {
      onRefused(message);
      toast.error("Nicht geändert", { description: message });
      await queries.invalidateQueries({ queryKey: ["order-change"] });
    },
  });
  const reasoned = isReason(reason);
  const said = settlement(preview);
  return (
    <section className="flex flex-col gap-4 px-6 py-4" aria-labelledby="change-confirm">
      <Heading level="h2" id="change-confirm">
        Differenz
      </Heading>
      {said && <Text data-testid="change-difference">{said}</Text>}
      {issues.length > 0 && (
        <ul role="alert" className="text-ui-fg-error txt-compact-small list-disc pl-4">
          {issues.map(({ path, message }) => (
            <li key={`${path} ${message}`}>{message}</li>
          ))}
        </ul>
      )}
      <div className="flex flex-col gap-1">
        <Label htmlFor="change-reason" size="small">
          Grund (bleibt im Shop, steht nicht in der E-Mail)
        </Label>
        <Textarea
          id="change-reason"
          rows={2}
          maxLength={REASON_LENGTH.most}
          required
          aria-describedby={reasoned ? undefined : "change-reason-needed"}
          value={reason}
          onChange={(event) => onReason(event.target.value)}
        />
        {!reasoned && (
          <Text id="change-reason-needed" size="small" className="text-ui-fg-subtle">
            Ohne Grund lässt sich der Auftrag nicht ändern: mindestens {REASON_LENGTH.least} Zeichen.
          </Text>
        )}
      </div>
      <Fault error={error} />
      <div>
        <Button
          disabled={issues.length > 0 || !reasoned || stale}
          isLoading={isPending}
          onClick={() => mutate()}
        >
          Auftrag verbindlich ändern
        </Button>
      </div>
    </section>
  );
}

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
