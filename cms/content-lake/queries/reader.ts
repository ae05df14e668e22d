import { type ExprNode, evaluate, parse } from "groq-js";
import type { StoredDocument } from "../documents/document.ts";
import type { Store } from "../documents/store.ts";
import { queryFailure } from "../failure.ts";
import type { Viewer } from "../http/access.ts";
import { openToAnyone, type Perspective, seenThrough } from "./perspectives.ts";

interface View {
  version: number;
  documents: readonly StoredDocument[];
  byId: ReadonlyMap<string, StoredDocument>;
}

/** Answers queries with what a viewer may see; what a perspective shows is worked out once for each change. */
export class Reader {
  readonly #store: Store;
  readonly #place: { projectId: string; dataset: string };
  readonly #views = new Map<string, View>();

  constructor(store: Store, place: { projectId: string; dataset: string }) {
    this.#store = store;
    this.#place = place;
  }

  query(
    viewer: Viewer,
    perspective: Perspective,
    query: string,
    params: Record<string, unknown>,
  ): Promise<unknown> {
    const view = this.#view(viewer, perspective);
    return runQuery(query, {
      documents: view.documents,
      params,
      identity: viewer.identity,
      find: (id) => view.byId.get(id),
      ...this.#place,
    });
  }

  /** Does the filter of a listener or of a `{query}` selection hold for this document? */
  async ids(
    query: string,
    params: Record<string, unknown>,
    documents: readonly StoredDocument[],
    identity: string,
  ): Promise<string[]> {
    const found = await runQuery(query, {
      documents,
      params,
      identity,
      find: (id) => this.#store.documents.get(id),
      ...this.#place,
    });
    const all = Array.isArray(found) ? found : [found];
    return all.flatMap((item: unknown) =>
      typeof item === "object" && item !== null && "_id" in item && typeof item._id === "string"
        ? [item._id]
        : [],
    );
  }

  /** Those of `ids` the viewer may see, as they are stored. */
  documents(viewer: Viewer, ids: readonly string[]): StoredDocument[] {
    return ids.flatMap((id) => {
      const document = this.#store.documents.get(id);
      return document && (viewer.staff || openToAnyone(document)) ? [document] : [];
    });
  }

  #view(viewer: Viewer, perspective: Perspective): View {
    const key = `${viewer.staff ? "staff" : "anyone"} ${String(perspective)}`;
    const known = this.#views.get(key);
    if (known?.version === this.#store.version) return known;
    const seen = seenThrough(viewer.staff ? perspective : "published", this.#store.documents);
    const view = {
      version: this.#store.version,
      documents: seen,
      byId: new Map(seen.map((document) => [document._id, document])),
    };
    if (this.#views.size > 50) this.#views.clear();
    this.#views.set(key, view);
    return view;
  }
}

interface QueryContext {
  /** What the query sees as `*`. */
  documents: readonly StoredDocument[];
  params: Record<string, unknown>;
  /** The result of `identity()` in GROQ: the id of the user who runs the query. */
  identity: string;
  projectId: string;
  dataset: string;
  /** What references lead to; the documents of `*` when left out. */
  find?: (id: string) => StoredDocument | undefined;
}

const PARSED_QUERIES_KEPT = 500;
const parsed = new Map<string, ExprNode>();

/** Evaluates GROQ with groq-js (everything but `text::` and `geo::`). Throws a 400 `Failure` for a faulty query. */
export async function runQuery(query: string, context: QueryContext): Promise<unknown> {
  const tree = parseOnce(query, context.params);
  const { find } = context;
  try {
    const value = await evaluate(tree, {
      dataset: context.documents,
      params: context.params,
      identity: context.identity,
      sanity: { projectId: context.projectId, dataset: context.dataset },
      ...(find ? { dereference: async ({ _ref }: { _ref: string }) => find(_ref) } : {}),
    });
    return (await value.get()) ?? null;
  } catch (error) {
    throw queryFailure(query, error instanceof Error ? error.message : "the query cannot be evaluated");
  }
}

/** The tree depends on the parameters too: groq-js works slices and the like out while it parses. */
function parseOnce(query: string, params: Record<string, unknown>): ExprNode {
  const key = `${query}\n${JSON.stringify(params)}`;
  const known = parsed.get(key);
  if (known) {
    parsed.delete(key);
    parsed.set(key, known);
    return known;
  }
  const tree = parseOrRefuse(query, params);
  parsed.set(key, tree);
  const [oldest] = parsed.keys();
  if (parsed.size > PARSED_QUERIES_KEPT && oldest !== undefined) parsed.delete(oldest);
  return tree;
}

function parseOrRefuse(query: string, params: Record<string, unknown>): ExprNode {
  try {
    return parse(query, { params });
  } catch (error) {
    const message = error instanceof Error ? error.message : "the query cannot be parsed";
    const position = error instanceof Error && "position" in error ? Number(error.position) : 0;
    throw queryFailure(query, `unable to parse query: ${message}`, Number.isFinite(position) ? position : 0);
  }
}
