import { ANY_COLOR, type ConfigurationOf, type Issue, parseConfiguration } from "@planke46/furniture-rules";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { configurationFromQuery } from "../piece/address/address.ts";
import { type ConfigurableKind, isConfigurable } from "../piece/kinds.ts";
import { MODEL_TYPES, type ModelFormat, modelOf } from "../scene/model/model.server.ts";

/** A configuration says no more than this; anything longer is not one of ours (characters). */
const LONGEST_QUERY = 2000;

/**
 * A configuration as a 3D model, true to scale: `/model/table.glb?chosen=dining…` for Scene Viewer and browsers,
 * `/model/table.usdz?…` for Quick Look. Scene Viewer fetches the file itself: the URL must work without cookies.
 * Errors as `{message, issues}`: 404 for an unknown kind or format, 400 for an impossible piece, 503 when busy.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<Response> {
  const [, kind, format] = /^(\w+)\.(\w+)$/.exec(params.file ?? "") ?? [];
  if (!isConfigurable(kind) || !isFormat(format)) return refused(404, "there is no such model");
  const { search, searchParams } = new URL(request.url);
  if (search.length > LONGEST_QUERY) return refused(400, "the configuration is too long");
  const parsed = parseConfiguration(kind, configurationFromQuery(kind, searchParams), ANY_COLOR);
  if (!parsed.ok) return refused(400, "this cannot be built", parsed.issues);
  try {
    const piece = parsed.configuration as ConfigurationOf<ConfigurableKind>;
    const model = await modelOf(format, kind, piece, context.plankPictureOf);
    if (!model) return refused(503, "too many models at once");
    const headers = {
      "Content-Type": MODEL_TYPES[format],
      "Content-Disposition": `inline; filename="planke46-${kind}.${format}"`,
      "Cache-Control": "public, max-age=3600, stale-while-revalidate=86400",
      ETag: `"${model.fingerprint}"`,
    };
    if (request.headers.get("If-None-Match")?.includes(headers.ETag))
      return new Response(null, { status: 304, headers });
    return new Response(model.content, { headers });
  } catch (error) {
    context.log.warn({ kind, reason: error instanceof Error ? error.message : "unknown" }, "no model");
    return refused(503, "the pictures of the planks are not to be had");
  }
}

function isFormat(said: string | undefined): said is ModelFormat {
  return said !== undefined && Object.hasOwn(MODEL_TYPES, said);
}

function refused(status: 400 | 404 | 503, message: string, issues: readonly Issue[] = []): Response {
  const headers = {
    "Cache-Control": status === 404 ? "public, max-age=60" : "no-store",
    ...(status === 503 && { "Retry-After": "5" }),
  };
  return Response.json({ message, issues }, { status, headers });
}
