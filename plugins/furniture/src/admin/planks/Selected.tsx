import { Button, Input, Text, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isReason, REASON_LENGTH } from "../../core/staff/reason";
import { Labelled } from "../Field";
import { Fault } from "../Notice";
import { useDeed } from "../useDeed";
import { type Plank, retirePlanks } from "./requests";

interface SelectedProps {
  ids: readonly string[];
  onDone: () => void;
}

/** What staff do with all planks they have ticked, on whichever page of the list. */
export function Selected({ ids, onDone }: SelectedProps) {
  const [reason, setReason] = useState("");
  const queries = useQueryClient();
  const { mutate, isPending, error } = useDeed({
    mutationFn: (retired: boolean) => retirePlanks({ ids: [...ids], retired, reason: reason.trim() }),
    onSuccess: async (planks: Plank[]) => {
      toast.success("Bestand geändert", { description: keptWords(planks) });
      await queries.invalidateQueries({ queryKey: ["furniture-planks"] });
      onDone();
    },
  });
  const disabled = isPending || !isReason(reason);
  return (
    <section
      aria-label="Ausgewählte Planken"
      className="bg-ui-bg-component sticky bottom-0 flex flex-wrap items-end gap-3 px-6 py-4"
    >
      <Text size="small" weight="plus" role="status" className="w-full">
        {ids.length === 1 ? "1 Planke ausgewählt" : `${ids.length} Planken ausgewählt`}
      </Text>
      <Labelled id="retire-reason" label="Grund" className="flex grow flex-col gap-1 sm:max-w-72">
        <Input
          value={reason}
          maxLength={REASON_LENGTH.most}
          placeholder="Inventur: liegt nicht da"
          onChange={({ target }) => setReason(target.value)}
        />
      </Labelled>
      <Button size="small" disabled={disabled} onClick={() => mutate(true)}>
        Aussortieren
      </Button>
      <Button size="small" variant="secondary" disabled={disabled} onClick={() => mutate(false)}>
        Zurück in den Bestand
      </Button>
      <Button size="small" variant="transparent" onClick={onDone}>
        Auswahl aufheben
      </Button>
      <Fault error={error} />
    </section>
  );
}

/** A plank that is being paid for or sold stays its shopper's: staff have to look after it. */
function keptWords(planks: readonly Plank[]): string {
  const kept = planks.filter(({ state }) => state === "sold" || state === "held").map(({ name }) => name);
  if (kept.length === 0) return "";
  return `Verkauft oder gerade in Zahlung: ${kept.join(", ")}. Wähle dafür mit „Auftrag ändern“ andere.`;
}
