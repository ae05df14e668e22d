import { Button, Input, Text, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useState } from "react";
import { isReason, REASON_LENGTH } from "../../core/staff/reason";
import { Labelled } from "../Field";
import { Fault } from "../Notice";
import { useDeed } from "../useDeed";
import { useUnsaved } from "../useUnsaved";
import { type Plank, retirePlanks } from "./requests";

interface RetireProps {
  ids: readonly string[];
  /** What is offered: true takes planks out of the stock, false puts them back. */
  ways: readonly boolean[];
  /** An example of a reason. */
  example: string;
  onDone: () => void;
  /** Hears whether a reason is typed that nothing was done with. */
  onUnsaved: (unsaved: boolean) => void;
}

/** Takes planks out of the stock or puts them back, with the reason that their history keeps. */
export function Retire({ ids, ways, example, onDone, onUnsaved }: RetireProps) {
  const [reason, setReason] = useState("");
  const unsaved = reason.trim() !== "";
  // At once: a key pressed right after a letter must find the letter unsaved.
  useLayoutEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);
  const queries = useQueryClient();
  const { mutate, isPending, error } = useDeed({
    mutationFn: (retired: boolean) => retirePlanks({ ids: [...ids], retired, reason: reason.trim() }),
    onSuccess: async (planks: Plank[], retired) => {
      toast.success(doneWords(planks, retired), { description: retired ? keptWords(planks) : "" });
      setReason("");
      await queries.invalidateQueries({ queryKey: ["furniture-planks"] });
      onDone();
    },
  });
  return (
    <>
      <Labelled id="retire-reason" label="Grund" className="flex grow flex-col gap-1 sm:max-w-72">
        <Input
          value={reason}
          maxLength={REASON_LENGTH.most}
          placeholder={example}
          onChange={({ target }) => setReason(target.value)}
        />
      </Labelled>
      {ways.map((retired) => (
        <Button
          key={String(retired)}
          type="button"
          size="small"
          variant={retired === ways[0] ? "primary" : "secondary"}
          disabled={isPending || !isReason(reason)}
          onClick={() => mutate(retired)}
        >
          {retired ? "Aussortieren" : "Zurück in den Bestand"}
        </Button>
      ))}
      <Fault error={error} />
    </>
  );
}

interface SelectedProps {
  ids: readonly string[];
  onDone: () => void;
}

/** What staff do with all planks they have ticked, on whichever page of the list. */
export function Selected({ ids, onDone }: SelectedProps) {
  const [unsaved, setUnsaved] = useState(false);
  useUnsaved(
    unsaved,
    "Den Grund hast du noch für nichts eingesetzt. Er geht verloren, und die Auswahl auch.",
  );
  return (
    <section
      aria-label="Ausgewählte Planken"
      className="bg-ui-bg-component sticky bottom-0 flex flex-wrap items-end gap-3 px-6 py-4"
    >
      <Text size="small" weight="plus" role="status" className="w-full">
        {ids.length === 1 ? "1 Planke ausgewählt" : `${ids.length} Planken ausgewählt`}
      </Text>
      <Retire
        ids={ids}
        ways={[true, false]}
        example="Inventur: liegt nicht da"
        onDone={onDone}
        onUnsaved={setUnsaved}
      />
      <Button size="small" variant="transparent" onClick={onDone}>
        Auswahl aufheben
      </Button>
    </section>
  );
}

/** "Planke 07 aussortiert", "3 Planken zurück im Bestand". */
function doneWords(planks: readonly Plank[], retired: boolean): string {
  const [first] = planks;
  const which = planks.length === 1 && first ? `Planke ${first.name}` : `${planks.length} Planken`;
  return `${which} ${retired ? "aussortiert" : "zurück im Bestand"}`;
}

/** A plank that is being paid for or sold stays its shopper's: staff have to look after it. */
function keptWords(planks: readonly Plank[]): string {
  const kept = planks.filter(({ state }) => state === "sold" || state === "held").map(({ name }) => name);
  if (kept.length === 0) return "";
  return `Verkauft oder gerade in Zahlung: ${kept.join(", ")}. Wähle dafür mit „Auftrag ändern“ andere.`;
}
