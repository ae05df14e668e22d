import { Button, Label, Text, Textarea } from "@medusajs/ui";

interface SavingProps {
  /** The version it would become. */
  next: number;
  note: string;
  onNote: (note: string) => void;
  /** How many fields are wrong. */
  faults: number;
  changed: boolean;
  pending: boolean;
  error: Error | null;
  onDiscard: () => void;
}

/** Why, and the button: with what keeps it from being pressed. */
export function Saving({ next, note, onNote, faults, changed, pending, error, onDiscard }: SavingProps) {
  return (
    <section className="flex flex-col gap-3 px-6 py-4">
      <div>
        <Label htmlFor="price-note" size="small">
          Notiz: warum?
        </Label>
        <Textarea
          id="price-note"
          maxLength={500}
          value={note}
          onChange={(event) => onNote(event.target.value)}
        />
      </div>
      {faults > 0 && (
        <Text size="small" className="text-ui-fg-error">
          {faults === 1 ? "Ein Feld ist" : `${faults} Felder sind`} noch nicht richtig.
        </Text>
      )}
      {error && (
        <Text size="small" className="text-ui-fg-error" role="alert">
          {error.message}
        </Text>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isLoading={pending} disabled={!changed || faults > 0}>
          Als Version {next} speichern
        </Button>
        <Button type="button" variant="secondary" disabled={!changed} onClick={onDiscard}>
          Verwerfen
        </Button>
      </div>
      <Text size="small" className="text-ui-fg-subtle">
        Bestellungen behalten ihre Preise; offene Warenkörbe werden mit Hinweis neu berechnet.
      </Text>
    </section>
  );
}
