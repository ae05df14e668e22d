import { Button, Heading, Label, Text, Textarea, toast } from "@medusajs/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { OrderNote } from "../../modules/workshop/notes";
import { ask, type Sent } from "../ask";
import { Fault } from "../Notice";
import { moment } from "../time";
import { useDeed } from "../useDeed";

type Notes = { notes: Sent<OrderNote>[] };

/** What staff write about an order for each other. */
export function Notes({ orderId }: { orderId: string }) {
  const path = `orders/${encodeURIComponent(orderId)}/notes`;
  const queries = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ["furniture-notes", orderId],
    queryFn: () => ask<Notes>(path),
  });
  const [text, setText] = useState("");
  const settings = {
    onError: (error: Error) => toast.error("Nicht gespeichert", { description: error.message }),
    onSettled: () => queries.invalidateQueries(),
  };
  const write = useDeed({
    ...settings,
    mutationFn: (written: string) => ask(path, { text: written.trim() }),
    // What was typed while it was being saved stays.
    onSuccess: (_saved, written) => setText((now) => now.replace(written, "").trimStart()),
  });
  const read = useDeed({
    ...settings,
    mutationFn: (id: string) => ask(`${path}/${encodeURIComponent(id)}/read`, {}),
  });
  return (
    <section className="flex flex-col gap-2 px-6 py-4" data-testid="furniture-notes">
      <Heading level="h3">Notizen</Heading>
      <Fault error={error} />
      <ul className="flex flex-col gap-2">
        {data?.notes.map((note) => (
          <li key={note.id} className="flex flex-wrap items-start justify-between gap-2">
            <div className="min-w-0">
              <Text size="small" className="break-words whitespace-pre-wrap">
                {note.text}
              </Text>
              <Text size="xsmall" className="text-ui-fg-subtle">
                {[note.created_by, moment(note.created_at), note.read_by && `gelesen: ${note.read_by}`]
                  .filter(Boolean)
                  .join(" · ")}
              </Text>
            </div>
            {!note.read_at && (
              <Button size="small" variant="transparent" onClick={() => read.mutate(note.id)}>
                Gelesen
              </Button>
            )}
          </li>
        ))}
      </ul>
      <form
        className="flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          write.mutate(text);
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
        <div>
          <Button
            type="submit"
            size="small"
            variant="secondary"
            isLoading={write.isPending}
            disabled={!text.trim()}
          >
            Notiz speichern
          </Button>
        </div>
      </form>
    </section>
  );
}
