import type { LoaderFunctionArgs } from "@remix-run/node";
import sharp from "sharp";
import { queryOf } from "../piece/address/address.ts";
import { type Pictured, pictured, refused, unlessKept } from "../piece/pictured.server.ts";
import { photoOf } from "../scene/photo/photo.server.ts";

/** Mail programs know neither WebP nor our pages' ground. */
const MAIL = { width: 480, ground: "#fcfaf4", quality: 82 } as const;

/**
 * What the scene would show of a configuration, photographed on the server: `/photo/table.webp?chosen=dining…` with the
 * shadow on the page's own ground, `/photo/table.jpg?…` for mails. Mails may say `configuration=` and JSON instead.
 * 404 for no kind or format of ours, 400 for what cannot be built; while no photograph is to be had, its drawing.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<Response> {
  const [, name, format] = /^(\w+)\.(webp|jpg)$/.exec(params.file ?? "") ?? [];
  if (!format) return refused(404, "there is no such photograph");
  const { kind, piece } = pictured(name, request.url);
  const photo = await photoOf(kind, piece, context.plankPictureOf).catch((error: unknown) => {
    context.log.warn({ kind, reason: error instanceof Error ? error.message : "unknown" }, "no photograph");
    return null;
  });
  if (!photo) return drawn({ kind, piece });
  const isForMail = format === "jpg";
  const headers = {
    "Content-Type": isForMail ? "image/jpeg" : "image/webp",
    "Cache-Control": "public, max-age=3600, stale-while-revalidate=86400",
    ETag: `"${photo.fingerprint}${isForMail ? "-jpg" : ""}"`,
  };
  return unlessKept(request, headers, () => (isForMail ? forMail(photo.content) : photo.content));
}

async function forMail(content: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const picture = await sharp(content)
    .resize(MAIL.width)
    .flatten({ background: MAIL.ground })
    .jpeg({ quality: MAIL.quality, mozjpeg: true })
    .toBuffer();
  return new Uint8Array(picture);
}

/** The drawing is always to be had, and shows the same piece to the centimetre. */
function drawn({ kind, piece }: Pictured): Response {
  const headers = { Location: `/drawing/${kind}?${queryOf(kind, piece)}`, "Cache-Control": "no-store" };
  return new Response(null, { status: 302, headers });
}
