import {
  defineMiddlewares,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  validateAndTransformQuery,
} from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { retrieveTransformQueryConfig } from "@medusajs/medusa/api/store/carts/query-config";
import { StoreGetCartsCart } from "@medusajs/medusa/api/store/carts/validators";
import { refusalHandler } from "../core/refusal/error-handler";
import { readBody } from "../core/refusal/read-body";
import { refuseUnstorable } from "../core/refusal/storable";
import { regionsOf } from "../domain/regions/regions";
import { hasAutomaticPromotions } from "../domain/vouchers/promotion-engine";
import { guardPaymentSession } from "./guard-payment-session";
import {
  campaignPromotions,
  changedCampaign,
  changedPromotion,
  deletedPromotion,
  newCampaign,
  newPromotion,
} from "./guard-promotions";
import { holdOrder, holdOrderOfPayment } from "./hold-order";
import { refundAmount } from "./refund-amount";
import { limitEachRoute, limitRequests } from "./requests/limit-requests";
import { guardAdminRoutes, guardStoreRoutes } from "./stock-routes/guard";
import { pictureUploads, uploadSize } from "./uploads";

const cartFields = validateAndTransformQuery(StoreGetCartsCart, retrieveTransformQueryConfig);

export default defineMiddlewares({
  errorHandler: refusalHandler,
  routes: [
    { matcher: "/store/*", middlewares: [limitEachRoute("request"), refuseUnstorable, guardStoreRoutes] },
    { matcher: "/admin/*", middlewares: [uploadSize, refuseUnstorable, guardAdminRoutes] },
    {
      matcher: "/admin/promotions*",
      methods: ["POST", "DELETE"],
      middlewares: [forgetRemembered(hasAutomaticPromotions)],
    },
    { matcher: "/admin/orders/:id/fulfillments*", methods: ["POST"], middlewares: [holdOrder] },
    // Whether an order may be cancelled is asked again once it is held: its transfer may have come meanwhile.
    { matcher: "/admin/orders/:id/cancel", methods: ["POST"], middlewares: [holdOrder, guardAdminRoutes] },
    { matcher: "/admin/payments/:id/capture", methods: ["POST"], middlewares: [holdOrderOfPayment] },
    { matcher: "/admin/promotions", methods: ["POST"], middlewares: [newPromotion] },
    { matcher: "/admin/promotions/:id", methods: ["POST"], middlewares: [changedPromotion] },
    { matcher: "/admin/promotions/:id", methods: ["DELETE"], middlewares: [deletedPromotion] },
    { matcher: "/admin/campaigns", methods: ["POST"], middlewares: [newCampaign] },
    { matcher: "/admin/campaigns/:id", methods: ["POST"], middlewares: [changedCampaign] },
    { matcher: "/admin/campaigns/:id/promotions", methods: ["POST"], middlewares: [campaignPromotions] },
    { matcher: "/admin/payments/:id/refund", methods: ["POST"], middlewares: [refundAmount] },
    { matcher: "/admin/regions*", methods: ["POST", "DELETE"], middlewares: [forgetRemembered(regionsOf)] },
    { matcher: "/auth/*", middlewares: [limitEachRoute("login", ["POST"]), refuseUnstorable] },
    { matcher: "/admin/uploads", methods: ["POST"], middlewares: [pictureUploads] },
    { matcher: "/store/carts/:id/furniture", methods: ["POST"], middlewares: [cartFields] },
    { matcher: "/store/carts/:id/furniture/:line_id", methods: ["POST"], middlewares: [cartFields] },
    { matcher: "/store/carts/:id/terms", methods: ["POST"], middlewares: [cartFields] },
    {
      matcher: "/store/payment-collections/:id/payment-sessions",
      methods: ["POST"],
      middlewares: [guardPaymentSession],
    },
    { matcher: "/store/messages", methods: ["POST"], middlewares: [limitRequests("message")] },
    {
      matcher: "/store/furniture/mail-preview",
      methods: ["POST"],
      middlewares: [limitRequests("mail_preview")],
    },
    {
      matcher: "/store/furniture/designs/mail",
      methods: ["POST"],
      middlewares: [limitRequests("design_mail")],
    },
    {
      matcher: "/store/orders/:id/origin-survey",
      methods: ["POST"],
      middlewares: [limitRequests("origin_survey")],
    },
    {
      matcher: "/store/furniture/order-page/:token/delivery-address",
      methods: ["POST"],
      middlewares: [limitRequests("delivery_address")],
    },
    { matcher: "/store/withdrawals", methods: ["POST"], middlewares: [limitRequests("withdrawal")] },
    {
      matcher: "/store/withdrawals/:id/confirm",
      methods: ["POST"],
      middlewares: [limitRequests("withdrawal_confirmation")],
    },
  ],
});

/** For routes on which staff change what this process remembers: that ends with the answer, so that they see the effect at once. */
function forgetRemembered(memory: { forget: () => void }) {
  return (_request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void => {
    const end = response.end.bind(response);
    response.end = ((...given: Parameters<typeof end>) => {
      memory.forget();
      return end(...given);
    }) as typeof response.end;
    next();
  };
}

const money = z.object({
  amount: z
    .number("Der Betrag muss eine Zahl sein")
    .min(0.01, "Der Betrag muss mindestens 0,01 sein")
    .refine(isWholeCents, "Der Betrag darf höchstens zwei Stellen nach dem Komma haben")
    .optional(),
});

/** For Medusa's route that refunds: nothing smaller than a cent can be moved. */
function wholeCents(request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction): void {
  readBody(money, request.body);
  next();
}

function isWholeCents(amount: number): boolean {
  return Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;
}
