import { draftId, publishedIdOf, type StoredDocument } from "../documents/document.ts";
import { requestFailure } from "../failure.ts";
import { requireStaff } from "../http/access.ts";
import type { Exchange, Reply } from "../http/exchange.ts";
import type { Router } from "../http/router.ts";
import { effectsOf } from "../listeners/listeners.ts";
import type { Lake } from "../parts.ts";
import type { JournalEntry } from "../persistence/entry.ts";

/** `data/history`: earlier revisions and the transactions that made them, read from the journal. */
export function routeHistory(router: Router, lake: Lake): void {
  router.on("GET", "/data/history/:dataset/documents/:ids", (exchange) => revisions(lake, exchange));
  router.on("GET", "/data/history/:dataset/transactions/:ids", (exchange) => transactions(lake, exchange));
  router.on("GET", "/data/history/:dataset/events/documents/:id", (exchange) => events(lake, exchange));
}

/** The documents as they were at `revision`, at `time`, or as they were last (`lastRevision`) before a deletion. */
async function revisions(lake: Lake, { path, url, viewer }: Exchange): Promise<Reply> {
  requireStaff(viewer, "see the history");
  const ids = idsOf(path.ids);
  const { revision, time, last } = asked(url.searchParams);
  const documents = new Map<string, StoredDocument>();
  for (const entry of await lake.store.history(ids)) {
    if (time !== undefined && entry.timestamp > time) break;
    for (const { id, after } of entry.changes) {
      if (!ids.has(id)) continue;
      if (after) documents.set(id, after);
      else if (!last) documents.delete(id);
    }
    if (revision !== undefined && entry.transactionId === revision) break;
  }
  return { json: { documents: [...documents.values()] } };
}

function asked(search: URLSearchParams): { revision?: string; time?: string; last: boolean } {
  const revision = search.get("revision");
  const time = search.get("time");
  const last = search.get("lastRevision") === "true";
  if (time !== null && Number.isNaN(Date.parse(time))) {
    throw requestFailure(400, "Bad Request", `Parameter "time" is not a date: "${time}"`);
  }
  return {
    ...(revision ? { revision } : {}),
    ...(time ? { time: new Date(time).toISOString() } : {}),
    last,
  };
}

/** One line of JSON for each transaction, oldest first, with the plainest Mendoza effects. */
async function transactions(lake: Lake, { path, url, viewer }: Exchange): Promise<Reply> {
  requireStaff(viewer, "see the history");
  const search = url.searchParams;
  const ids = idsOf(path.ids);
  const entries = await lake.store.history(ids);
  const effects = search.get("effectFormat") === "mendoza";
  const before = new Map<string, StoredDocument | null>();
  const lines = entries.map((entry) => described(entry, ids, before, effects));
  const from = search.get("fromTransaction");
  const to = search.get("toTransaction");
  const start = from
    ? Math.max(
        0,
        lines.findIndex(({ id }) => id === from),
      )
    : 0;
  const end = to ? lines.findIndex(({ id }) => id === to) + 1 || lines.length : lines.length;
  const chosen = lines.slice(start, end);
  if (search.get("reverse") === "true") chosen.reverse();
  const limit = Number(search.get("limit") ?? chosen.length);
  const body = chosen.slice(0, Number.isFinite(limit) ? limit : undefined);
  return {
    headers: { "content-type": "application/x-ndjson" },
    body: body.map((line) => `${JSON.stringify(line)}\n`).join(""),
  };
}

function described(
  entry: JournalEntry,
  ids: ReadonlySet<string>,
  before: Map<string, StoredDocument | null>,
  withEffects: boolean,
) {
  const changes = entry.changes.filter(({ id }) => ids.has(id));
  const effects = Object.fromEntries(
    changes.map(({ id, after }) => [id, effectsOf({ before: before.get(id) ?? null, after })]),
  );
  for (const { id, after } of changes) before.set(id, after);
  return {
    id: entry.transactionId,
    timestamp: entry.timestamp,
    author: entry.identity,
    documentIDs: changes.map(({ id }) => id),
    ...(withEffects ? { effects } : {}),
  };
}

/** What happened to a document as a whole, newest first: created, published, unpublished, deleted. */
async function events(lake: Lake, { path, viewer }: Exchange): Promise<Reply> {
  requireStaff(viewer, "see the history");
  const id = path.id ?? "";
  const published = publishedIdOf(id);
  const draft = draftId(published);
  const told: Record<string, unknown>[] = [];
  let draftRevision: string | undefined;
  for (const entry of await lake.store.history(new Set([published, draft]))) {
    told.push(...eventOf(entry, published, draft, draftRevision));
    draftRevision = entry.changes.find((change) => change.id === draft)?.after?._rev ?? draftRevision;
  }
  return { json: { events: { [id]: told.reverse() }, nextCursor: "" } };
}

/** `draftRevision` is the draft's last one before the entry: a publication is told with what was published. */
function eventOf(
  entry: JournalEntry,
  published: string,
  draft: string,
  draftRevision: string | undefined,
): Record<string, unknown>[] {
  const { transactionId } = entry;
  const ofPublished = entry.changes.find(({ id }) => id === published);
  const ofDraft = entry.changes.find(({ id }) => id === draft);
  const base = { timestamp: entry.timestamp, author: entry.identity, documentId: published };
  const fromDraft = { versionId: draft, versionRevisionId: draftRevision ?? transactionId };
  if (ofPublished?.after) {
    const source = ofDraft ? fromDraft : { versionId: draft, versionRevisionId: transactionId };
    return [{ ...base, type: "publishDocumentVersion", revisionId: transactionId, ...source }];
  }
  const versioned = { versionId: draft, versionRevisionId: transactionId };
  if (ofPublished && ofDraft?.after) return [{ ...base, type: "unpublishDocument", ...versioned }];
  if (ofPublished) return [{ ...base, type: "deleteDocumentGroup" }];
  const created = ofDraft?.mutations.some(
    (mutation) => "create" in mutation || "createIfNotExists" in mutation,
  );
  if (created) return [{ ...base, type: "createDocumentVersion", ...versioned }];
  if (ofDraft && !ofDraft.after) return [{ ...base, type: "deleteDocumentVersion", ...fromDraft }];
  return [];
}

function idsOf(given: string | undefined): Set<string> {
  return new Set((given ?? "").split(",").filter(Boolean));
}
