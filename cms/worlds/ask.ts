import type { StoredDocument } from "../content-lake/documents/document.ts";
import { runQuery } from "../content-lake/queries/reader.ts";
import type { World, Written } from "./anyContent.ts";

/** Puts a question to the published documents, as the content lake answers it. */
export function ask(world: World, query: string, params: Written): Promise<unknown> {
  const place = { identity: "", projectId: "planke46", dataset: "production" };
  return runQuery(query, { documents: world as readonly StoredDocument[], params, ...place });
}
