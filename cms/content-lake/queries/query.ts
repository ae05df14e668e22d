import { type ExprNode, evaluate, parse } from "groq-js";
import type { StoredDocument } from "../documents/document.ts";
import { queryFailure } from "../failure.ts";

export interface QueryContext {
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
