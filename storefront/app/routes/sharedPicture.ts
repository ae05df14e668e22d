import {
  ANY_COLOR,
  type ConfigurationOf,
  defaultConfiguration,
  drawing,
  parseConfiguration,
  partsOf,
  priceOf,
  weeksInWords,
} from "@planke46/furniture-rules";
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import type { TFunction } from "i18next";
import { textsIn } from "../language/language.server.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../language/languages.ts";
import { servedWords } from "../language/servedWords.server.ts";
import { formatEuro } from "../money/money.ts";
import { configurationFromQuery } from "../piece/address/address.ts";
import { ownSaid, sizeText } from "../piece/facts.ts";
import { type ConfigurableKind, isConfigurable, type Piece } from "../piece/kinds.ts";
import { photoOf, photoSvg } from "../scene/photo/photo.server.ts";
import type { Card } from "../seo/picture/card.server.ts";
import { fingerprintOf, png } from "../seo/picture/paint.server.ts";

/** A configuration says no more than this; anything longer is not one of ours (characters). */
const LONGEST_QUERY = 1000;

/**
 * The picture of a link where a visitor shares it, PNG of 1200 × 630 px: `/og/table?chosen=dining…&lng=en` for a piece,
 * `/og/shop?lng=en` for every other page. 404 for what cannot be built, 503 while too many are being painted.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<Response> {
  const { search, searchParams } = new URL(request.url);
  const named = searchParams.get("lng");
  const language = isLanguage(named) ? named : DEFAULT_LANGUAGE;
  const { kind } = params;
  if (search.length > LONGEST_QUERY || (kind !== "shop" && !isConfigurable(kind))) throw missing();
  const card =
    kind === "shop"
      ? await cardOfShop(language, context)
      : await cardOfPiece(kind, searchParams, language, context);
  // Its reader of typefaces takes 5 MB, and many a shop's links are never shared.
  const { cardSvg } = await import("../seo/picture/card.server.ts");
  const svg = cardSvg(card);
  const headers = {
    "Content-Type": "image/png",
    // Prices are on it: a day at most.
    "Cache-Control": "public, max-age=3600, stale-while-revalidate=86400",
    ETag: `"${fingerprintOf(svg)}"`,
  };
  if (request.headers.get("If-None-Match")?.includes(headers.ETag))
    return new Response(null, { status: 304, headers });
  const picture = await png(svg);
  if (!picture)
    throw new Response("too many pictures at once", { status: 503, headers: { "Retry-After": "5" } });
  return new Response(picture, { headers });
}

function missing(): Response {
  return new Response("no such picture", { status: 404, headers: { "Cache-Control": "public, max-age=60" } });
}

async function cardOfPiece(
  kind: ConfigurableKind,
  query: URLSearchParams,
  language: Language,
  context: AppLoadContext,
): Promise<Card> {
  const parsed = parseConfiguration(kind, configurationFromQuery(kind, query), ANY_COLOR);
  if (!parsed.ok) throw missing();
  const piece = parsed.configuration as ConfigurationOf<ConfigurableKind>;
  const [shop, { prices }] = await Promise.all([
    context.content.settings(language),
    context.commerce.prices(),
  ]);
  const t = await textsIn(language);
  return {
    shopName: shop.name,
    heading: [t(`cart.kind.${kind}`)],
    facts: [sizeText(piece, t), ...detailsOf(kind, piece, language, t), servedWords[language].found.workshop],
    price: formatEuro(priceOf(kind, piece, prices).price, language),
    // In one line it would be too small to read.
    note: t("configurator.priceNote", { time: weeksInWords(shop.deliveryWeeks, language) }).split(/(?<=,) /),
    drawing: await pictureOf(kind, piece, language, context),
  };
}

/** The photograph of the piece with its own planks; while there is none, its drawing. */
async function pictureOf(
  kind: ConfigurableKind,
  piece: ConfigurationOf<ConfigurableKind>,
  language: Language,
  context: AppLoadContext,
): Promise<string> {
  const photo = await photoOf(kind, piece, context.plankPictureOf).catch(() => null);
  return photo ? photoSvg(photo) : drawing(partsOf(kind, piece), { language });
}

/** One of them: there is room for a line. */
function detailsOf(
  kind: ConfigurableKind,
  piece: Piece,
  language: Language,
  t: TFunction<"texts">,
): string[] {
  const { frameType, filling } = piece;
  if (frameType)
    return [t("configurator.frameSaid", { frame: t(`configurator.frameType.${frameType as "open"}`) })];
  if (filling) return [t(`configurator.fillingSaid.${filling as "none"}`)];
  return ownSaid(kind, piece, language).slice(0, 1);
}

async function cardOfShop(language: Language, context: AppLoadContext): Promise<Card> {
  const { name } = await context.content.settings(language);
  const words = servedWords[language].found;
  const table = defaultConfiguration("table");
  return {
    shopName: name,
    heading: words.shopLine,
    facts: words.kindsLine,
    price: "",
    note: [],
    drawing: drawing(partsOf("table", table), { language }),
  };
}
