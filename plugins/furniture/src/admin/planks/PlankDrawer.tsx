import { Button, Drawer, Input, StatusBadge, Text, toast } from "@medusajs/ui";
import { PLANK_KINDS } from "@planke46/furniture-rules";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { faultAt } from "../ask";
import { Choice } from "../Choice";
import { Field } from "../Field";
import { Fault } from "../Notice";
import { NumberInput } from "../NumberInput";
import { OpenedDrawer } from "../OpenedDrawer";
import { useDeed } from "../useDeed";
import { useQuery } from "../useQuery";
import { useQuestion } from "../useQuestion";
import { Whereabouts } from "./PlankCard";
import { PlankHistory } from "./PlankHistory";
import { Retire } from "./Retire";
import {
  changePlank,
  deletePlank,
  freePlank,
  LISTS,
  loadPlank,
  type Plank,
  type PlankChange,
  type SeenChange,
  STATES,
} from "./requests";

const REFRESH_MS = 15_000;
/** Fields that show what is wrong with them. */
const AT_FIELD = ["name", "title", "title_en", "length", "width"] as const;

/** Edits one plank, takes it out of the stock or puts it back with a reason. */
export function PlankDrawer({ plank: listed, onClose }: { plank: Plank; onClose: () => void }) {
  const { data } = useQuery({
    queryKey: ["furniture-planks", listed.id],
    queryFn: () => loadPlank(listed.id),
    refetchInterval: REFRESH_MS,
    // Opened once more it is read once more.
    gcTime: 0,
  });
  const plank = { ...listed, ...data };
  const { save, remove, free } = useDeeds(plank, onClose);
  const edits = useEdits(plank);
  const [reasonTyped, setReasonTyped] = useState(false);
  return (
    <OpenedDrawer onClose={onClose} unsaved={edits.unsaved || reasonTyped} aria-describedby={undefined}>
      <Drawer.Header>
        <Drawer.Title>
          Planke {plank.name} · {plank.title}
        </Drawer.Title>
      </Drawer.Header>
      <Drawer.Body className="overflow-y-auto">
        <PlankForm plank={plank} edits={edits} error={save.error} onSave={save.mutate} />
        <div className="mt-4 flex flex-col gap-4 border-t pt-4">
          <div className="flex flex-wrap items-end gap-3">
            <Retire
              ids={[plank.id]}
              ways={[plank.retired_at === null]}
              example={plank.retired_at === null ? "Riss am Ende" : "Lag hinter der Säge"}
              // What is typed above is not saved by it.
              onDone={() => !edits.unsaved && onClose()}
              onUnsaved={setReasonTyped}
            />
          </div>
          <PlankHistory id={plank.id} />
        </div>
      </Drawer.Body>
      <Drawer.Footer className="flex-wrap">
        {plank.chosen_at === null && plank.state !== "sold" && (
          <Button variant="danger" onClick={remove}>
            Löschen
          </Button>
        )}
        {plank.state === "sold" && (
          <Button variant="secondary" onClick={free}>
            Freigeben
          </Button>
        )}
        <Button type="submit" form={FORM} isLoading={save.isPending}>
          Speichern
        </Button>
      </Drawer.Footer>
    </OpenedDrawer>
  );
}

/** The touched fields alone are saved: a colleague may edit the rest meanwhile. What a colleague writes into a touched one is told. */
function useEdits(plank: Plank) {
  const [change, setChange] = useState<PlankChange>({});
  /** What the touched fields were when they were touched. */
  const [over, setOver] = useState<PlankChange>({});
  const touched = Object.keys(change) as (keyof PlankChange)[];
  return {
    facts: { ...plank, ...change },
    unsaved: touched.some((field) => change[field] !== plank[field]),
    wish: (): SeenChange => ({
      ...change,
      seen: Object.fromEntries(touched.map((field) => [field, plank[field]])),
    }),
    set(more: PlankChange) {
      setChange((before) => ({ ...before, ...more }));
      const [field] = Object.keys(more) as (keyof PlankChange)[];
      if (field) setOver((before) => ({ [field]: plank[field], ...before }));
    },
    meanwhile: (field: keyof PlankChange) =>
      field in over && over[field] !== plank[field]
        ? `Inzwischen steht hier: „${plank[field] ?? ""}“. Speichern ersetzt es.`
        : undefined,
  };
}

const FORM = "plank-form";

interface PlankFormProps {
  plank: Plank;
  edits: ReturnType<typeof useEdits>;
  /** Why it was not saved. */
  error: Error | null;
  onSave: (wish: SeenChange) => void;
}

