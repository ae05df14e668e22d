import { Button, Heading, Input, Label, Text, Textarea, toast } from "@medusajs/ui";
import { type ReactElement, useState } from "react";
import type { ListedNote } from "../../domain/workshop/order-notes";
import { ask, faultAt, type Sent } from "../ask";
import { Field } from "../Field";
import { Missing } from "../Notice";
import { moment, today } from "../time";
import { useDeed } from "../useDeed";
import { useQuery } from "../useQuery";
import { useUnsaved } from "../useUnsaved";
import { dayTitle } from "../workshop/words";

type Note = Sent<ListedNote>;
type Notes = { notes: Note[] };
type Written = { text: string; due_on?: string };

interface NotesProps {
  orderId: string;
  /** Its transfer has not come. */
  awaitsTransfer?: boolean;
}

/** What staff write about an order for each other, and for themselves: a note may have a day on which it stands under „Heute“. */
export function Notes({ orderId, awaitsTransfer = false }: NotesProps) {
  const path = `orders/${encodeURIComponent(orderId)}/notes`;
  const { data, error, refetch } = useQuery({
    queryKey: ["furniture-notes", orderId],
    queryFn: () => ask<Notes>(path),
  });
  const end = useDeed({
    readsAnew: true,
    mutationFn: ({ id, deed }: { id: string; deed: "read" | "done" }) =>
      ask(`${path}/${encodeURIComponent(id)}/${deed}`, {}),
    onSuccess: (_saved, { deed }) => {
      toast.success(deed === "done" ? "Als erledigt vermerkt" : "Als gelesen vermerkt");
    },
    onError: failed,
  });
  return (
    <section className="flex flex-col gap-2 px-6 py-4" data-testid="furniture-notes">
      <Heading level="h3">Notizen</Heading>
      <Missing what="Die Liste der Notizen" error={error} retry={refetch} />
      <ul className="flex flex-col gap-2">
        {data?.notes.map((note) => (
          <NoteItem key={note.id} note={note} onEnd={(deed) => end.mutate({ id: note.id, deed })} />
        ))}
      </ul>
      <NoteForm path={path} dueHint={awaitsTransfer ? `${DUE_HINT} ${HOLD_HINT}` : DUE_HINT} />
    </section>
  );
}

const failed = (error: Error) => toast.error("Nicht gespeichert", { description: error.message });

function NoteForm({ path, dueHint }: { path: string; dueHint: string }) {
  const [text, setText] = useState("");
  const [day, setDay] = useState("");
  useUnsaved(text.trim() !== "");
  const { mutate, isPending, error } = useDeed({
    readsAnew: true,
    mutationFn: (written: Written) => ask(path, { ...written, text: written.text.trim() }),
    onSuccess: (_saved, written) => {
      toast.success("Notiz gespeichert");
      // What was typed while it was being saved stays.
      setText((now) => now.replace(written.text, "").trimStart());
      setDay((now) => (now === written.due_on ? "" : now));
    },
    onError: (error) => !faultAt(error, "due_on") && failed(error),
  });
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ text, ...(day && { due_on: day }) });
      }}
    >
      <Label htmlFor="order-note" size="small">
        Neue Notiz (nur für euch)
      </Label>
      <Textarea
        id="order-note"
        rows={2}
        maxLength={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div style={{ maxWidth: 260 }}>
        <Field
          id="order-note-due"
          label="Wiedervorlage (freiwillig)"
          hint={dueHint}
          error={faultAt(error, "due_on")}
        >
          <Input type="date" min={today()} value={day} onChange={({ target }) => setDay(target.value)} />
        </Field>
      </div>
      <div>
        <Button type="submit" size="small" variant="secondary" isLoading={isPending} disabled={!text.trim()}>
          Notiz speichern
        </Button>
      </div>
    </form>
  );
}

const DUE_HINT = "Von diesem Tag an steht sie unter „Heute“, bis sie erledigt ist.";
const HOLD_HINT =
  "So lange erinnert der Shop nicht an die Überweisung und storniert die Bestellung nicht von selbst.";

/** One note, and what is still to be said of it: that it was read, by another than its author, and that it was seen to. */
function NoteItem({ note, onEnd }: { note: Note; onEnd: (deed: "read" | "done") => void }): ReactElement {
  const { id, text, created_by, created_at, read_at, read_by, due_on, done_at, done_by, own } = note;
  const toRead = !own && !read_at;
  const toDo = due_on !== null && !done_at;
  // Once nothing is left to press, the note itself takes the focus of what was pressed.
  const isOpen = toRead || toDo;
  const facts = [created_by, moment(created_at), read_by && `gelesen: ${read_by}`];
  const button = (label: string, deed: "read" | "done") => (
    <Button size="small" variant="transparent" aria-describedby={`note-${id}`} onClick={() => onEnd(deed)}>
      {label}
    </Button>
  );
  return (
    <li className="flex flex-wrap items-start justify-between gap-2">
      <div className="min-w-0">
        <Text size="small" id={`note-${id}`} className="break-words whitespace-pre-wrap">
          {text}
        </Text>
        {due_on && (
          <Text size="small" weight={done_at ? "regular" : "plus"}>
            Wiedervorlage: {dayTitle(due_on)}
            {done_at && `, erledigt von ${done_by}, ${moment(done_at)}`}
          </Text>
        )}
        <Text size="xsmall" className="text-ui-fg-subtle">
          {facts.filter(Boolean).join(" · ")}
        </Text>
      </div>
      {isOpen && (
        <div className="flex gap-2">
          {toRead && button("Gelesen", "read")}
          {toDo && button("Erledigt", "done")}
        </div>
      )}
    </li>
  );
}
