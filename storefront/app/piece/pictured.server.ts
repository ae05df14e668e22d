import { ANY_COLOR, type ConfigurationOf, parseConfiguration } from "@planke46/furniture-rules";
import { configurationFromQuery } from "./address/address.ts";
import { type ConfigurableKind, isConfigurable } from "./kinds.ts";

/** A configuration says no more than this; anything longer is not one of ours (characters). */
const LONGEST_QUERY = 6000;

/** A piece that a picture, a drawing or a model shows. */
export interface Pictured {
  kind: ConfigurableKind;
  piece: ConfigurationOf<ConfigurableKind>;
}

/**
 * The piece that an address says: its kind in the path, its configuration in the query as on the kind's page, or in
 * `configuration=` as JSON.
 * @throws {Response} as `{message, issues}`: 404 for no kind of ours, 400 for what cannot be built
 */
export function pictured(kind: string | undefined, address: string): Pictured {
  if (!isConfigurable(kind)) throw refused(404, "there is no such piece");
  const { search, searchParams } = new URL(address);
  if (search.length > LONGEST_QUERY) throw refused(400, "the configuration is too long");
  const parsed = parseConfiguration(kind, said(kind, searchParams), ANY_COLOR);
  if (!parsed.ok) throw refused(400, "this cannot be built", parsed.issues);
  return { kind, piece: parsed.configuration as ConfigurationOf<ConfigurableKind> };
}

/** Faults stay in, for the parser to name. */
function said(kind: ConfigurableKind, query: URLSearchParams): unknown {
  const json = query.get("configuration");
  if (json === null) return configurationFromQuery(kind, query);
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** A fault as routes say it. A silent part is asked again after five seconds. */
export function refused(status: 400 | 404 | 503, message: string, issues: readonly unknown[] = []): Response {
  const headers = {
    "Cache-Control": status === 404 ? "public, max-age=60" : "no-store",
    ...(status === 503 && { "Retry-After": "5" }),
  };
  return Response.json({ message, issues }, { status, headers });
}

/** A file with its headers, or 304 where who asks has it already. Its content is made only when it is sent. */
export async function unlessKept(
  request: Request,
  headers: Record<string, string> & { ETag: string },
  content: () => BodyInit | Promise<BodyInit>,
): Promise<Response> {
  const isKept = request.headers.get("If-None-Match")?.includes(headers.ETag);
  return isKept ? new Response(null, { status: 304, headers }) : new Response(await content(), { headers });
}
