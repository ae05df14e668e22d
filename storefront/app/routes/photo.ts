import { ANY_COLOR, type ConfigurationOf, parseConfiguration } from "@planke46/furniture-rules";
import type { LoaderFunctionArgs } from "@remix-run/node";
import sharp from "sharp";
import { configurationFromQuery, queryOf } from "../piece/address/address.ts";
import { type ConfigurableKind, isConfigurable } from "../piece/kinds.ts";
import { photoOf } from "../scene/photo/photo.server.ts";

/** A configuration says no more than this; anything longer is not one of ours (characters). */
const LONGEST_QUERY = 6000;
/** Mail programs know neither WebP nor our pages' ground. */
const MAIL = { width: 480, ground: "#fcfaf4", quality: 82 } as const;

/**
 * What the scene would show of a configuration, photographed on the server: `/photo/table.webp?chosen=dining…` with the
 * shadow on the page's own ground, `/photo/table.jpg?…` for mails. Mails may say `configuration=` and JSON instead.
 * 404 for no kind or format of ours, 400 for what cannot be built; while no photograph is to be had, its drawing.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<Response> {
  const [, kind, format] = /^(\w+)\.(webp|jpg)$/.exec(params.file ?? "") ?? [];
  if (!isConfigurable(kind)) return refused(404, "there is no such photograph");
  const { search, searchParams } = new URL(request.url);
  if (search.length > LONGEST_QUERY) return refused(400, "the configuration is too long");
  const parsed = parseConfiguration(kind, said(kind, searchParams), ANY_COLOR);
  if (!parsed.ok) return refused(400, "this cannot be built", parsed.issues);
  const piece = parsed.configuration as ConfigurationOf<ConfigurableKind>;
  const photo = await photoOf(kind, piece, context.plankPictureOf).catch((error: unknown) => {
    context.log.warn({ kind, reason: error instanceof Error ? error.message : "unknown" }, "no photograph");
    return null;
  });
  if (!photo) return drawn(kind, piece);
  const headers = {
    "Content-Type": format === "jpg" ? "image/jpeg" : "image/webp",
    "Cache-Control": "public, max-age=3600, stale-while-revalidate=86400",
    ETag: `"${photo.fingerprint}${format === "jpg" ? "-jpg" : ""}"`,
  };
  if (request.headers.get("If-None-Match")?.includes(headers.ETag))
    return new Response(null, { status: 304, headers });
  return new Response(format === "jpg" ? await forMail(photo.content) : photo.content, { headers });
}

/** The configuration in the address: the page's own fields, or as JSON. Faults stay in, for the parser to name. */
function said(kind: ConfigurableKind, query: URLSearchParams): unknown {
  const json = query.get("configuration");
  if (json === null) return configurationFromQuery(kind, query);
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
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
function drawn(kind: ConfigurableKind, piece: ConfigurationOf<ConfigurableKind>): Response {
  const headers = { Location: `/drawing/${kind}?${queryOf(kind, piece)}`, "Cache-Control": "no-store" };
  return new Response(null, { status: 302, headers });
}

function refused(status: 400 | 404, message: string, issues: readonly unknown[] = []): Response {
  const headers = { "Cache-Control": status === 404 ? "public, max-age=60" : "no-store" };
  return Response.json({ message, issues }, { status, headers });
}
