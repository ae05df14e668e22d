import { Readable } from "node:stream";
import { z } from "zod";
import { requestFailure } from "../failure.ts";
import { requireStaff } from "../http/access.ts";
import { type Exchange, flag, queryParameters, type Reply, readJson } from "../http/exchange.ts";
import type { Router } from "../http/router.ts";
import type { Lake } from "../parts.ts";
import { readPerspective } from "../queries/perspectives.ts";
import { act } from "./act.ts";
import type { StoredDocument } from "./document.ts";
import { type MutationResult, mutate } from "./mutate.ts";
import { keepReferencesWhole } from "./references.ts";
import { actionsRequest, mutateRequest } from "./requests.ts";

const MOST_DOCUMENTS_BY_ID = 500;

/** `data/query`, `data/doc`, `data/mutate`, `data/actions` and `data/export`. */
export function routeDocuments(router: Router, lake: Lake): void {
  router.on("GET", "/data/query/:dataset", (exchange) => {
    const query = exchange.url.searchParams.get("query");
    if (!query) throw requestFailure(400, "Bad Request", 'Parameter "query" is missing');
    return answerQuery(lake, exchange, query, queryParameters(exchange.url.searchParams));
  });
  router.on("POST", "/data/query/:dataset", async (exchange) => {
    const { query, params } = await readJson(exchange.request, queryRequest);
    return answerQuery(lake, exchange, query, params);
  });
  router.on("GET", "/data/doc/:dataset/:ids", (exchange) => documentsById(lake, exchange));
  router.on("POST", "/data/mutate/:dataset", (exchange) => answerMutate(lake, exchange));
  router.on("POST", "/data/actions/:dataset", (exchange) => answerActions(lake, exchange));
  router.on("GET", "/data/export/:dataset", (exchange) => exportAll(lake, exchange));
}

async function answerQuery(
  lake: Lake,
  exchange: Exchange,
  query: string,
  params: Record<string, unknown>,
): Promise<Reply> {
  const search = exchange.url.searchParams;
  const perspective = readPerspective(search.get("perspective") ?? undefined, exchange.apiVersion);
  const started = performance.now();
  const result = await lake.reader.query(exchange.viewer, perspective, query, params);
  const ms = Math.round(performance.now() - started);
  const echoed = flag(search, "returnQuery", true) ? { query } : {};
  return { json: { ...echoed, result, ms, syncTags: [] } };
}

function documentsById(lake: Lake, { path, viewer, url }: Exchange): Reply {
  const ids = (path.ids ?? "").split(",").filter(Boolean);
  if (ids.length > MOST_DOCUMENTS_BY_ID) {
    throw requestFailure(
      400,
      "Bad Request",
      `At most ${MOST_DOCUMENTS_BY_ID} documents can be asked for at once`,
    );
  }
  const documents = lake.reader.documents(viewer, ids);
  const found = new Set(documents.map(({ _id }) => _id));
  const omitted = ids.filter((id) => !found.has(id)).map((id) => ({ id, reason: "existence" }));
  return { json: { documents: flag(url.searchParams, "excludeContent") ? [] : documents, omitted } };
}

async function answerMutate(lake: Lake, { request, url, viewer }: Exchange): Promise<Reply> {
  requireStaff(viewer, "change documents");
  const search = url.searchParams;
  const options = {
    autoGenerateArrayKeys: flag(search, "autoGenerateArrayKeys"),
    select: (query: string, params: Record<string, unknown>, documents: Iterable<StoredDocument>) =>
      lake.reader.ids(query, params, [...documents], viewer.identity),
  };
  const returnDocuments = flag(search, "returnDocuments");
  const returnIds = flag(search, "returnIds") || returnDocuments;
  const dryRun = flag(search, "dryRun");
  const { mutations, transactionId } = await readJson(request, mutateRequest);
  const committed = await lake.store.commit(
    { transactionId, identity: viewer.identity, dryRun },
    async (transaction) => {
      const results = await mutate(transaction, mutations, options);
      keepReferencesWhole(transaction, "mutationError");
      return results;
    },
  );
  const results = returnIds ? committed.result.map((result) => shown(result, returnDocuments)) : [];
  return { json: { transactionId: committed.transactionId, results } };
}

function shown(result: MutationResult, withDocument: boolean): MutationResult {
  const { document, ...rest } = result;
  return withDocument && document ? { ...rest, document } : rest;
}

async function answerActions(lake: Lake, { request, viewer }: Exchange): Promise<Reply> {
  requireStaff(viewer, "change documents");
  const { actions, transactionId, dryRun = false } = await readJson(request, actionsRequest);
  const committed = await lake.store.commit(
    { transactionId, identity: viewer.identity, dryRun },
    (transaction) => {
      act(transaction, actions);
      keepReferencesWhole(transaction, "actionError");
    },
  );
  return { json: { transactionId: committed.transactionId } };
}

/** Everything, a document a line, as it is at this moment; `types` may name those that are wanted. */
function exportAll(lake: Lake, { url, viewer }: Exchange): Reply {
  requireStaff(viewer, "export the data set");
  const types = url.searchParams.get("types")?.split(",");
  const documents = [...lake.store.documents.values()].filter(({ _type }) => types?.includes(_type) ?? true);
  return { headers: { "content-type": "application/x-ndjson" }, body: Readable.from(linesOf(documents)) };
}

function* linesOf(documents: readonly StoredDocument[]): Generator<string> {
  for (const document of documents) yield `${JSON.stringify(document)}\n`;
}

const queryRequest = z.object({
  query: z.string().min(1),
  params: z.record(z.string(), z.unknown()).default({}),
});
