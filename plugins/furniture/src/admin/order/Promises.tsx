import { Button, Heading, Input, Text, Textarea, toast } from "@medusajs/ui";
import { useState } from "react";
import { isReason, REASON_LENGTH } from "../../core/staff/reason";
import type { StoredPromise } from "../../modules/workshop/piece";
import { ask, faultAt, type Sent } from "../ask";
import { Field } from "../Field";
import { Fault, Missing } from "../Notice";
import { moment, today } from "../time";
import { useDeed } from "../useDeed";
import { useQuery } from "../useQuery";
import { useUnsaved } from "../useUnsaved";
import { dayTitle, REASON_HINT } from "../workshop/words";

type Promised = Sent<StoredPromise>;

/** The promised day of an order, another one with a reason, and what was promised before. */
export function Promises({ orderId, changeable }: { orderId: string; changeable: boolean }) {
  const path = `orders/${encodeURIComponent(orderId)}/promise`;
  const queryKey = ["furniture-promise", orderId];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => ask<{ promises: Promised[] }>(path),
  });
  const [editing, setEditing] = useState(false);
  if (!data) return <Missing what="Der zugesagte Tag" error={error} retry={refetch} />;
  const { promises } = data;
  const now = promises.at(-1);
  if (!now) return null;
  return (
    <section className="flex flex-col gap-2 px-6 py-4" data-testid="furniture-promise">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading level="h3">Zugesagt bis {dayTitle(now.day)}</Heading>
        {changeable && !editing && (
          <Button size="small" variant="secondary" onClick={() => setEditing(true)}>
            Anderen Tag zusagen
          </Button>
        )}
      </div>
      {editing && <PromiseForm path={path} now={now} onDone={() => setEditing(false)} />}
      {promises.length > 1 && (
        <ul className="flex flex-col gap-1">
          {promises.map(({ number, day, reason, created_by, created_at }) => (
            <li key={number}>
              <Text size="xsmall" className="text-ui-fg-subtle">
                {[dayTitle(day), moment(created_at), created_by, reason].filter(Boolean).join(" · ")}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A day that a colleague has promised meanwhile stands above the form; the form says so once more, where it would be replaced. */
function PromiseForm({ path, now, onDone }: { path: string; now: Promised; onDone: () => void }) {
  const [before] = useState(now);
  const [day, setDay] = useState(now.day);
  const [reason, setReason] = useState("");
  useUnsaved(day !== before.day || reason.trim() !== "");
  const { mutate, isPending, error } = useDeed({
    readsAnew: true,
    mutationFn: () => ask(path, { day, reason: reason.trim(), number: now.number }),
    onSuccess: () => {
      toast.success(`Zugesagt bis ${dayTitle(day)}`);
      onDone();
    },
  });
  return (
    <form
      className="flex flex-col gap-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <Field
        id="promise-day"
        label="Neuer Tag"
        hint={
          now.number !== before.number
            ? `Inzwischen ist der ${dayTitle(now.day)} zugesagt. Zusagen ersetzt ihn.`
            : undefined
        }
        error={faultAt(error, "day")}
      >
        <Input type="date" min={today()} value={day} onChange={({ target }) => setDay(target.value)} />
      </Field>
      <Field id="promise-reason" label="Grund" hint={REASON_HINT} error={faultAt(error, "reason")}>
        <Textarea
          maxLength={REASON_LENGTH.most}
          rows={2}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <Fault error={faultAt(error, "day") || faultAt(error, "reason") ? null : error} />
      <div className="flex gap-2">
        <Button
          type="submit"
          size="small"
          isLoading={isPending}
          disabled={!day || day === now.day || !isReason(reason)}
        >
          Zusagen
        </Button>
        <Button type="button" size="small" variant="secondary" onClick={onDone}>
          Abbrechen
        </Button>
      </div>
    </form>
  );
}
