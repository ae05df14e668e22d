import { Button, Text } from "@medusajs/ui";
import { Retire } from "./Retire";

interface SelectedProps {
  ids: readonly string[];
  onDone: () => void;
}

/** What staff do with all planks they have ticked, on whichever page of the list. */
export function Selected({ ids, onDone }: SelectedProps) {
  return (
    <section
      aria-label="Ausgewählte Planken"
      className="bg-ui-bg-component sticky bottom-0 flex flex-wrap items-end gap-3 px-6 py-4"
    >
      <Text size="small" weight="plus" role="status" className="w-full">
        {ids.length === 1 ? "1 Planke ausgewählt" : `${ids.length} Planken ausgewählt`}
      </Text>
      <Retire ids={ids} ways={[true, false]} example="Inventur: liegt nicht da" onDone={onDone} />
      <Button size="small" variant="transparent" onClick={onDone}>
        Auswahl aufheben
      </Button>
    </section>
  );
}
