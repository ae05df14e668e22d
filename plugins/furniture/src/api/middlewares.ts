import {
  defineMiddlewares,
  type MedusaRequestHandler,
  type MiddlewareFunction,
  type MiddlewareRoute,
  validateAndTransformQuery,
} from "@medusajs/framework/http";
import { retrieveTransformQueryConfig } from "@medusajs/medusa/api/store/carts/query-config";
import { StoreGetCartsCart } from "@medusajs/medusa/api/store/carts/validators";
import { refusalHandler } from "../core/refusal/error-handler";
import { asciiContact, composeTexts, refuseUnstorable } from "../core/request-texts";
import { regionsOf } from "../domain/regions/regions";
import { hasAutomaticPromotions } from "../domain/vouchers/promotion-engine";
import { answerWholeOrders } from "./answer-whole-orders";
import { limitFirstCodes } from "./enter-voucher";
import { guardPaymentSession } from "./guard-payment-session";
import {
  campaignPromotions,
  changedCampaign,
  changedPromotion,
  deletedPromotion,
  newCampaign,
  newPromotion,
} from "./guard-promotions";
import { guardRegistration, refuseAccountWithoutInvitation } from "./guard-registration";
import {
  endHalfChange,
  endHalfParcels,
  endInterrupted,
  endInterruptedOfPayment,
  holdOrder,
  holdOrderOfChange,
  holdOrderOfPayment,
} from "./hold-order";
import { keepToldPacking, keepToldStep } from "./keep-told";
import { limitOrderedHolds, limitPlankHolds, limitUnpaidOrders } from "./limit-orders";
import { refundAmount } from "./refund-amount";
import { limitEachRoute, limitRequests } from "./requests/limit-requests";
import { guardAdminRoutes, guardStoreRoutes } from "./stock-routes/guard";
import { pictureUploads, uploadSize } from "./uploads";

const cartFields = validateAndTransformQuery(StoreGetCartsCart, retrieveTransformQueryConfig);

const post = (matcher: string, ...middlewares: MiddlewareFunction[]): MiddlewareRoute => ({
  matcher,
  methods: ["POST"],
  middlewares,
});

export default defineMiddlewares({
  errorHandler: refusalHandler,
  routes: [
    {
      matcher: "/store/*",
      middlewares: [limitEachRoute("request"), refuseUnstorable, composeTexts, guardStoreRoutes],
    },
    { matcher: "/store/carts*", methods: ["POST"], middlewares: [asciiContact] },
    { matcher: "/admin/*", middlewares: [uploadSize, refuseUnstorable, composeTexts, guardAdminRoutes] },
    {
      matcher: "/admin/promotions*",
      methods: ["POST", "DELETE"],
      middlewares: [forgetRemembered(hasAutomaticPromotions)],
    },
    // What is asked before the order is held is asked again once it is.
    post("/admin/orders/:id", holdOrder, endHalfChange, guardAdminRoutes),
    post("/admin/orders/:id/fulfillments*", holdOrder, endHalfParcels, guardAdminRoutes),
    post("/admin/orders/:id/archive", holdOrder, guardAdminRoutes),
    post("/admin/orders/:id/complete", holdOrder, guardAdminRoutes),
    post("/admin/orders/:id/transfer*", holdOrder),
    ...["/admin/returns*", "/admin/claims*", "/admin/exchanges*", "/admin/order-edits*"].map(
      (matcher): MiddlewareRoute => ({
        matcher,
        methods: ["POST", "DELETE"],
        middlewares: [holdOrderOfChange],
      }),
    ),
    post("/admin/orders/:id/fulfillments", keepToldPacking),
    post("/admin/orders/:id/fulfillments/:fulfillment_id/shipments", keepToldStep("shipped")),
    post("/admin/orders/:id/fulfillments/:fulfillment_id/mark-as-delivered", keepToldStep("delivered")),
    // The transfer of an order that is to be cancelled may have come meanwhile.
    post("/admin/orders/:id/cancel", holdOrder, endInterrupted, guardAdminRoutes),
    post("/admin/payments/:id/capture", holdOrderOfPayment),
    post("/admin/promotions", newPromotion),
    post("/admin/promotions/:id", changedPromotion),
    { matcher: "/admin/promotions/:id", methods: ["DELETE"], middlewares: [deletedPromotion] },
    post("/admin/campaigns", newCampaign),
    post("/admin/campaigns/:id", changedCampaign),
    post("/admin/campaigns/:id/promotions", campaignPromotions),
    post("/admin/payments/:id/refund", holdOrderOfPayment, endInterruptedOfPayment, refundAmount),
    { matcher: "/admin/regions*", methods: ["POST", "DELETE"], middlewares: [forgetRemembered(regionsOf)] },
    { matcher: "/auth/*", middlewares: [limitEachRoute("login", ["POST"]), refuseUnstorable] },
    post("/auth/:actor_type/:auth_provider/register", guardRegistration),
    post("/auth/:auth_provider/user", refuseAccountWithoutInvitation),
    post("/admin/uploads", pictureUploads),
    post("/store/carts", limitFirstCodes),
    post("/store/carts/:id/furniture", cartFields),
    post("/store/carts/:id/furniture/:line_id", cartFields),
    post("/store/carts/:id/terms", cartFields),
    post("/store/carts/:id/checkout", limitPlankHolds),
    post("/store/carts/:id/complete", limitUnpaidOrders, limitOrderedHolds, answerWholeOrders),
    post("/store/payment-collections/:id/payment-sessions", guardPaymentSession),
    post("/store/messages", limitRequests("message")),
    post("/store/furniture/mail-preview", limitRequests("mail_preview")),
    post("/store/furniture/designs/mail", limitRequests("design_mail")),
    post("/store/orders/:id/origin-survey", limitRequests("origin_survey")),
    post("/store/furniture/order-page/:token/delivery-address", limitRequests("delivery_address")),
    post("/store/withdrawals", limitRequests("withdrawal")),
    post("/store/withdrawals/:id/confirm", limitRequests("withdrawal_confirmation")),
  ],
});

/** For routes on which staff change what this process remembers: that ends with the answer, so that they see the effect at once. */
function forgetRemembered(memory: { forget: () => void }): MedusaRequestHandler {
  return (_request, response, next) => {
    const end = response.end.bind(response);
    response.end = ((...given: Parameters<typeof end>) => {
      memory.forget();
      return end(...given);
    }) as typeof response.end;
    next();
  };
}