function PlankForm({ plank, edits: { facts, wish, set, meanwhile }, error, onSave }: PlankFormProps) {
  const said = (field: keyof PlankChange) => ({ error: faultAt(error, field), hint: meanwhile(field) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(wish());
  };
  return (
    <form id={FORM} className="flex flex-col gap-4" onSubmit={submit}>
      <img src={plank.image} alt="" className="w-full rounded-lg" />
      <div className="flex flex-wrap items-center gap-2">
        <StatusBadge color={STATES[plank.state].color}>{STATES[plank.state].label}</StatusBadge>
        <Whereabouts plank={plank} />
      </div>
      {plank.state === "sold" && <Broken retired={plank.retired_at !== null} />}
      <Choice
        id="edit-list"
        label="Liste"
        value={facts.list}
        options={PLANK_KINDS.map((list) => ({ value: list, label: LISTS[list] }))}
        onChange={(list) => set({ list })}
      />
      <Line label="Nummer" value={facts.name} {...said("name")} onChange={(name) => set({ name })} />
      <Line label="Name" value={facts.title} {...said("title")} onChange={(title) => set({ title })} />
      <Line
        label="Name auf Englisch"
        optional
        value={facts.title_en ?? ""}
        {...said("title_en")}
        onChange={(title_en) => set({ title_en: title_en.trim() ? title_en : null })}
      />
      <div className="grid grid-cols-2 gap-4">
        <Measure
          label="Länge (cm)"
          value={facts.length}
          {...said("length")}
          onChange={(length) => set({ length })}
        />
        <Measure
          label="Breite (cm)"
          value={facts.width}
          {...said("width")}
          onChange={(width) => set({ width })}
        />
      </div>
      <Fault error={AT_FIELD.some((field) => faultAt(error, field)) ? null : error} />
    </form>
  );
}

/** What to do with a plank that turns out to be broken when it is to be sawn. */
function Broken({ retired }: { retired: boolean }) {
  return (
    <Text size="small" className="text-ui-fg-subtle">
      {retired
        ? "Aussortiert: Wird sie frei, kommt sie nicht zurück in den Bestand."
        : "Ist sie gerissen oder faul? Sortiere sie aus, bevor du mit „Auftrag ändern“ eine andere wählst: Sonst ist sie danach wieder zu kaufen."}
    </Text>
  );
}

function useDeeds(plank: Plank, onClose: () => void) {
  const queries = useQueryClient();
  const prompt = useQuestion();
  const done = (words: string) => async () => {
    toast.success(words);
    // Closed first: of a plank that is deleted nothing can be read anew.
    onClose();
    await queries.invalidateQueries({ queryKey: ["furniture-planks"] });
  };
  const failed = (error: Error) => toast.error("Das hat nicht geklappt", { description: error.message });
  const save = useDeed({
    mutationFn: (wish: SeenChange) => changePlank(plank.id, wish),
    onSuccess: done("Planke gespeichert"),
    // The reason may be that a colleague was faster: the drawer shows what stands there now.
    onError: () => queries.invalidateQueries({ queryKey: ["furniture-planks"] }),
  });
  const erase = useDeed({
    mutationFn: () => deletePlank(plank.id),
    onSuccess: done("Planke gelöscht"),
    onError: failed,
  });
  const remove = async () => {
    const sure = await prompt({
      title: "Planke löschen?",
      description: "Sie lag noch in keinem Warenkorb und verschwindet ganz.",
      confirmText: "Löschen",
      cancelText: "Behalten",
    });
    if (sure) erase.mutate();
  };
  const release = useDeed({
    mutationFn: () => freePlank(plank.id),
    onSuccess: done("Planke freigegeben"),
    onError: failed,
  });
  const free = async () => {
    const sure = await prompt({
      title: "Planke freigeben?",
      description:
        "Sie ist dann wieder zu kaufen. Nur, wenn ihre Bestellung storniert ist, oder gepackt und voll erstattet, oder das Stück daraus mit „Auftrag ändern“ ein anderes geworden ist; und nur, wenn die Planke noch ganz ist.",
      confirmText: "Freigeben",
      cancelText: "Abbrechen",
    });
    if (sure) release.mutate();
  };
  return { save, remove, free };
}

interface Said {
  error: string | undefined;
  hint: string | undefined;
}

interface LineProps extends Said {
  label: string;
  value: string;
  optional?: boolean;
  onChange: (value: string) => void;
}

function Line({ label, value, optional = false, onChange, ...said }: LineProps) {
  return (
    <Field id={useId()} label={label} {...said}>
      <Input
        value={value}
        required={!optional}
        maxLength={80}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

interface MeasureProps extends Partial<Said> {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

export function Measure({ label, value, error, hint, onChange }: MeasureProps) {
  return (
    <Field id={useId()} label={label} error={error} hint={hint}>
      <NumberInput required value={value} onChange={onChange} />
    </Field>
  );
}
