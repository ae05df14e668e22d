import { Button, Label, Textarea } from "@medusajs/ui";
import { useState } from "react";

interface NoteProps {
  note: string | null;
  saving: boolean;
  onSave: (note: string | null) => void;
}

/** What staff write down for each other. */
export function Note({ note, saving, onSave }: NoteProps) {
  const [typed, setTyped] = useState(note ?? "");
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
        onChange={(event) => setTyped(event.target.value)}
      />
      <div>
        <Button
          size="small"
          variant="secondary"
          isLoading={saving}
          disabled={typed === (note ?? "")}
          onClick={() => onSave(typed.trim() || null)}
        >
          Notiz speichern
        </Button>
      </div>
    </div>
  );
}
