import { defineMiddlewares, validateAndTransformQuery } from "@medusajs/framework/http";
import { retrieveTransformQueryConfig } from "@medusajs/medusa/api/store/carts/query-config";
import { StoreGetCartsCart } from "@medusajs/medusa/api/store/carts/validators";
import { refusalHandler } from "../core/refusal/error-handler";
import { refuseUnstorable } from "../core/refusal/storable";
import { regionsOf } from "../domain/regions/regions";
import { hasAutomaticPromotions } from "../domain/vouchers/promotion-engine";
import { forgetRemembered } from "./forget-remembered";
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
import { limitEachRoute, limitRequests } from "./requests/limit-requests";
import { guardAdminRoutes, guardStoreRoutes } from "./stock-routes/guard";
import { pictureUploads, uploadSize } from "./uploads";
import { wholeCents } from "./whole-cents";

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
    { matcher: "/admin/payments/:id/refund", methods: ["POST"], middlewares: [wholeCents] },
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
