import { Button, Label, Text, Textarea } from "@medusajs/ui";
import { useState } from "react";

interface NoteProps {
  note: string | null;
  saving: boolean;
  /** `note_seen` is the note that is written over. */
  onSave: (
    change: { note: string | null; note_seen: string | null },
    callbacks: { onSuccess: () => void },
  ) => void;
}

/** What staff write down for each other. What is being typed stays, whatever else of the sheet is saved meanwhile. */
export function Note({ note, saving, onSave }: NoteProps) {
  const [draft, setDraft] = useState<{ text: string; over: string | null }>();
  const typed = draft?.text ?? note ?? "";
  return (
    <div className="flex flex-col gap-2">
      <Label htmlFor="inquiry-note" size="small">
        Notiz (nur für euch)
      </Label>
      <Textarea
        id="inquiry-note"
        maxLength={2000}
        rows={3}
        value={typed}
        onChange={({ target: { value } }) => setDraft({ text: value, over: draft ? draft.over : note })}
      />
      {draft && draft.over !== note && (
        <Text size="small" role="status" className="break-words whitespace-pre-wrap">
          {note ? `Inzwischen steht hier: „${note}“.` : "Die Notiz wurde inzwischen gelöscht."} Speichern
          ersetzt sie.
        </Text>
      )}
      <div>
        <Button
          size="small"
          variant="secondary"
          isLoading={saving}
          disabled={typed === (note ?? "")}
          onClick={() =>
            onSave({ note: typed.trim() || null, note_seen: note }, { onSuccess: () => setDraft(undefined) })
          }
        >
          Notiz speichern
        </Button>
      </div>
    </div>
  );
}
