import type { Logger } from "pino";
import { type Analytics, createAnalytics, sinkOf } from "../app/analytics/analytics.server.ts";
import { type Commerce, createCommerce } from "../app/commerce/commerce.server.ts";
import { createInquiries, type Inquiries } from "../app/commerce/inquiries.server.ts";
import { medusaAsker, medusaLoader } from "../app/commerce/medusa.server.ts";
import { createOrderFiles, type OrderFileOf } from "../app/commerce/orderFiles.server.ts";
import { createPlankPictures, type PlankPictureOf } from "../app/commerce/plankPictures.server.ts";
import { createStock, type StockOf } from "../app/commerce/planks.server.ts";
import { createOffers, type OfferOf } from "../app/commerce/remembered.server.ts";
import { type Content, createContent } from "../app/content/content.server.ts";
import { draftsReader } from "../app/content/sanity.server.ts";
import { createMailPreview, type MailPreview } from "../app/preview/mailPreview.server.ts";
import { createPreview, type Preview } from "../app/preview/preview.server.ts";
import type { Thing } from "../app/seo/StructuredData.tsx";
import { type CartSessions, createCartSessions } from "../app/session/cartCookie.server.ts";
import { clientHeaders } from "./clientAddress.ts";
import type { Environment } from "./environment.ts";
import { createRateLimits, type RateLimits } from "./rate-limit/rateLimits.ts";
import { watchedExchange } from "./tracing.ts";

/** Everything a page may ask, made once at start and handed to each loader and action as its context. */
export interface Shop {
  environment: Environment;
  log: Logger;
  analytics: Analytics;
  content: Content;
  commerce: Commerce;
  inquiries: Inquiries;
  offerOf: OfferOf;
  stockOf: StockOf;
  plankPictureOf: PlankPictureOf;
  orderFileOf: OrderFileOf;
  cartSessions: CartSessions;
  preview: Preview;
  mailPreview: MailPreview;
  rateLimits: RateLimits;
}

declare module "@remix-run/node" {
  interface AppLoadContext extends Shop {
    nonce: string;
    /** The visitor is one of staff who sees drafts: `content` answers them. */
    seesDrafts: boolean;
    /** The page is rendered once for many visitors. */
    isForMany?: boolean;
    /** What loaders say of their page to search engines; only an answer as HTML hands it on. */
    structuredData: Thing[];
  }
}

export function createShop(environment: Environment, log: Logger): Shop {
  const medusa = [
    environment.MEDUSA_INTERNAL_URL ?? environment.MEDUSA_URL,
    environment.MEDUSA_PUBLISHABLE_KEY,
    watchedExchange(() => clientHeaders(environment.CLIENT_ADDRESS_SECRET)),
  ] as const;
  const ask = medusaAsker(...medusa);
  const secure = environment.STOREFRONT_URL.startsWith("https:");
  const commerce = createCommerce(ask);
  const { SESSION_SECRET, SESSION_SECRET_ALSO_READ } = environment;
  return {
    environment,
    log,
    analytics: createAnalytics(sinkOf(environment), log),
    content: createContent(environment, log, commerce),
    commerce,
    inquiries: createInquiries(ask),
    offerOf: createOffers(ask),
    stockOf: createStock(ask),
    plankPictureOf: createPlankPictures(ask, environment.S3_FILE_URL ?? `${environment.MEDUSA_URL}/static`),
    orderFileOf: createOrderFiles(medusaLoader(...medusa)),
    cartSessions: createCartSessions(
      SESSION_SECRET_ALSO_READ ? [SESSION_SECRET, SESSION_SECRET_ALSO_READ] : [SESSION_SECRET],
      secure,
    ),
    preview: createPreview({
      reader: draftsReader(environment),
      secret: SESSION_SECRET,
      secure,
      log,
    }),
    mailPreview: createMailPreview(draftsReader(environment), ask),
    rateLimits: createRateLimits(environment, log),
  };
}
