import { createHash } from "node:crypto";
import { countCacheRead } from "@planke46/observability";
import type { RequestHandler as RenderPage } from "@remix-run/node";
import type { Response as ExpressResponse, RequestHandler } from "express";
import type { StockOf } from "../../app/commerce/planks.server.ts";
import { decisionCookie } from "../../app/consent/decision.ts";
import { DEFAULT_LANGUAGE_HEADER } from "../../app/language/defaultLanguageHeader.ts";
import type { Language } from "../../app/language/languages.ts";
import { KEPT_BYTES } from "../../app/memory/keptBytes.server.ts";
import { type ConfigurableKind, FORMS } from "../../app/piece/kinds.ts";
import { SCREEN_COOKIE } from "../../app/screen/screen.ts";
import { newNonce } from "../security.ts";
import type { Shop } from "../shop.ts";
import { gzipWith, type KeptPage, keptPage, plainWith } from "./keptPage.ts";
import { type Found, PageCache, type Standing } from "./pageCache.ts";
import { keyOf, kindShown, type PageVariant, variantOf } from "./pageVariant.ts";

/**
 * Answers pages that are the same for many visitors from memory, each time with a new nonce. A kept page holds no data
 * of a visitor: it is rendered for an internal request that contains only the variant.
 */
export function cachedPages(shop: Shop, render: RenderPage): RequestHandler {
  const cache = new PageCache(KEPT_BYTES.pages);
  // Apart, so that many designs never push out the pages that all see.
  const designs = new PageCache(KEPT_BYTES.designs);
  const stampOf = stockStamps(shop.stockOf);

  async function make(variant: PageVariant): Promise<KeptPage | null> {
    const nonce = newNonce();
    const context = { ...shop, nonce, seesDrafts: false, isForMany: true, structuredData: [] };
    return keptPage(await render(await requestFor(variant, shop), context), nonce);
  }

  async function find(variant: PageVariant): Promise<Found | null> {
    const among = variant.query === "" ? cache : designs;
    return among.page(
      keyOf(variant),
      () => standingOf(variant, shop, stampOf),
      () => make(variant),
    );
  }

  return async (request, response, next) => {
    if (response.locals.preview === true) return next();
    try {
      const variant = await variantOf(request, shop.cartSessions);
      const found = variant && (await find(variant));
      if (!found) return next();
      countCacheRead("pages", found.hit ? "hit" : "miss");
      const packs = request.acceptsEncodings("gzip") === "gzip";
      send(found, { response, packs });
    } catch (error) {
      // Falls back to rendering the page for the request, which reports the error.
      next(response.headersSent ? error : undefined);
    }
  };
}

/** What the pages of a path are made of now. Each has texts of editors, who may name a price in any of them. */
async function standingOf(
  { path, language }: PageVariant,
  { content, commerce }: Shop,
  stampOf: StockStamp,
): Promise<Standing> {
  const kind = kindShown(path);
  const [{ generation, isSure }, prices, stock] = await Promise.all([
    content.standing(),
    commerce.prices(),
    kind && stampOf(kind, language),
  ]);
  return { stamp: `${generation} ${prices.version} ${prices.offSale} ${stock ?? ""}`, isSure };
}

interface Way {
  response: ExpressResponse;
  packs: boolean;
}

function send({ page, hit }: Found, { response, packs }: Way): void {
  const nonce = String(response.locals.nonce);
  for (const [name, value] of page.headers) response.append(name, value);
  // RFC 9211.
  response.setHeader("Cache-Status", hit ? "storefront; hit" : "storefront; fwd=miss");
  response.vary("Accept-Encoding");
  if (packs) response.setHeader("Content-Encoding", "gzip");
  const body = packs ? gzipWith(page, nonce) : plainWith(page, nonce);
  response.setHeader("Content-Length", body.length);
  response.status(200).end(body);
}

/** Builds an internal request for one variant of a page, without any data of a visitor. */
async function requestFor(
  { path, query, language, screen, decision, pieces }: PageVariant,
  { cartSessions, environment }: Pick<Shop, "cartSessions" | "environment">,
): Promise<Request> {
  const cookies = [
    `${SCREEN_COOKIE}=${screen}`,
    decision && decisionCookie(decision, new Date(), false),
    pieces > 0 && (await cartCookie(pieces, cartSessions)),
  ];
  const cookie = cookies.flatMap((whole) => (whole ? [whole.split(";", 1)[0]] : [])).join("; ");
  return new Request(new URL(path + query, environment.STOREFRONT_URL), {
    headers: { cookie, [DEFAULT_LANGUAGE_HEADER]: language },
  });
}

/** The cookie of a cart of which nothing is known but how many pieces lie in it. */
async function cartCookie(pieces: number, cartSessions: Shop["cartSessions"]): Promise<string> {
  const session = await cartSessions.getSession();
  session.set("count", pieces);
  return cartSessions.headerOf(session);
}

/** How long a stamp holds without asking Medusa again: planks that were sold are off every page within two seconds (ms). */
const FRESH_FOR_MS = 1000;

/** Changes with what there is to pick from of a kind; empty for kinds without planks. */
type StockStamp = (kind: ConfigurableKind, language: Language) => Promise<string>;

/** Many who ask within a second share one question to Medusa. */
function stockStamps(stockOf: StockOf): StockStamp {
  const known = new Map<string, { stamp: Promise<string>; until: number }>();
  return (kind, language) => {
    if (!FORMS[kind].planks) return Promise.resolve("");
    const key = `${kind} ${language}`;
    const last = known.get(key);
    if (last && last.until > performance.now()) return last.stamp;
    const stamp = stockOf(kind, language).then((planks) =>
      createHash("sha256").update(JSON.stringify(planks)).digest("base64"),
    );
    known.set(key, { stamp, until: performance.now() + FRESH_FOR_MS });
    return stamp;
  };
}
