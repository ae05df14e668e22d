import { Button, Label, Text, Textarea, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useState } from "react";
import { useDeed } from "../useDeed";
import { useQuery } from "../useQuery";
import { savedWords } from "./requests";

interface NoteProps {
  note: string | null;
  saving: boolean;
  /** `note_seen` is the note that is written over. */
  onSave: (
    change: { note: string | null; note_seen: string | null },
    callbacks: { onSuccess: () => void },
  ) => void;
  /** Hears whether something is typed that is not saved. */
  onUnsaved: (unsaved: boolean) => void;
}

/** What staff write down for each other. What is being typed stays, whatever else of the sheet is saved meanwhile. */
export function Note({ note, saving, onSave, onUnsaved }: NoteProps) {
  const [draft, setDraft] = useState<{ text: string; over: string | null }>();
  const typed = draft?.text ?? note ?? "";
  const unsaved = typed !== (note ?? "");
  // At once: a key pressed right after a letter must find the letter unsaved.
  useLayoutEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);
  const save = () => {
    const saved = typed.trim() || null;
    // What is typed while it is being saved stays.
    const onSuccess = () =>
      setDraft((now) => (now && now.text !== typed ? { text: now.text, over: saved } : undefined));
    onSave({ note: saved, note_seen: note }, { onSuccess });
  };
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
        <Button size="small" variant="secondary" isLoading={saving} disabled={!unsaved} onClick={save}>
          Notiz speichern
        </Button>
      </div>
    </div>
  );
}

interface InquirySource<Sheet, Change> {
  id: string;
  /** The key of one sheet in the query cache; its list's key is the same with an "s". */
  key: "furniture-message" | "furniture-withdrawal";
  load: (id: string) => Promise<Sheet>;
  /** Saves a change and answers with the sheet as it is now. */
  change: (id: string, change: Change) => Promise<Sheet>;
}

/** A colleague may be answering the same one: soon the sheet says so. Opened once more it is read once more. */
const REFRESH_MS = 10_000;

/** One inquiry, and the way to change it: what was saved shows at once, here, in its list and in the count of open ones. */
export function useInquiry<Sheet, Change extends Parameters<typeof savedWords>[0]>({
  id,
  key,
  load,
  change,
}: InquirySource<Sheet, Change>) {
  const queries = useQueryClient();
  const {
    data: sheet,
    error,
    refetch,
  } = useQuery({ queryKey: [key, id], queryFn: () => load(id), refetchInterval: REFRESH_MS, gcTime: 0 });
  const { mutate, isPending } = useDeed({
    mutationFn: (wanted: Change) => change(id, wanted),
    onSuccess: (changed, wanted) => {
      queries.setQueryData([key, id], changed);
      void queries.invalidateQueries({ queryKey: [`${key}s`] });
      void queries.invalidateQueries({ queryKey: ["furniture-open-inquiries"] });
      toast.success(savedWords(wanted));
    },
    onError: (fault) => {
      toast.error("Nicht gespeichert", { description: fault.message });
      // The reason may be that a colleague was faster: the sheet shows how it stands now.
      void queries.invalidateQueries({ queryKey: [key, id] });
    },
  });
  return { sheet, error, load: refetch, save: mutate, saving: isPending };
}
