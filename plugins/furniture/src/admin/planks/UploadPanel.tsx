import { Button, Container, Heading, StatusBadge, Text } from "@medusajs/ui";
import { PLANK_KINDS } from "@planke46/furniture-rules";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { faultAt, Refused } from "../ask";
import { Choice } from "../Choice";
import { PICTURES } from "../pictures";
import { useUnsaved } from "../useUnsaved";
import { Measure } from "./PlankDrawer";
import { LISTS, type PhotoFacts, uploadPhoto, widthOf } from "./requests";

/** Photos dropped here become planks: one each, numbered on, of the chosen list and size. */
export function UploadPanel() {
  const [facts, setFacts] = useState<PhotoFacts>({ list: "table", length: 220, width: widthOf("table") });
  const { uploads, start, retry, clear } = useUploads();
  // Photos that wait are in this tab alone, and what became of them on this page.
  useUnsaved(
    uploads.some(({ state }) => state === "waiting" || state === "running"),
    "Die Fotos laden weiter. Welche abgelehnt werden, siehst du danach aber nicht mehr.",
  );
  return (
    <Container className="flex flex-col gap-4 px-6 py-4">
      <Heading level="h2">Fotos hochladen</Heading>
      <div className="flex flex-wrap items-end gap-3">
        <Choice
          id="upload-list"
          label="Für die Liste"
          value={facts.list}
          options={PLANK_KINDS.map((list) => ({ value: list, label: LISTS[list] }))}
          onChange={(list) => setFacts({ ...facts, list, width: widthOf(list) })}
        />
        <Measure
          label="Länge (cm) "
          value={facts.length}
          onChange={(length) => setFacts({ ...facts, length })}
        />
        <Measure
          label="Breite (cm) "
          value={facts.width}
          onChange={(width) => setFacts({ ...facts, width })}
        />
      </div>
      <DropArea onPhotos={(photos) => start(photos, facts)} />
      {uploads.length > 0 && <UploadList uploads={uploads} />}
      {uploads.some(({ state }) => state === "failed" || state === "done") && (
        <div className="flex gap-3">
          {uploads.some(({ state }) => state === "failed") && (
            <Button size="small" variant="secondary" onClick={() => retry(facts)}>
              Fehlgeschlagene noch einmal
            </Button>
          )}
          <Button size="small" variant="transparent" onClick={clear}>
            Liste leeren
          </Button>
        </div>
      )}
    </Container>
  );
}

/** Takes photos that are dropped on it, or chosen. */
function DropArea({ onPhotos }: { onPhotos: (photos: File[]) => void }) {
  const [over, setOver] = useState(false);
  return (
    <label
      htmlFor="plank-photos"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onPhotos([...event.dataTransfer.files]);
      }}
      className={`focus-within:shadow-borders-focus flex cursor-pointer flex-col items-center gap-1 rounded-lg border border-dashed p-8 text-center ${
        over ? "border-ui-border-interactive bg-ui-bg-highlight" : "border-ui-border-strong bg-ui-bg-subtle"
      }`}
    >
      <Text weight="plus">Fotos hierher ziehen oder auswählen</Text>
      <Text size="small" className="text-ui-fg-subtle">
        Ein Foto je Planke, die ganze Fläche von oben, höchstens 25 MB. Sie werden verkleinert und fortlaufend
        nummeriert.
      </Text>
      <input
        id="plank-photos"
        type="file"
        accept={PICTURES}
        multiple
        className="sr-only"
        onChange={({ target }) => {
          onPhotos([...(target.files ?? [])]);
          target.value = "";
        }}
      />
    </label>
  );
}

const STANDINGS = {
  waiting: { label: "wartet", color: "grey" },
  running: { label: "lädt …", color: "blue" },
  done: { label: "fertig", color: "green" },
  failed: { label: "abgelehnt", color: "red" },
} as const;

/** What became of each photo. */
function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  const count = (wanted: Upload["state"]) => uploads.filter(({ state }) => state === wanted).length;
  const [done, failed] = [count("done"), count("failed")];
  return (
    <section className="flex flex-col gap-2">
      <Text size="small" weight="plus" role="status">
        {done} von {uploads.length} Fotos sind im Bestand
        {failed > 0 && `, ${failed} ${failed === 1 ? "wurde" : "wurden"} abgelehnt`}
      </Text>
      <progress
        aria-label="Fortschritt"
        className="h-1.5 w-full"
        max={uploads.length}
        value={done + failed}
      />
      <ul className="flex max-h-64 flex-col gap-1 overflow-y-auto">
        {uploads.map(({ key, photo, state, words }) => (
          <li key={key} className="flex items-center justify-between gap-3">
            <div className="min-w-0">
              <Text size="small" className="truncate">
                {photo.name}
              </Text>
              {words && (
                <Text size="xsmall" className={state === "failed" ? "text-ui-fg-error" : "text-ui-fg-subtle"}>
                  {words}
                </Text>
              )}
            </div>
            <StatusBadge color={STANDINGS[state].color}>{STANDINGS[state].label}</StatusBadge>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One photo on its way. */
interface Upload {
  key: string;
  photo: File;
  facts: PhotoFacts;
  state: "waiting" | "running" | "done" | "failed";
  /** The number of the new plank, or why there is none. */
  words: string;
  /** It was refused for its list or size. */
  misfit?: boolean;
}

/** Photos on their way at a time: enough for a fast line, and few enough for the server to scale them down. */
const AT_ONCE = 3;

/** Uploads photos, a few at a time, with one request each, so that each has its own answer. */
function useUploads() {
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const mark = (key: string, change: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));

  const sendOne = async ({ key, photo, facts }: Upload) => {
    mark(key, { state: "running", words: "" });
    try {
      const plank = await uploadPhoto(photo, facts);
      mark(key, { state: "done", words: `Planke ${plank.name}` });
    } catch (error) {
      mark(key, { state: "failed", words: reasonOf(error), misfit: faultsOf(error).length > 0 });
    }
  };
  const send = async (batch: readonly Upload[]) => {
    const waiting = [...batch];
    const sendOn = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await sendOne(next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
    await queries.invalidateQueries({ queryKey: ["furniture-planks"] });
  };

  const start = (photos: readonly File[], facts: PhotoFacts) => {
    const batch = photos.map(
      (photo): Upload => ({ key: crypto.randomUUID(), photo, facts, state: "waiting", words: "" }),
    );
    setUploads((all) => [...all, ...batch]);
    void send(batch);
  };
  /** What was refused for its list or size is sent with these; the rest unchanged. */
  const retry = (corrected: PhotoFacts) => {
    const failed = uploads
      .filter(({ state }) => state === "failed")
      .map((upload) => (upload.misfit ? { ...upload, facts: corrected } : upload));
    // At once, so that a second click finds nothing left to send again.
    for (const { key } of failed) mark(key, { state: "waiting", words: "" });
    void send(failed);
  };
  const clear = () => setUploads((all) => all.filter(({ state }) => state !== "done" && state !== "failed"));
  return { uploads, start, retry, clear };
}

const FIELDS = { list: "Liste", length: "Länge", width: "Breite" } as const;

/** Why a photo was refused. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Refused)) return String(error);
  return faultsOf(error).join("; ") || error.message;
}

/** What is wrong with list and size, each fault with the name that its field has on this page. */
function faultsOf(error: unknown): string[] {
  return Object.entries(FIELDS).flatMap(([path, name]) => {
    const fault = faultAt(error, path);
    return fault ? `${name} ${fault}` : [];
  });
}
