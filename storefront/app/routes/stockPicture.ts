import type { LoaderFunctionArgs } from "@remix-run/node";
import { PLANK_VIEWS } from "../commerce/plankPictures.server.ts";
import { FORMS, isConfigurable } from "../piece/kinds.ts";

/** Longer is no plank's id (characters). */
const LONGEST_ID = 100;

/** A plank's picture as the 3D scene lays it on a board: `/stock/table/<plank>/face`, `relief` or `end`; or as a shopper looks at it, `large`, and picks it, `card`. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const { kind, plank = "" } = params;
  const view = PLANK_VIEWS.find((one) => one === params.view);
  if (!view || !isConfigurable(kind) || !FORMS[kind].planks || plank.length > LONGEST_ID) return missing();
  try {
    const picture = await context.plankPictureOf(kind, plank, view);
    if (!picture) return missing();
    return new Response(new Uint8Array(picture), {
      headers: { "Content-Type": "image/webp", "Cache-Control": "public, max-age=600" },
    });
  } catch (error) {
    context.log.warn(
      { plank, reason: error instanceof Error ? error.message : "unknown" },
      "no plank picture",
    );
    return new Response("Not now.\n", { status: 503, headers: { "Cache-Control": "no-store" } });
  }
}

function missing(): Response {
  return new Response("Not found.\n", { status: 404 });
}
