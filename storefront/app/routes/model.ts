import type { LoaderFunctionArgs } from "@remix-run/node";
import { shopFileName } from "../content/fileName.ts";
import { pictured, refused, unlessKept } from "../piece/pictured.server.ts";
import { MODEL_TYPES, type ModelFormat, modelOf } from "../scene/model/model.server.ts";

/**
 * A configuration as a 3D model, true to scale: `/model/table.glb?chosen=dining…` for Scene Viewer and browsers,
 * `/model/table.usdz?…` for Quick Look. Scene Viewer fetches the file itself: the URL must work without cookies.
 * Errors as `{message, issues}`: 404 for an unknown kind or format, 400 for an impossible piece, 503 when busy.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<Response> {
  const [, name, format] = /^(\w+)\.(\w+)$/.exec(params.file ?? "") ?? [];
  if (!isFormat(format)) return refused(404, "there is no such model");
  const { kind, piece } = pictured(name, request.url);
  try {
    const model = await modelOf(format, kind, piece, context.plankPictureOf);
    if (!model) return refused(503, "too many models at once");
    const headers = {
      "Content-Type": MODEL_TYPES[format],
      "Content-Disposition": `inline; filename="${shopFileName()}-${kind}.${format}"`,
      "Cache-Control": "public, max-age=3600, stale-while-revalidate=86400",
      ETag: `"${model.fingerprint}"`,
    };
    return await unlessKept(request, headers, () => model.content);
  } catch (error) {
    context.log.warn({ kind, reason: error instanceof Error ? error.message : "unknown" }, "no model");
    return refused(503, "the pictures of the planks are not to be had");
  }
}

function isFormat(said: string | undefined): said is ModelFormat {
  return said !== undefined && Object.hasOwn(MODEL_TYPES, said);
}
