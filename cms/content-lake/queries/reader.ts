import type { StoredDocument } from "../documents/document.ts";
import type { Store } from "../documents/store.ts";
import type { Viewer } from "../http/access.ts";
import { openToAnyone, type Perspective, seenThrough } from "./perspectives.ts";
import { runQuery } from "./query.ts";

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
